import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { SMILE, expectStep } from "./steps/steps.ts";
import { bookButton, chooseSlot, fillIn, newPerson, openGroup } from "./steps/visitor.ts";

test("a reload at every step stays there with everything chosen", async ({ page }) => {
  await openGroup(page, SMILE);
  await page.reload();
  await expectStep(page, "intervention_ids");

  const summary = page.getByRole("complementary");
  await page
    .getByRole("main")
    .getByRole("button", { name: /Contrôle annuel/ })
    .click();
  await expectStep(page, "calendar_id");
  await page.reload();
  await expectStep(page, "calendar_id");
  await expect(summary).toContainText("Contrôle annuel");

  await page.getByRole("button", { name: /Boris Lang/ }).click();
  await expectStep(page, "slots");
  await page.reload();
  await expectStep(page, "slots");
  await expect(summary).toContainText("Boris Lang");

  await chooseSlot(page);
  const chosen = (await summary.getByText(/, \d{2}:\d{2}$/).textContent()) ?? "";
  await page.locator("#comments").fill("Je viens avec ma fille.");
  await page.reload();
  await expectStep(page, "fiche_info");
  await expect(summary).toContainText(chosen);
  await expect(page.locator("#comments")).toHaveValue("Je viens avec ma fille.");

  await fillIn(page, newPerson());
  await bookButton(page).click();
  await expectStep(page, "confirm");
  await page.reload();
  await expectStep(page, "confirm");
  await expect(page.getByRole("main")).toContainText(chosen);
  await expect(page.getByRole("main")).toContainText("Boris Lang");
});
