import { expect, type Page } from "@playwright/test";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { moveLifted } from "./steps/keyboard.ts";
import { freeSlots, otherClient, take } from "./steps/other-client.ts";
import { openManage, openSalon, saveIt } from "./steps/owner.ts";
import { dayIn } from "./steps/receptionist.ts";
import { bookButton, chooseService, chooseSlot, newPerson, openGroup } from "./steps/visitor.ts";

const main = (page: Page) => page.getByRole("main");
const preview = (page: Page) => page.getByRole("region", { name: "Ce que voient vos clients" });

const Fiche = [
  { name: "lastname", type: "string", label: { fr: "Nom", en: "Last name" }, required: true },
  { name: "email", type: "email", label: { fr: "E-mail", en: "Email" }, required: true },
  { name: "allergies", type: "string", label: { fr: "Vos allergies", en: "Your allergies" } },
];

/** Returns the questions that a visitor gets, on a separate page. */
async function askedOf(page: Page, urlname: string): Promise<string> {
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error("The browser has gone.");
  const visit = await visitor.newPage();
  await openGroup(visit, urlname);
  await chooseService(visit);
  await chooseSlot(visit);
  await expect(bookButton(visit)).toBeVisible();
  const text = await visit.getByRole("main").innerText();
  await visitor.close();
  return text;
}

test("an owner archives a question: clients are asked it no more, and its answers stay in the record", async ({
  page,
  request,
}) => {
  const urlname = await openSalon({ forms: { Fiche, Vevent: [] } });
  const visitor = await otherClient(request, urlname);
  const intervention_id = visitor.catalogue.interventions[0]?.id ?? 0;
  const [slot] = await freeSlots(visitor, { intervention_id, from: dayIn(3) });
  if (!slot) throw new Error("There is no free time.");
  const person = { ...newPerson(), lastname: "Durocher", allergies: "Latex" };
  await take(visitor, slot, intervention_id, person);
  expect(await askedOf(page, urlname)).toContain("Vos allergies");

  await openManage(page, urlname, "/forms");
  await expect(preview(page).getByLabel("Vos allergies")).toBeVisible();
  await main(page).getByRole("button", { name: "Ne plus demander : Vos allergies" }).click();
  await expect(preview(page).getByLabel("Vos allergies")).toHaveCount(0);
  await expect(main(page)).toContainText("Les réponses déjà données sont conservées.");
  await expectNoBarrierAtAnyWidth(page);
  await saveIt(page);
  expect(await askedOf(page, urlname)).not.toContain("Vos allergies");

  await page.goto(`/${urlname}/search_fiche?locale=fr`);
  await page.locator("#fiche-search").fill("duroch");
  await page.getByRole("list", { name: "Personnes trouvées" }).getByRole("button").first().click();
  await page.getByRole("radio", { name: "Coordonnées", exact: true }).click();
  const archivedQuestions = page.getByRole("region", { name: "Plus demandé" });
  await expect(archivedQuestions).toContainText("Vos allergies");
  await expect(archivedQuestions).toContainText("Latex");
  await expectNoBarrierAtAnyWidth(page);

  // A restored question appears again, and the record already contains the answer.
  await page.goto(`/${urlname}/manage/forms?locale=fr`);
  await main(page).getByRole("button", { name: "Demander de nouveau : Vos allergies" }).click();
  await saveIt(page);
  expect(await askedOf(page, urlname)).toContain("Vos allergies");
  await page.goto(`/${urlname}/search_fiche?locale=fr`);
  await page.locator("#fiche-search").fill("duroch");
  await page.getByRole("list", { name: "Personnes trouvées" }).getByRole("button").first().click();
  await page.getByRole("radio", { name: "Coordonnées", exact: true }).click();
  await expect(page.getByLabel("Vos allergies")).toHaveValue("Latex");
});

test("a question is made, put in its place and seen as clients see it, by keyboard alone", async ({
  page,
}) => {
  const urlname = await openSalon({ forms: { Fiche, Vevent: [] } });
  await openManage(page, urlname, "/forms");
  const add = main(page).getByRole("button", { name: "Ajouter une question" });
  await add.focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Case à cocher" }).focus();
  await page.keyboard.press("Enter");
  const label = main(page).getByRole("group", { name: "Question", exact: true });
  await expect(label.getByRole("textbox", { name: "Français" })).toBeFocused();
  await page.keyboard.type("Première visite");
  await expect(preview(page).getByRole("checkbox", { name: "Première visite" })).toBeVisible();
  await page.keyboard.press("Tab");
  await page.keyboard.type("First visit");
  await preview(page).getByRole("combobox", { name: "Langue de l’aperçu" }).focus();
  await page.keyboard.press("ArrowDown");
  await expect(preview(page).getByRole("checkbox", { name: "First visit" })).toBeVisible();
  const order = () =>
    main(page)
      .getByRole("button", { expanded: false })
      .or(main(page).getByRole("button", { expanded: true }))
      .allInnerTexts();
  expect((await order()).at(-1)).toBe("Première visite");
  const drag = main(page).getByRole("button", { name: "Déplacer Première visite" });
  await drag.focus();
  await page.keyboard.press("Space");
  const status = page.getByRole("status").filter({ hasText: "Première visite" });
  await expect(status).toHaveText(/4 sur 4/);
  await moveLifted(status, "ArrowUp", /4 sur 4/, /3 sur 4/);
  await page.keyboard.press("Space");
  await expect.poll(async () => (await order()).at(-1)).toBe("Vos allergies");
  await saveIt(page);
  const questions = await askedOf(page, urlname);
  expect(questions.indexOf("Première visite")).toBeGreaterThan(0);
  expect(questions.indexOf("Première visite")).toBeLessThan(questions.indexOf("Vos allergies"));
});
