import { expect, type Frame, type Page } from "@playwright/test";
import axe from "axe-core";

/** WCAG 2.2 AA asks for targets of 24 pixels, which axe looks for only if told to. */
const TARGETS: axe.RunOptions = { rules: { "target-size": { enabled: true } } };

/**
 * Returns the findings of axe, one line for each rule. Waits for animations first, because their elements do not have the final
 * contrast yet.
 */
export async function barriersOf(page: Page | Frame, options: axe.RunOptions = {}): Promise<string[]> {
  // Injected once for each document, because the script is as large as the page.
  if (!(await page.evaluate<boolean>("'axe' in window"))) await page.evaluate(axe.source);
  const axeOptions = JSON.stringify({ ...TARGETS, ...options, resultTypes: ["violations"] });
  const violations = await page.evaluate<axe.Result[]>(
    `Promise.allSettled(document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime < 1000).map(({ finished }) => finished))
      .then(() => axe.run(${axeOptions})).then(({ violations }) => violations)`,
  );
  return violations
    .map(({ id, nodes }) => ({ id, nodes: nodes.filter((node) => !isObscured(node)) }))
    .filter(({ nodes }) => nodes.length > 0)
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

/** A target at the edge of a bar that stays while the page scrolls has its size once it is scrolled away from it. */
function isObscured({ any }: axe.NodeResult): boolean {
  return any.some(({ id, message }) => id === "target-size" && message.includes("obscured"));
}

/** Checks that the page does not scroll sideways. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overhang = await page.evaluate<number>("document.documentElement.scrollWidth - innerWidth");
  expect(overhang).toBeLessThanOrEqual(0);
}

const CUT_OFF =
  "[...document.querySelectorAll('main li')].filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.innerText)";

/** Checks a loaded screen: axe finds nothing, the page does not scroll sideways, and no card cuts its text off. */
export async function expectNoBarrier(page: Page): Promise<void> {
  await expect(page.locator("h1").first()).toBeVisible();
  expect(await barriersOf(page)).toEqual([]);
  await expectEverythingFits(page);
}

async function expectEverythingFits(page: Page): Promise<void> {
  await expectNoSidewaysScroll(page);
  expect(await page.evaluate<string[]>(CUT_OFF)).toEqual([]);
}

/** Checks the layouts of a phone and of a desktop, and that everything also fits on an ordinary phone. */
export async function expectNoBarrierAtAnyWidth(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 800 });
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await expectEverythingFits(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expectNoBarrier(page);
}
