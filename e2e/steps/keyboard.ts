import { expect, type Locator, type Page } from "@playwright/test";

/** Presses the key until the focus is on it: nothing is clicked, nothing focused by the test. */
export async function walkTo(page: Page, target: Locator, key = "Tab", most = 30): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    if ((await target.and(page.locator(":focus")).count()) > 0) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}
