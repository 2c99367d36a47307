import { expect, test } from "@playwright/test";
import { loadBrowserPhrases } from "@rendezvous/phrases/browser-phrases";
import { LANGUAGES } from "@rendezvous/phrases/language";
import { openGroup, title } from "./steps/visitor.ts";

const TOWN_HALL = "mairie-de-sainte-aubaine";
const marks = await Promise.all(
  LANGUAGES.map(async (language) => (await loadBrowserPhrases(language)).screen.error.text),
);

for (const language of ["fr", "hu"] as const)
  test(`a visitor in "${language}" downloads that language and no other, on a page that says so`, async ({
    page,
  }) => {
    const scripts = new Set<string>();
    page.on("request", (request) => request.url().endsWith(".js") && scripts.add(request.url()));
    await openGroup(page, TOWN_HALL, `locale=${language}`);
    await page.goto(`/${TOWN_HALL}/login?locale=${language}`);
    await expect(title(page)).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    const answers = await Promise.all([...scripts].map((url) => page.request.get(url)));
    const code = (await Promise.all(answers.map((answer) => answer.text()))).join("");
    // A minifier escapes no-break spaces, and nothing else in these texts.
    const found = LANGUAGES.filter((_, other) => code.includes(marks[other]!.replaceAll("\u00a0", "\\xA0")));
    expect(new Set(marks).size).toBe(LANGUAGES.length);
    expect(found).toEqual([language]);
  });
