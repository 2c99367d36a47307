import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { cards } from "./steps/screens.ts";
import { bookButton, chooseSlot, fillIn, newPerson, openGroup, title } from "./steps/visitor.ts";

test("a pack with its break, one of its services with a certain person", async ({ page }) => {
  await openGroup(page, "atelier-margaux");
  await cards(page).filter({ hasText: "Voir toutes les prestations" }).click();
  await page.getByRole("radio", { name: "Prestations" }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("radio", { name: "Formules" })).toBeChecked();
  const content = page.getByRole("list", { name: "Cette formule comprend" }).last();
  await expect(content.getByRole("listitem")).toHaveText([
    "Couleur racines",
    /^pause de 30\smin$/,
    "Rinçage et patine",
    "Coupe cheveux courts",
  ]);
  await expectNoBarrier(page);
  await cards(page).filter({ hasText: "Couleur, pause thé et coupe" }).click();
  await expect(page).toHaveURL(/slots/);
  await page.getByRole("combobox", { name: "Coupe cheveux courts, avec" }).selectOption("Théo");
  await expectNoBarrier(page);
  await chooseSlot(page);
  await fillIn(page, newPerson());
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  await expect(page.getByRole("main")).toContainText("Couleur, pause thé et coupe");
  await expect(page.getByRole("main")).toContainText("Théo");
});
