import { expect, type Page } from "@playwright/test";
import { expectNoBarrier, expectNoSidewaysScroll } from "./steps/barriers.ts";
import {
  bookButton,
  chooseSlot,
  chooseService,
  fillIn,
  newPerson,
  openGroup,
  title,
} from "./steps/visitor.ts";
import { test } from "./steps/journey.ts";

const DENTIST = "cabinet-dentaire-des-lilas";

/** The steps, and the shown days, are on one line, and no day is cut off. */
async function expectOneLine(page: Page): Promise<void> {
  const steps = page.getByRole("navigation").getByRole("listitem");
  const tops = await Promise.all((await steps.all()).map(async (one) => (await one.boundingBox())?.y));
  expect(new Set(tops).size).toBeLessThan(2);
  const cut = await page.evaluate<number>(
    "[...document.querySelectorAll('main [aria-haspopup=dialog] > span')].filter((one) => one.clientWidth > 20 && one.scrollWidth > one.clientWidth + 1).length",
  );
  expect(cut).toBe(0);
}

/** No element moves or has a running animation. */
async function expectNoMotion(page: Page): Promise<void> {
  const moving = await page.evaluate<number>(
    "document.getAnimations().filter(({ effect }) => effect.getComputedTiming().duration > 1).length",
  );
  expect(moving).toBe(0);
  const durations = await page.evaluate<string[]>(
    "[...new Set([...document.querySelectorAll('*')].flatMap((one) => { const style = getComputedStyle(one); return [style.transitionDuration, style.scrollBehavior === 'smooth' ? 'smooth' : '0s']; }))]",
  );
  expect(durations).toEqual(["0s"]);
}

/** On a desktop, on the narrowest phone, and in a window of 1280 by 900 zoomed to 200 %; with reduced motion. */
async function expectForEveryone(page: Page): Promise<void> {
  await expectNoMotion(page);
  await expectNoBarrier(page);
  await page.setViewportSize({ width: 640, height: 450 });
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoBarrier(page);
  await expectOneLine(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

test("on every screen of a booking axe finds nothing, nothing has to be scrolled sideways, and nothing moves", async ({
  page,
}) => {
  // Seven screens, each checked from top to bottom.
  test.slow();
  await openGroup(page, DENTIST);
  await expectForEveryone(page);
  await page.getByRole("main").getByRole("listitem").getByRole("button", { pressed: false }).first().click();
  await expect(page).toHaveURL(/slots/);
  await expect(page.locator("main table").getByRole("button").first()).toBeVisible();
  await expectForEveryone(page);
  await chooseSlot(page);
  await expectForEveryone(page);
  await bookButton(page).press("Enter");
  await expectForEveryone(page);
  await fillIn(page, newPerson());
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  await expectForEveryone(page);
  await page.getByRole("button", { name: "Annuler ce rendez-vous" }).click();
  await expectForEveryone(page);
  for (const path of ["/?locale=fr", "/nobody-here?locale=fr", "/credit-du-vallon-lille?locale=fr"]) {
    await page.goto(path);
    await expect(title(page)).toBeVisible();
    await expectNoBarrier(page);
  }
});

test.describe("on a phone of 320 pixels", () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test("the header stays one row on a page that does not exist", async ({ page }) => {
    await page.goto(`/${DENTIST}/nonsense?locale=fr`);
    await expect(title(page)).toBeVisible();
    expect((await page.getByRole("banner").boundingBox())?.height).toBeLessThan(80);
  });
});

test.describe("in the colours of the system", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  test("axe finds nothing, and what is chosen or cannot be pressed looks it", async ({ page }) => {
    const borderOf = (selector: string) =>
      page.evaluate<string>(
        `(() => { const { borderTopWidth, borderTopColor } = getComputedStyle(document.querySelector("${selector}")); return borderTopWidth + borderTopColor; })()`,
      );
    const submit = "main button[aria-disabled], main button[type=submit]";
    await openGroup(page, DENTIST);
    await chooseService(page);
    await chooseSlot(page);
    await expect(bookButton(page)).toHaveAttribute("aria-disabled", "true");
    const disabled = await borderOf(submit);
    await page.getByRole("link", { name: "Retour" }).click();
    await expect(page).toHaveURL(/slots/);
    await expect(page.locator("table [data-selected]")).toBeVisible();
    expect(await borderOf("table [data-selected]")).not.toBe(
      await borderOf("table button:not([data-selected])"),
    );
    await page.goBack();
    await fillIn(page, newPerson());
    await expect(bookButton(page)).not.toHaveAttribute("aria-disabled", "true");
    expect(await borderOf(submit)).not.toBe(disabled);
    await expectNoBarrier(page);
  });
});

test.describe("for a visitor in another timezone", () => {
  test.use({ timezoneId: "Asia/Kathmandu" });

  test("the times are the group's own, and it is said", async ({ page }) => {
    await openGroup(page, "optique-belvue-nantes");
    await chooseService(page);
    await expect(page.getByText("Les heures indiquées sont locales (Nantes).")).toBeVisible();
    await chooseSlot(page);
    const chosen = await page
      .getByRole("complementary")
      .getByText(/, \d{2}:\d{2}$/)
      .innerText();
    await fillIn(page, newPerson());
    await bookButton(page).click();
    await expect(title(page)).toHaveText(/confirmé/);
    await expect(page.getByText(chosen)).toBeVisible();
    await expect(page.getByText("Les heures indiquées sont locales (Nantes).")).toBeVisible();
  });
});

test.describe("before any script runs", () => {
  test.use({ javaScriptEnabled: false });

  test("the page has the group's colour", async ({ page }) => {
    await page.goto("/atelier-margaux?locale=fr");
    const accent = await page.evaluate<string>(
      "getComputedStyle(document.documentElement).getPropertyValue('--accent')",
    );
    expect(accent).toBe("#be185d");
  });
});
