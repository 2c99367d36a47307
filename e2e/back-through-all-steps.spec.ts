import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { SMILE, expectStep } from "./steps/steps.ts";
import { bookButton, chooseService, chooseSlot, fillIn, newPerson, openGroup } from "./steps/visitor.ts";

test("back and forward in the browser walk through the steps and keep what was chosen and typed", async ({
  page,
}) => {
  await openGroup(page, SMILE);
  await chooseService(page, "Contrôle annuel");
  await chooseSlot(page);
  const summary = page.getByRole("complementary");
  const chosen = (await summary.getByText(/, \d{2}:\d{2}$/).textContent()) ?? "";
  await fillIn(page, newPerson());

  for (const step of ["slots", "calendar_id"] as const) {
    await page.goBack();
    await expectStep(page, step);
    await expect(summary).toContainText("Contrôle annuel");
    // Going back before the times releases the chosen one.
    if (step === "slots") await expect(summary).toContainText(chosen);
    else await expect(summary).not.toContainText(chosen);
  }
  // The first step has no summary: the card itself shows the choice.
  await page.goBack();
  await expectStep(page, "intervention_ids");
  await expect(summary).toBeHidden();
  await expect(page.getByRole("button", { pressed: true })).toContainText("Contrôle annuel");
  for (const step of ["calendar_id", "slots"] as const) {
    await page.goForward();
    await expectStep(page, step);
  }
  await chooseSlot(page);
  await expect(page.locator('[name="lastname"]')).toHaveValue("Dubois");
  await bookButton(page).click();
  await expectStep(page, "confirm");
});

test("another screen begins at its top, and the way back leads to where the page was", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 500 });
  await openGroup(page, SMILE);
  await page.evaluate("scrollTo(0, 300)");
  await page.locator("main li button").filter({ hasText: "Contrôle annuel" }).click();
  await expectStep(page, "calendar_id");
  expect(await page.evaluate("scrollY")).toBe(0);
  await page.goBack();
  await expectStep(page, "intervention_ids");
  await expect.poll(() => page.evaluate("scrollY")).toBeGreaterThan(0);
});
