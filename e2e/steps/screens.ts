import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Locator, type Page } from "@playwright/test";

/** The cards of a choice step, in their order. */
export function cards(page: Page): Locator {
  return page.getByRole("main").locator("li > * > button[aria-pressed]");
}

/** Chooses with the keyboard alone and waits for the next screen. */
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

const CUT_OFF =
  "[...document.querySelectorAll('main li')].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)";

/** Axe finds nothing, nothing has to be scrolled sideways, and no card cuts its words off. */
export async function expectNoBarrier(page: Page): Promise<void> {
  // What is on its way in or out has not its final contrast yet.
  await page.waitForTimeout(250);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`)).toEqual([]);
  const overhang = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  expect(overhang).toBeLessThanOrEqual(0);
  expect(await page.evaluate<string[]>(CUT_OFF)).toEqual([]);
}

/** The same on the narrowest phone, on an ordinary one and on a desk. */
export async function expectNoBarrierAtAnyWidth(page: Page): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoBarrier(page);
  }
}
