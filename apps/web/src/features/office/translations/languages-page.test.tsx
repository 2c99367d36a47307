import "../../../app/tokens.css";
import "../../../app/base.css";
import type { GroupText } from "@rendezvous/contract/office/group-text";
import { describe, expect, onTestFinished, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { startInGroup } from "../../ground/group/testing/start-in-group.tsx";
import { startSession } from "../../ground/session/session-store.ts";
import { aSession } from "../../ground/session/testing/a-session.ts";
import { accessibilityFaults } from "../../visit/slots/testing/accessibility-faults.ts";
import { setWorkingDraft } from "../schema/working-draft.ts";
import { LanguagesPage } from "./languages-page.tsx";

const settings = {
  name: "Practice",
  locale: "en",
  enabled_locales: "en,fr,de",
  rules: {},
  apptemplates: {},
  version: 3,
};
const text = (
  kind: string,
  record_id: number | null,
  path: string,
  texts: Record<string, string>,
): GroupText => ({
  kind,
  record_id,
  record_name: record_id === null ? kind : (texts["en"] ?? ""),
  path,
  texts,
  outdated: [],
});
const DESCRIPTION = { en: "<p>With <strong>care</strong></p>", fr: "Avec soin" };
const TEXTS = [
  text("interventions", 21, "publicname", { en: "Haircut" }),
  { ...text("interventions", 21, "description", DESCRIPTION), outdated: ["fr"] },
  text("calendars", 15, "publicname", { en: "Anna Roux", fr: "Anna Roux", de: "Anna Roux" }),
  text("forms", null, "Fiche[0].choices[0].label", { en: "small" }),
];

interface Situation {
  language?: "en" | "fr";
  width?: number;
  enabled?: string;
  more?: number;
  /** The new name of the service when its translation is saved. */
  renamed?: string;
}

async function start({
  language = "en",
  width = 1280,
  enabled = "en,fr,de",
  more = 0,
  renamed,
}: Situation = {}) {
  await page.viewport(width, 900);
  startSession("practice", aSession({ type: "pro" }));
  const many = Array.from({ length: more }, (_, at) =>
    text("packs", at + 1, "publicname", { en: `Pack ${at}` }),
  );
  const server = { texts: [...TEXTS, ...many], sent: [] as unknown[], confirmed: [] as unknown[] };
  const service = {
    id: 21,
    publicname: renamed ?? "Haircut",
    description: DESCRIPTION,
    version: 7,
  };
  const forms = { Fiche: [{ name: "size", type: "select", choices: ["small"] }], Vevent: [], version: 2 };
  await startInGroup(
    <main>
      <LanguagesPage />
    </main>,
    {
      address: "/practice/manage/languages",
      language,
      group: { enabled_locales: enabled },
      answer: ({ method, path, body }) => {
        const at = path.replace("/api/v3/groups/4/", "");
        if (at === "settings") return { settings: { ...settings, enabled_locales: enabled } };
        if (at === "texts") return { locale: "en", languages: enabled.split(","), texts: server.texts };
        if (at === "texts.confirmed") {
          server.confirmed.push(body);
          server.texts = server.texts.map((one) => ({ ...one, outdated: [] }));
          return body;
        }
        if (method === "PUT") {
          server.sent.push(body);
          server.texts = server.texts.map((one) =>
            one.kind === "interventions"
              ? { ...one, texts: { ...one.texts, fr: "Coupe" }, outdated: [] }
              : one,
          );
          return body;
        }
        if (at === "interventions/21") return { intervention: service };
        return at === "forms.records" ? { forms } : undefined;
      },
    },
  );
  await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
  return server;
}

const box = (name: RegExp) => page.getByRole("textbox", { name });
const texts = page.getByRole("listitem").filter({ has: page.getByRole("textbox") });
const save = page.getByRole("button", { name: "Save the translations" });

describe("the page of the languages", () => {
  test.each([
    ["en", 320],
    ["fr", 320],
    ["en", 1280],
    ["fr", 1280],
  ] as const)("is free of barriers in %s at %i pixels", async (language, width) => {
    await start({ language, width });
    await expect.element(page.getByRole("table")).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await page
      .getByText(language === "en" ? "To check" : "À revoir")
      .last()
      .click();
    expect(await accessibilityFaults()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });
});

test("how much is left is counted for each language, and what is missing stands beside its original", async () => {
  await start();
  const rows = page.getByRole("table").getByRole("row");
  await expect.element(rows.nth(1)).toMatchTextContent(/French21/);
  await expect.element(rows.nth(2)).toMatchTextContent(/German30/);
  await expect.element(page.getByText(/clients read this instead: English/)).toBeVisible();
  await expect.element(texts).toHaveLength(2);
  await expect.element(texts.first()).toMatchTextContent(/Services · Haircut · Name for clients/);
  await expect.element(texts.nth(1)).toMatchTextContent(/Forms.*small/);
  await page.getByRole("button", { name: "German" }).click();
  await expect.element(texts).toHaveLength(3);
  await page.getByRole("combobox", { name: "Where the text is" }).selectOptions("Forms");
  await expect.element(texts).toHaveLength(1);
  await page.getByRole("radio", { name: "All texts" }).click();
  await page.getByRole("combobox", { name: "Where the text is" }).selectOptions("Everywhere");
  await expect.element(texts).toHaveLength(4);
});

test("translations are saved into their records, with nothing else, and leave the list", async () => {
  const server = await start();
  await expect.element(save).toHaveAttribute("aria-disabled", "true");
  await box(/^Services/).fill("Coupe");
  // Typed text belongs to this language, so no other can be chosen.
  await expect.element(page.getByRole("button", { name: "German" })).toBeDisabled();
  await texts.nth(1).getByRole("button", { name: "Keep it as in the original" }).click();
  await save.click();
  await expect.element(texts).toHaveLength(1);
  expect(server.sent).toEqual([
    { intervention: { publicname: { en: "Haircut", fr: "Coupe" } } },
    {
      forms: {
        Fiche: [
          {
            name: "size",
            type: "select",
            choices: [{ value: "small", label: { en: "small", fr: "small" } }],
          },
        ],
      },
    },
  ]);
});

test("a text with markup is translated in the editor, beside its original as clients read it", async () => {
  const server = await start();
  await page.getByRole("button", { name: "German" }).click();
  await expect.element(page.getByText("care", { exact: true })).toBeVisible();
  expect(page.getByText("care", { exact: true }).element().localName).toBe("strong");
  await box(/Description/).click();
  await userEvent.keyboard("{Control>}b{/Control}Sorgfalt");
  await save.click();
  await expect.poll(() => server.sent).toHaveLength(1);
  const description = { ...DESCRIPTION, de: "<p><strong>Sorgfalt</strong></p>" };
  expect(server.sent).toEqual([{ intervention: { description } }]);
});

test("what is outdated is translated anew, or still fits", async () => {
  const server = await start();
  await page.getByRole("radio", { name: "To check" }).click();
  await expect.element(texts).toHaveLength(1);
  await expect.element(texts).toMatchTextContent(/The original has changed since/);
  await expect.element(box(/Description/)).toMatchTextContent(/^Avec soin$/);
  await page.getByRole("button", { name: "The translation still fits" }).click();
  await expect.element(page.getByText("Nothing like this here.")).toBeVisible();
  const text = { kind: "interventions", record_id: 21, path: "description", language: "fr" };
  expect(server.confirmed).toEqual([{ text }]);
});

test("translations go into the draft that is worked on, and what counts at once is not offered there", async () => {
  onTestFinished(() => setWorkingDraft(null));
  const server = await start();
  setWorkingDraft({ id: 12, name: "Summer", groupId: 4 });
  await page.getByRole("radio", { name: "To check" }).click();
  await expect.element(texts).toMatchTextContent(/The original has changed since/);
  expect(page.getByRole("button", { name: "The translation still fits" }).elements()).toHaveLength(0);
  expect(save.elements()).toHaveLength(0);
  await box(/Description/).fill("Avec attention");
  await page.getByRole("button", { name: "Save in the draft" }).last().click();
  await expect.element(page.getByText(/^Saved in the draft/)).toBeVisible();
  expect(server.sent).toHaveLength(1);
});

test("a text that somebody has changed meanwhile is not written over", async () => {
  const server = await start({ renamed: "Haircut and wash" });
  await box(/^Services/).fill("Coupe");
  await save.click();
  await expect.element(page.getByRole("alert")).toMatchTextContent(/Someone changed one of these texts/);
  await expect.element(box(/^Services/)).toHaveValue("Coupe");
  expect(server.sent).toEqual([]);
});

test("a thousand texts are shown by and by", async () => {
  await start({ more: 1000 });
  await expect.element(texts).toHaveLength(50);
  await page.getByRole("button", { name: "Show more" }).click();
  await expect.element(texts).toHaveLength(100);
});

test("a group of one language has nothing to translate", async () => {
  await start({ enabled: "en" });
  await expect.element(page.getByRole("combobox", { name: "Main language" })).toBeVisible();
  await expect.element(page.getByRole("table")).not.toBeInTheDocument();
});
