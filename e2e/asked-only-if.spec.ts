import { expect, type Page } from "@playwright/test";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { openManage, openSalon, save } from "./steps/owner.ts";
import { bookButton, fillIn, newPerson, openFormByLink, title } from "./steps/visitor.ts";

const main = (page: Page) => page.getByRole("main");
const preview = (page: Page) => page.getByRole("region", { name: "Ce que voient vos clients" });

const Fiche = [
  { name: "lastname", type: "string", label: { fr: "Nom", en: "Last name" }, required: true },
  { name: "email", type: "email", label: { fr: "E-mail", en: "Email" }, required: true },
  {
    name: "pregnant",
    type: "radio",
    label: { fr: "Êtes-vous enceinte ?", en: "Are you pregnant?" },
    required: true,
    choices: [
      { value: "yes", label: { fr: "Oui", en: "Yes" } },
      { value: "no", label: { fr: "Non", en: "No" } },
    ],
  },
  {
    name: "week",
    type: "integer",
    label: { fr: "Quelle semaine ?", en: "Which week?" },
    required: true,
    max: 42,
  },
];

async function openRecord(page: Page, urlname: string, lastname: string): Promise<void> {
  await page.goto(`/${urlname}/search_fiche?locale=fr`);
  await page.locator("#fiche-search").fill(lastname);
  await page.getByRole("list", { name: "Personnes trouvées" }).getByRole("button").first().click();
  await page.getByRole("radio", { name: "Coordonnées", exact: true }).click();
}

test("an owner says by keyboard when a question is asked; a client sees it come and go, and the answer stands in the record", async ({
  page,
  browser,
}) => {
  const urlname = await openSalon({ forms: { Fiche, Vevent: [] } });
  await openManage(page, urlname, "/forms");
  await expect(preview(page).getByLabel("Quelle semaine ?")).toBeVisible();
  await main(page).getByRole("button", { name: "Quelle semaine ?", exact: true }).focus();
  await page.keyboard.press("Enter");
  const when = main(page).getByRole("combobox", { name: "Quand la poser" });
  for (let presses = 0; (await when.and(page.locator(":focus")).count()) === 0; presses++) {
    expect(presses).toBeLessThan(20);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("ArrowDown");
  await expect(when).toHaveValue("pregnant");
  await expect(main(page)).toContainText(
    "Posée seulement si la réponse à «\u202fÊtes-vous enceinte ?\u202f» est «\u202fOui\u202f»",
  );
  await page.keyboard.press("Tab");
  await expect(main(page).getByRole("checkbox", { name: "Oui" })).toBeFocused();
  await expect(preview(page).getByLabel("Quelle semaine ?")).toHaveCount(0);
  await save(page).focus();
  await page.keyboard.press("Enter");
  await expect(page.getByText("Rien n’a encore changé.")).toBeVisible();

  await page.goto(`/${urlname}/manage/online?locale=fr`);
  await expect(main(page)).toContainText(/Quelle semaine \?\s*Posée seulement si/);

  const visitor = await browser.newContext();
  const visit = await visitor.newPage();
  const week = visit.getByLabel("Quelle semaine ?");
  const expecting = { ...newPerson(), lastname: "Durocher" };
  await openFormByLink(visit, urlname);
  await fillIn(visit, expecting);
  await expect(week).toHaveCount(0);
  await visit.getByRole("radio", { name: "Oui" }).focus();
  await visit.keyboard.press("Space");
  await expect(week).toBeVisible();
  await expect(visit.getByRole("radio", { name: "Oui" })).toBeFocused();
  await expect(visit.getByRole("status").filter({ hasText: "Quelle semaine ?" })).toHaveCount(1);
  await bookButton(visit).click({ force: true });
  await expect(week).toBeFocused();
  await expectNoBarrierAtAnyWidth(visit);
  await visit.keyboard.type("12");
  await visit.getByRole("radio", { name: "Oui" }).focus();
  await visit.keyboard.press("ArrowDown");
  await expect(week).toHaveCount(0);
  await visit.keyboard.press("ArrowUp");
  await expect(week).toHaveValue("12");
  await bookButton(visit).click();
  await expect(title(visit)).toHaveText(/confirmé/);

  // A hidden question is not required.
  const other = { ...newPerson(), lastname: "Marchais" };
  await openFormByLink(visit, urlname);
  await fillIn(visit, other);
  await visit.getByRole("radio", { name: "Oui" }).check();
  await week.fill("30");
  await visit.getByRole("radio", { name: "Non" }).check();
  await bookButton(visit).click();
  await expect(title(visit)).toHaveText(/confirmé/);
  await visitor.close();

  await openRecord(page, urlname, "durocher");
  await expect(page.getByLabel("Quelle semaine ?")).toHaveValue("12");
  await page.getByRole("radio", { name: "Non", exact: true }).check();
  await expect(page.getByLabel("Quelle semaine ?")).toHaveCount(0);
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  const archivedQuestions = page.getByRole("region", { name: "Plus demandé" });
  await expect(archivedQuestions).toContainText("Quelle semaine ?");
  await expect(archivedQuestions).toContainText("12");
  await page.getByRole("radio", { name: "Oui", exact: true }).check();
  await expect(page.getByLabel("Quelle semaine ?")).toHaveValue("12");
  await openRecord(page, urlname, "marchais");
  await expect(page.getByRole("radio", { name: "Non", exact: true })).toBeChecked();
  await expect(page.getByLabel("Quelle semaine ?")).toHaveCount(0);
  await page.getByRole("radio", { name: "Oui", exact: true }).check();
  await expect(page.getByLabel("Quelle semaine ?")).toHaveValue("");
});
