import { expect, type Locator, type Page } from "@playwright/test";

/** Lets the page's clock run, five seconds at a time, until the locator is in view. The clock has to be installed. */
export async function runClockUntilShown(page: Page, locator: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(locator).toBeInViewport({ timeout: 500 });
  }).toPass();
}
