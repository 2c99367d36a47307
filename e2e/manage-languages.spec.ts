import { expect, type Page } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { openManage, openSalon, saveIt } from "./steps/owner.ts";
import { openGroup } from "./steps/visitor.ts";

const main = (page: Page) => page.getByRole("main");
const list = (page: Page) =>
  main(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("textbox") });
const left = (page: Page) => page.getByRole("row", { name: /^Anglais/ }).getByRole("cell");

/** Returns the services that an English visitor can choose, on a separate page. */
async function offeredInEnglish(page: Page, urlname: string): Promise<string> {
  const visitor = await page.context().browser()?.newContext();
  if (!visitor) throw new Error("The browser has gone.");
  const visit = await visitor.newPage();
  await openGroup(visit, urlname, "locale=en");
  await expect(visit.getByRole("main").getByRole("listitem").first()).toBeVisible();
  const text = await visit.getByRole("main").innerText();
  await visitor.close();
  return text;
}

test("an owner translates a service, clients read it, and a changed original asks for it again", async ({
  page,
}) => {
  const urlname = await openSalon({ forms: { Fiche: [], Vevent: [] } });
  expect(await offeredInEnglish(page, urlname)).toContain("Coupe");
  await openManage(page, urlname, "/languages");
  await expect(main(page)).toContainText("vos clients lisent ceci : Français");
  const missing = Number(await left(page).first().innerText());
  expect(missing).toBeGreaterThan(3);
  const cut = list(page).filter({ hasText: "Prestations · Coupe" });
  await cut.getByRole("textbox").fill("Haircut");
  // A name is the same in every language.
  await list(page)
    .filter({ hasText: "Anna Roux" })
    .getByRole("button", { name: "Garder comme l’original" })
    .click();
  await main(page).getByRole("button", { name: "Enregistrer les traductions" }).click();
  await expect(left(page).first()).toHaveText(String(missing - 2));
  await expect(cut).toHaveCount(0);
  const offer = await offeredInEnglish(page, urlname);
  expect(offer).toContain("Haircut");
  expect(offer).not.toContain("Coupe");

  await page.getByRole("link", { name: "Prestations et tarifs" }).first().click();
  await main(page).getByRole("link", { name: "Coupe", exact: true }).click();
  const names = page.getByRole("group", { name: "Nom pour les clients" });
  await expect(names.getByRole("textbox", { name: "Anglais" })).toHaveValue("Haircut");
  await names.getByRole("textbox", { name: "Français" }).fill("Coupe au rasoir");
  await saveIt(page);
  await page.goto(`/${urlname}/manage/languages?locale=fr`);
  await expect(left(page).last()).toHaveText("1");
  await main(page).getByRole("radio", { name: "À revoir" }).check();
  await expect(list(page)).toHaveCount(1);
  await expect(list(page)).toContainText("Coupe au rasoir");
  await expect(list(page)).toContainText("L’original a changé depuis");
  await list(page).getByRole("textbox").fill("Razor cut");
  await main(page).getByRole("button", { name: "Enregistrer les traductions" }).click();
  await expect(left(page).last()).toHaveText("0");
  expect(await offeredInEnglish(page, urlname)).toContain("Razor cut");
});
