import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { cards } from "./steps/screens.ts";
import { bookButton, chooseSlot, fillIn, newPerson, openGroup, title } from "./steps/visitor.ts";

test("no preference comes first and books with a calendar that is free", async ({ page }) => {
  await openGroup(page, "bains-de-sel");
  await cards(page).first().click();
  await cards(page).filter({ hasText: "Bain de sel" }).click();
  await expect(cards(page)).toHaveText(["Sans préférence", "Anna Berthou", "Bao Lemaire", "Cyd Arnoux"]);
  await cards(page).first().click();
  await chooseSlot(page);
  await fillIn(page, newPerson());
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  await expect(page.getByRole("main")).toContainText(/Anna Berthou|Bao Lemaire|Cyd Arnoux/);
});
