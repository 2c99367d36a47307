import { expect } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { chooseService, openGroup } from "./steps/visitor.ts";

test("the calendar of the slots may be opened before it has come, and closed again", async ({ page }) => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route("**/assets/date-picker-calendar*.js", async (route) => {
    await sent;
    await route.continue();
  });
  await openGroup(page, "lumiere-d-anse", "locale=en");
  await chooseService(page);
  const date = page.getByRole("button", { name: /pick another date/i });
  const picker = page.getByRole("dialog");
  await date.click();
  await expect(picker).toContainText("Loading");
  await page.keyboard.press("Escape");
  await expect(picker).toBeHidden();
  await expect(date).toBeFocused();
  await date.click();
  send();
  await expect(picker.getByRole("application")).toBeVisible();
  await expect(picker.getByRole("gridcell").locator(":focus")).toBeVisible();
});
