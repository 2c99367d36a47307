import { expect, test } from "@playwright/test";
import { chooseService, openGroup } from "./steps/visitor.ts";

test("the calendar of the slots opens in English as it does in French", async ({ page }) => {
  await openGroup(page, "lumiere-d-anse", "locale=en");
  await chooseService(page);
  await page.getByRole("button", { name: /pick another date/i }).click();
  await expect(page.getByRole("application")).toBeVisible();
});
