import { expect } from "@playwright/test";
import { expectNoBarrier } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { cards, chooseByKeyboard } from "./steps/screens.ts";
import { bookButton, chooseSlot, fillIn, newPerson, openGroup, title } from "./steps/visitor.ts";

test("a room is all that is asked: the only service comes by itself", async ({ page }) => {
  await openGroup(page, "salles-du-port");
  await expect(page).toHaveURL(/resource_id/);
  await expect(cards(page)).toHaveText(["Sans préférence", "Grande salle", "Petite salle"]);
  await expectNoBarrier(page);
  await chooseByKeyboard(page, /Petite salle/);
  await expect(page).toHaveURL(/slots/);
  await chooseSlot(page);
  await fillIn(page, newPerson());
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  await expect(page.getByRole("main")).toContainText("Petite salle");
});
