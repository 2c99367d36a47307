import { expect, type Frame, type Page } from "@playwright/test";
import axe from "axe-core";

/** What axe finds wrong, one line a rule. What is on its way in or out has not its final contrast yet: it is waited for. */
export async function barriersOf(page: Page | Frame, options: axe.RunOptions = {}): Promise<string[]> {
  // Once for each document: its script is as large as the page.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const axeOptions = JSON.stringify({ ...options, resultTypes: ["violations"] });
  const violations = await page.evaluate<axe.Result[]>(
    `Promise.allSettled(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < 1000).map(({ finished }) => finished))
      .then(() => axe.run(${axeOptions})).then(({ violations }) => violations)`,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** Nothing has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  expect(overhang).toBeLessThanOrEqual(0);
}

const CUT_OFF =
  "[...document.querySelectorAll('main li')].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)";

/** On a screen that has come: axe finds nothing, nothing has to be scrolled sideways, and no card cuts its words off. */
export async function expectNoBarrier(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate<string[]>(CUT_OFF)).toEqual([]);
}

/** The same on the narrowest phone, on an ordinary one and on a desk. */
export async function expectNoBarrierAtAnyWidth(page: Page): Promise<void> {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoBarrier(page);
  }
}
