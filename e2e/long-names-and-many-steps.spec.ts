import { expect, type Page } from "@playwright/test";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { cards } from "./steps/screens.ts";
import { openGroup } from "./steps/visitor.ts";

const LONG_NAMED = "hauts-de-bellevue";

async function walkToTimes(page: Page): Promise<void> {
  for (const step of [
    "calendarset_id",
    "interventionset_ids",
    "intervention_ids",
    "calendar_id",
    "resource_id",
  ]) {
    await expect(page).toHaveURL(new RegExp(`/book/${step}`));
    await cards(page).last().click();
  }
  await expect(page).toHaveURL(/\/book\/slots/);
  await expect(page.locator("main table").getByRole("button").first()).toBeVisible();
}

/** Returns the steps that are cut off on the right or overlap their neighbours. */
const CROWDED = `(() => {
  const boxes = [...document.querySelectorAll("nav ol > li > *")].map((one) => one.getBoundingClientRect());
  return boxes.filter((box, at) => box.right > innerWidth || (at > 0 && box.left < boxes[at - 1].right - 1)).length;
})()`;

/** Returns the horizontal distance of the current step's name from its circle. */
const BESIDE = `(() => {
  const [circle, name] = [...document.querySelectorAll('nav [aria-current="step"] > span')].map((one) => one.getBoundingClientRect());
  return Math.max(0, name.left - circle.right, circle.left - name.right) > 12 ? 1 : 0;
})()`;

test("eight steps and a very long name stand well at any width", async ({ page }) => {
  test.slow();
  await openGroup(page, LONG_NAMED, "locale=fr");
  await walkToTimes(page);
  const steps = page.getByRole("navigation").getByRole("listitem");
  await expect(steps).toHaveCount(8);
  const current = page.locator('nav [aria-current="step"] > span').nth(1);
  for (const width of [320, 360, 390, 560, 690, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const tops = await Promise.all((await steps.all()).map(async (one) => (await one.boundingBox())?.y));
    expect(new Set(tops).size, `one row at ${width} px`).toBe(1);
    expect(await page.evaluate<number>(CROWDED), `room at ${width} px`).toBe(0);
    const { scrollWidth, clientWidth } = await current.evaluate(({ scrollWidth, clientWidth }) => ({
      scrollWidth,
      clientWidth,
    }));
    expect(scrollWidth, `the whole name at ${width} px`).toBeLessThanOrEqual(clientWidth + 1);
    expect(await page.evaluate<number>(BESIDE), `its own circle at ${width} px`).toBe(0);
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(80);
  }
  await expect(page.getByRole("banner")).toContainText("et du Val-d’Ambre");
  await expect(page).toHaveTitle(/et du Val-d’Ambre$/);
  await expectNoBarrierAtAnyWidth(page);
});
