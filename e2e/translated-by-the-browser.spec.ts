import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { book as bookInCalendar, button, freshName, openEmptyDay, pane } from "./steps/receptionist.ts";
import { translatePages } from "./steps/translator.ts";
import { timeField, typeTime } from "./steps/type-time.ts";
import { book, newPerson, title } from "./steps/visitor.ts";

test("a visitor whose browser translates the page books", async ({ page }) => {
  await translatePages(page);
  await book(page, "mairie-de-sainte-aubaine", newPerson());
  await expect(title(page)).toHaveText(/confirmé/);
  await expect(page.locator("main font").first()).toBeVisible();
});

test("a translated day shows the new time of an appointment that was moved", async ({ page }) => {
  await translatePages(page);
  await openEmptyDay(page);
  const block = await bookInCalendar(page, freshName(), "09:00");
  await page.keyboard.press("Enter");
  await button(pane(page), "Changer l’horaire").click();
  await typeTime(timeField(pane(page), "Heure"), "10:30");
  await button(pane(page), "Enregistrer").click();
  await expect(block).toContainText("10:30");
  await expect(block).not.toContainText("09:00");
});
