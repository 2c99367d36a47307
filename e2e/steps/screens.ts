import { expect, type Locator, type Page } from "@playwright/test";

/** Returns the cards of a choice step, in their order. */
export function cards(page: Page): Locator {
  return page.getByRole("main").locator("li > * > button[aria-pressed]");
}

/** Chooses by keyboard alone and waits for the next screen. */
export async function chooseByKeyboard(page: Page, name: RegExp): Promise<void> {
  const step = new URL(page.url()).pathname;
  const card = cards(page).filter({ hasText: name }).first();
  await expect(card).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    if (await card.evaluate((element) => element === element.ownerDocument.activeElement)) break;
  }
  await page.keyboard.press("Enter");
  await expect.poll(() => new URL(page.url()).pathname).not.toBe(step);
}
