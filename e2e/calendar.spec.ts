import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { logIn } from "./steps/account.ts";
import { expectNoBarrier } from "./steps/barriers.ts";
import { openDesk } from "./steps/desk.ts";
import { test } from "./steps/journey.ts";
import { otherClient } from "./steps/other-client.ts";

const CENTRE = "maison-de-sante-du-parc";
const PASSWORD = "Parc*Accueil-38";
const RECEPTION = "accueil@sante-du-parc.example";

const columns = (page: Page) => page.getByRole("grid").getByRole("row");
const blocks = (page: Page) => page.locator("[role=grid] [data-event]");

/** Shows all columns again, because they are stored with the login, which other journeys share. */
async function forgetColumns(request: APIRequestContext, email: string): Promise<void> {
  const client = await otherClient(request, CENTRE);
  const site = `http://127.0.0.1:${process.env["E2E_PORT"]}`;
  const desk = await openDesk(site, client, { email, password: PASSWORD });
  await desk.call("PUT", `groups/${client.group.id}/calendar_columns`, { columns: [] });
  await desk.close();
}

/** Opens a day with appointments in the first column: the demo fills the days after its import, some on Saturdays too. */
async function openBusyDay(page: Page, email: string): Promise<void> {
  await forgetColumns(page.request, email);
  await page.goto(`/${CENTRE}/login?locale=fr`);
  await logIn(page, email, PASSWORD);
  await expect(page).toHaveURL(/\/calendar\?/);
  const grid = page.getByRole("grid");
  const first = columns(page).first().locator("[data-event]");
  await expect(grid).toHaveAttribute("aria-busy", "false");
  for (let day = 0; day < 6 && (await first.count()) < 2; day++) {
    const before = page.url();
    await page.getByRole("button", { name: "Jour suivant" }).click();
    await expect(page).not.toHaveURL(before);
    await expect(grid).toHaveAttribute("aria-busy", "false");
  }
  await expect(first.nth(1)).toBeVisible();
}

test("a receptionist sees the day of all calendars, goes through it by keyboard, and arranges it", async ({
  page,
  browser,
}) => {
  await openBusyDay(page, RECEPTION);
  await expect(columns(page)).toHaveCount(12);

  // A press fetches its day only once, because each reading of appointments is logged.
  const requests: string[] = [];
  page.on("request", (request) => requests.push(...(request.url().match(/\/appointments\?/) ?? [])));
  await page.getByRole("button", { name: "Jour suivant" }).click();
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  expect(requests).toHaveLength(1);
  await page.getByRole("button", { name: "Jour précédent" }).click();
  await expect(blocks(page).first()).toBeVisible();

  // Tab reaches one of the appointments; the arrows move to the others.
  const first = columns(page).first().locator("[data-event]");
  await first.first().focus();
  await page.keyboard.press("ArrowDown");
  await expect(first.nth(1)).toBeFocused();
  await expect(page.locator("[role=grid] [tabindex='0']")).toHaveCount(1);
  await page.keyboard.press("Home");
  await expect(first.first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await expect(columns(page).nth(1).locator("[data-event]:focus")).toHaveCount(1);
  await page.keyboard.press("Enter");
  const pane = page.getByRole("complementary");
  await expect(pane.getByRole("heading")).toBeFocused();
  await expectNoBarrier(page);
  await page.keyboard.press("Escape");
  await expect(pane).toHaveCount(0);
  await expect(columns(page).nth(1).locator("[data-event]:focus")).toHaveCount(1);

  // Hides a column and moves another one to the front; both survive a reload and are in the address.
  await page.getByRole("button", { name: "Agendas affichés" }).click();
  await page.getByRole("checkbox", { name: "Dr Hélène Lenoir" }).uncheck();
  await page.getByRole("button", { name: "Placer Dr Inès Vidal plus tôt" }).click();
  await page.keyboard.press("Escape");
  await expect(columns(page)).toHaveCount(11);
  await expect(page.getByRole("rowheader").first()).toHaveText("Dr Inès Vidal");
  await page.reload();
  await expect(page.getByRole("rowheader").first()).toHaveText("Dr Inès Vidal");
  await expect(columns(page)).toHaveCount(11);

  // The columns are the same in another browser.
  const context = await browser.newContext();
  const elsewhere = await context.newPage();
  await elsewhere.goto(`/${CENTRE}/login?locale=fr`);
  await logIn(elsewhere, RECEPTION, PASSWORD);
  await expect(elsewhere).toHaveURL(/\/calendar/);
  await elsewhere.goto(`/${CENTRE}/calendar?locale=fr`);
  await expect(elsewhere.getByRole("rowheader").first()).toHaveText("Dr Inès Vidal");
  await expect(columns(elsewhere)).toHaveCount(11);
  await context.close();

  // The same day as lists, with the times.
  await page.getByText("Liste", { exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "Dr Inès Vidal" })).toBeVisible();
  await expect(
    page
      .getByRole("listitem")
      .filter({ hasText: /^\d\d:\d\d–\d\d:\d\d/ })
      .first(),
  ).toBeVisible();
  await expectNoBarrier(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Jour suivant" })).toBeHidden();
});

test("the title of the day keeps the focus when the appointments come", async ({ page }) => {
  await page.goto(`/${CENTRE}/login?locale=fr`);
  await logIn(page, RECEPTION, PASSWORD);
  await expect(page).toHaveURL(/\/calendar\?/);
  await page.goto(`/${CENTRE}/map?locale=fr`);
  await page.getByRole("button", { name: "Mon compte" }).click();
  await page.getByRole("link", { name: "Agenda" }).click();
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
});

test("on a phone there is one calendar at a time, and nothing sticks out at 320 pixels", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openBusyDay(page, RECEPTION);
  const widths = await columns(page).evaluateAll((all) =>
    all.map((one) => Math.round(one.getBoundingClientRect().width)),
  );
  expect(Math.min(...widths)).toBeGreaterThan(280);
  // The day starts near the top of the screen, scrolled to its first appointment or opening, and shows how many appointments are
  // outside the viewport.
  const top = (await page.getByRole("grid").boundingBox())?.y ?? 0;
  expect(top).toBeLessThan(200);
  await expect(page.getByRole("rowheader").first()).toHaveAttribute("data-after", /^\d+$/);
  // On today's grid the present time is in the viewport instead.
  const present = page.locator("[role=grid] [data-now]");
  const first = columns(page).first().locator("[data-event]").first();
  const start = (await present.count()) > 0 ? present : first;
  expect((await start.boundingBox())?.y).toBeGreaterThan(top);
  await expect(page.getByRole("button", { name: "Nouveau rendez-vous" })).toBeInViewport({ ratio: 1 });
  // A mark counts the appointments below the viewport and leads there; then another mark leads back.
  const grid = page.getByRole("grid");
  await grid.evaluate((box) => box.scrollTo({ top: 0 }));
  const later = page.getByRole("button", { name: /^Plus tard, \d+ rendez-vous$/ });
  const countLater = async () => Number((await later.textContent()) ?? "0");
  await expect(later).toBeInViewport({ ratio: 1 });
  const before = await countLater();
  await later.click();
  await expect(columns(page).first().locator("[data-event]:focus")).toBeInViewport();
  await expect.poll(() => grid.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
  if ((await later.count()) > 0) expect(await countLater()).toBeLessThan(before);
  const earlier = page.getByRole("button", { name: /^Plus tôt, \d+ rendez-vous$/ });
  await expect(earlier).toBeInViewport({ ratio: 1 });
  await earlier.focus();
  await page.keyboard.press("Enter");
  await expect(columns(page).first().locator("[data-event]:focus")).toBeInViewport();
  // The toolbar is no higher in any other language (calendar-bar.test.tsx).
  await page.goto(`/${CENTRE}/calendar?locale=fr&day=2027-09-22`);
  await expect(grid).toHaveAttribute("aria-busy", "false");
  expect((await grid.boundingBox())?.y).toBeLessThan(200);
  await page.goto(`/${CENTRE}/calendar?locale=fr`);
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
  await page.setViewportSize({ width: 320, height: 700 });
  await expectNoBarrier(page);
  // An empty day starts at the same height.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/${CENTRE}/calendar?locale=fr&date=2031-05-04`);
  await expect(page.getByText("Aucun rendez-vous ce jour-là.", { exact: true })).toBeVisible();
  expect((await grid.boundingBox())?.y).toBeLessThan(200);
});

test("a professional with a calendar of their own sees that one, with all of a short visit in its line", async ({
  page,
}) => {
  await openBusyDay(page, "helene.lenoir@sante-du-parc.example");
  await expect(page.getByRole("rowheader")).toHaveText(["Dr Hélène Lenoir"]);
  const short = page.locator("[data-short]").first();
  await expect(short).toBeVisible();
  const time = short.getByText(/^\d\d:\d\d/);
  expect((await time.boundingBox())?.height).toBeGreaterThan(10);
  await page.goto(`/${CENTRE}/calendar?locale=fr&date=2031-05-06`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Mardi 6 mai 2031");
});

test("opened by nobody from a mail it asks for a login, which leads to that very day, and an owner on to the back office", async ({
  page,
}) => {
  await page.goto(`/${CENTRE}/calendar?locale=fr&day=2031-05-06&login=1`);
  await expect(page).toHaveURL(/\/login\?/);
  await logIn(page, RECEPTION, PASSWORD);
  await expect(page).toHaveURL(/\/calendar\?.*day=2031-05-06/);
  const banner = page.getByRole("banner");
  await banner.getByRole("link", { name: "Gestion" }).click();
  await expect(page).toHaveURL(/\/manage\?/);
  await banner.getByRole("link", { name: "Agenda", exact: true }).click();
  await expect(page).toHaveURL(/\/calendar\?/);
});
