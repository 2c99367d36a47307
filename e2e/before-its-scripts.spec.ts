import { expect, test } from "@playwright/test";
import { cards, expectNoBarrier } from "./steps/screens.ts";
import { DENTIST } from "./steps/steps.ts";
import { openGroup, title } from "./steps/visitor.ts";

const ADDRESS = `/${DENTIST}?locale=fr`;
const SCRIPTS = "**/assets/*.js";

test("on a slow line the page says at once whose it is, in its own look", async ({ page }) => {
  const waiting = new Promise<() => void>((known) => {
    const untilSent = new Promise<void>((send) => known(send));
    void page.route(SCRIPTS, async (route) => {
      await untilSent;
      await route.continue();
    });
  });
  await page.goto(ADDRESS, { waitUntil: "commit" });
  await expect(page.getByText("Cabinet dentaire des Lilas")).toBeVisible();
  await expect(page.getByRole("banner")).toHaveCSS("border-bottom-style", "solid");
  await expect(page.getByRole("alert")).toBeHidden();
  (await waiting)();
  await expect(title(page)).toBeVisible();
  await expect(page.locator("#early")).toHaveCount(0);
});

test("a page whose scripts do not come says so, whom to call, and may be tried again", async ({ page }) => {
  await page.route(SCRIPTS, (route) => route.abort());
  await page.goto(ADDRESS);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("La page n’a pas pu se charger");
  await expect(alert.getByRole("link", { name: /^Appeler le/ })).toHaveAttribute("href", /^tel:\d/);
  await expectNoBarrier(page);
  await page.unroute(SCRIPTS);
  await alert.getByRole("link", { name: "Réessayer" }).click();
  await expect(title(page)).toBeVisible();
});

test("while a step is on its way, the foot of the page does not jump up and down again", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openGroup(page, DENTIST);
  const footer = page.getByRole("contentinfo");
  await expect(footer).not.toBeInViewport();
  await page.route(SCRIPTS, () => undefined);
  await cards(page).first().click();
  await expect(page.getByText("Chargement")).toBeVisible();
  await expect(footer).not.toBeInViewport();
});
