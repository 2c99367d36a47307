import { type APIRequestContext, expect, type Page } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { freeSlots, otherClient } from "./steps/other-client.ts";
import { openManage, openSalon, save, saveIt } from "./steps/owner.ts";
import { dayIn } from "./steps/receptionist.ts";
import { timeField, typeTime } from "./steps/type-time.ts";

const SUNDAY = 6;
const openinghours = [{ days: ["mo", "tu", "we", "th", "fr", "sa"], from: "09:00", to: "12:00" }];
const calendars = ["Anna Roux", "Bruno Petit"].map((name) => ({
  externid: name.slice(0, 4),
  name,
  publicname: name,
  slot_step: 30,
  openinghours,
}));

const main = (page: Page) => page.getByRole("main");

/**
 * Creates a salon that is open Monday to Saturday, 9 to 12, and returns a function that reads a visitor's free times on one of
 * its calendars.
 */
async function openMornings(page: Page, request: APIRequestContext) {
  const urlname = await openSalon({ calendars });
  const visitor = await otherClient(request, urlname);
  const intervention_id = visitor.catalogue.interventions[0]?.id ?? 0;
  await openManage(page, urlname, "/calendars");
  const openPage = (at: string) => page.goto(`/${urlname}/manage${at}?locale=fr`);
  return {
    openPage,
    openCalendar: async (name = "Anna Roux") => {
      await openPage("/calendars");
      await main(page).getByRole("link", { name, exact: true }).click();
      await expect(main(page).getByRole("grid")).toBeVisible();
    },
    times: async (from: string, name = "Anna Roux") => {
      const calendar_id = visitor.catalogue.calendars.find(({ publicname }) => publicname === name)?.id ?? 0;
      return (await freeSlots(visitor, { intervention_id, calendar_id, from }))
        .filter(({ start }) => start.startsWith(from))
        .map(({ time }) => time);
    },
  };
}

/** Returns the next such weekday that is at least a week away; 0: Monday. */
function next(weekday: number): string {
  const days = Array.from({ length: 7 }, (_, day) => dayIn(8 + day));
  return days.find((day) => (new Date(`${day}T12:00Z`).getUTCDay() + 6) % 7 === weekday) ?? "";
}

/** Returns the position of an hour on the drawn week, which goes from 7 to 21, or from 0 to 24. */
async function placeOf(page: Page, day: number, hour: number, isWhole = false) {
  const column = page.locator(`[data-day="${day}"]`).first();
  const box = await column.boundingBox();
  if (!box) throw new Error("The week is not drawn.");
  const share = isWhole ? hour / 24 : (hour - 7) / 14;
  return { x: box.x + box.width / 2, y: box.y + share * box.height };
}

async function showWeek(page: Page): Promise<void> {
  await page
    .locator("[data-day]")
    .first()
    .evaluate((week) => week.scrollIntoView({ block: "center" }));
}

test("by finger a block is moved after a moment's rest, and who moves at once scrolls", async ({
  browser,
  request,
}) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  const { openCalendar, times } = await openMornings(page, request);
  await openCalendar();
  await showWeek(page);
  const session = await context.newCDPSession(page);
  const finger = (type: "touchStart" | "touchMove" | "touchEnd", point?: { x: number; y: number }) =>
    session.send("Input.dispatchTouchEvent", { type, touchPoints: point ? [point] : [] });
  const scrolled = () => page.evaluate("scrollY");
  const [from, to] = [await placeOf(page, 0, 10), await placeOf(page, 0, 15)];
  await finger("touchStart", from);
  await page.waitForTimeout(500);
  const before = await scrolled();
  for (let step = 1; step <= 10; step++)
    await finger("touchMove", { ...from, y: from.y + ((to.y - from.y) * step) / 10 });
  await finger("touchEnd");
  await expect(timeField(main(page), "Lundi, de").first()).toContainText("14:00");
  expect(await scrolled()).toBe(before);

  const start = await placeOf(page, 1, 10);
  await finger("touchStart", start);
  for (let step = 1; step <= 5; step++) await finger("touchMove", { ...start, y: start.y - 20 * step });
  await finger("touchEnd");
  await expect.poll(scrolled).not.toBe(before);
  await expect(timeField(main(page), "Mardi, de").first()).toContainText("09:00");
  await saveIt(page);
  expect((await times(next(0)))[0]).toBe("14:00");
  await context.close();
});

/** Turns to the month of a day, and returns its cell. */
async function showDay(page: Page, day: string) {
  const grid = main(page).getByRole("grid");
  const dayName = new Intl.DateTimeFormat("fr-FR", { dateStyle: "full", timeZone: "UTC" })
    .format(new Date(`${day}T00:00Z`))
    .replace(/ 1 /, " 1er ");
  // The month also contains days of the months around it.
  const cell = grid
    .locator("[role=button]:not([aria-disabled=true])")
    .and(page.getByRole("button", { name: dayName }));
  for (let month = 0; month < 14 && (await cell.count()) === 0; month++)
    await main(page).getByRole("button", { name: "Mois suivant", exact: true }).click();
  return cell.first();
}

async function chooseDays(page: Page, first: string, last = first): Promise<void> {
  await (await showDay(page, first)).click();
  if (last !== first) await (await showDay(page, last)).click();
}

const apply = (page: Page) => page.getByRole("button", { name: "Appliquer à ces jours" }).click();
const addDays = (day: string, count: number) =>
  new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

test("on the month a closed day opens once, days in a row close with a reason, a holiday is worked", async ({
  page,
  request,
}) => {
  const { openCalendar, times } = await openMornings(page, request);
  const [sunday, monday] = [next(SUNDAY), addDays(next(0), 14)];
  const year = Number(dayIn(20).slice(0, 4));
  const labourDay = [`${year}-05-01`, `${year + 1}-05-01`].find((day) => day > dayIn(20)) ?? "";
  await openCalendar();
  await page.getByLabel("Jours fériés").selectOption({ label: "France" });
  await chooseDays(page, sunday);
  await page.getByRole("radio", { name: "D’autres horaires" }).check();
  await apply(page);
  await chooseDays(page, monday, addDays(monday, 2));
  await page.getByRole("group", { name: "Motif" }).first().getByLabel("Français").fill("Inventaire");
  await apply(page);
  await expect(await showDay(page, addDays(monday, 1))).toHaveAccessibleName(/Fermé, Inventaire/);
  await openOnHoliday(page, labourDay);
  await saveIt(page);
  expect((await times(sunday))[0]).toBe("09:00");
  for (const days of [0, 1, 2]) expect(await times(addDays(monday, days))).toEqual([]);
  expect(await times(addDays(monday, 3))).not.toEqual([]);
  if (new Date(labourDay).getUTCDay() !== 0) expect(await times(labourDay)).not.toEqual([]);
});

async function openOnHoliday(page: Page, day: string): Promise<void> {
  await expect(await showDay(page, day)).toHaveAttribute("data-holiday", "true");
  const open = page.getByRole("button", { name: "Ouvrir ce jour-là, Fête du travail" });
  // The salon is closed on Sundays anyway.
  if (new Date(day).getUTCDay() !== 0) await open.click();
}

test("several calendars take the organisation's hours, follow them, one gets its own again, and a morning is closed", async ({
  page,
  request,
}) => {
  const { openPage, openCalendar, times } = await openMornings(page, request);
  await openPage("/hours");
  await page.getByRole("button", { name: "Lundi : ajouter des heures" }).click();
  await saveIt(page);
  await openPage("/calendars");
  await page.getByRole("link", { name: "Plusieurs à la fois" }).click();
  await page.getByRole("checkbox", { name: "Tous les agendas" }).check();
  await page.getByRole("radio", { name: "Les horaires de l’établissement" }).check();
  await save(page).click();
  await expect.poll(() => times(next(1))).toEqual([]);
  expect(await times(next(0), "Bruno Petit")).not.toEqual([]);

  await openPage("/hours");
  await typeTime(timeField(main(page), "Lundi, à").first(), "10:00");
  await saveIt(page);
  for (const name of ["Anna Roux", "Bruno Petit"]) expect((await times(next(0), name)).at(-1)).toBe("09:30");

  await openCalendar("Bruno Petit");
  await page.getByRole("radio", { name: "Ses propres horaires" }).check();
  await typeTime(timeField(main(page), "Lundi, à").first(), "11:00");
  await saveIt(page);
  expect((await times(next(0))).at(-1)).toBe("09:30");
  expect((await times(next(0), "Bruno Petit")).at(-1)).toBe("10:30");

  // Part of a day is closed for several calendars at once.
  await openPage("/calendars");
  await page.getByRole("link", { name: "Plusieurs à la fois" }).click();
  await page.getByRole("checkbox", { name: "Tous les agendas" }).check();
  await page.locator("#several-first").fill(next(0));
  await page.locator("#several-last").fill(next(0));
  await page.getByRole("checkbox", { name: "Journées entières" }).uncheck();
  await typeTime(timeField(main(page), "À").first(), "08:00");
  await expect(main(page)).toContainText("La fin doit venir après le début.");
  await expect(save(page)).toBeDisabled();
  await typeTime(timeField(main(page), "À").first(), "10:00");
  await save(page).click();
  await expect.poll(() => times(next(0), "Bruno Petit")).toEqual(["10:00", "10:30"]);
  expect(await times(next(0))).toEqual([]);
});
