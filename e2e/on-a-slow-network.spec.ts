import { expect, type Page } from "@playwright/test";
import { expectNoBarrierAtAnyWidth } from "./steps/barriers.ts";
import { test } from "./steps/journey.ts";
import { runClockUntilShown } from "./steps/run-clock.ts";
import { bookButton, chooseService, fillInByLink, openGroup, title } from "./steps/visitor.ts";

const OPTICIAN = "optique-belvue-nantes";
const SLOW = "C’est plus long que d’habitude";

/** Delays every answer to a call until the returned function is called. */
async function keepBack(page: Page, call: string | RegExp): Promise<() => void> {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>();
  await page.route(call, async (route) => {
    await sent;
    return route.fallback();
  });
  return send;
}

test.beforeEach(({ page }) => page.clock.install());

test("times that take long say so where they will stand, and come", async ({ page }) => {
  const send = await keepBack(page, "**/availabletimeslots*");
  await openGroup(page, OPTICIAN);
  await chooseService(page);
  const main = page.getByRole("main");
  await expect(main).toContainText("Recherche des horaires");
  await expect(main).not.toContainText(SLOW);
  await runClockUntilShown(page, main.getByText(SLOW).first());
  await expect(page.getByRole("status").getByText(SLOW)).toBeAttached();
  await expectNoBarrierAtAnyWidth(page);
  send();
  await expect(page.getByRole("grid").getByRole("button").first()).toBeVisible();
  await expect(main).not.toContainText(SLOW);
});

test("a booking that takes long says so as long as it does", async ({ page }) => {
  await fillInByLink(page, OPTICIAN);
  const send = await keepBack(page, "**/api/v3/appointments?*");
  await bookButton(page).click();
  const notice = page.getByRole("region", { name: SLOW });
  await runClockUntilShown(page, notice);
  await expectNoBarrierAtAnyWidth(page);
  send();
  await expect(title(page)).toHaveText(/confirmé/);
  await expect(notice).toHaveCount(0);
});

test("a screen whose file takes long says so", async ({ page }) => {
  const send = await keepBack(page, "**/assets/map-page*.js");
  await page.goto(`/${OPTICIAN}/map?locale=fr`);
  await runClockUntilShown(page, page.getByRole("main").getByText(SLOW));
  send();
  await expect(title(page)).toHaveText("Comment venir");
});
