import { expect, type Locator, type Page } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { waitForMails } from "./steps/mailbox.ts";
import { spokenDay } from "./steps/slots.ts";
import {
  bookButton,
  chooseService,
  chooseSlot,
  fillIn,
  newPerson,
  openGroup,
  title,
} from "./steps/visitor.ts";

/** A group that is open around the clock, in Europe/Paris. */
const NIGHT_DUTY = "garde-de-nuit";
const CREATE = "**/api/v3/appointments?*";

/**
 * Returns the next last Sunday of a month that is at least some days ahead, when the European Union changes its clocks. It may be
 * 374 days away, so the group takes bookings 400 days ahead.
 */
function nextLastSunday(month: number): string {
  const soon = new Date(Date.now() + 3 * 86_400_000);
  for (let year = soon.getUTCFullYear(); ; year += 1) {
    const last = new Date(Date.UTC(year, month, 0));
    last.setUTCDate(last.getUTCDate() - last.getUTCDay());
    if (last > soon) return last.toISOString().slice(0, 10);
  }
}

async function openDay(page: Page, day: string): Promise<void> {
  await openGroup(page, NIGHT_DUTY, `locale=fr&date=${day}`);
  await chooseService(page);
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
}

/** Returns the accessible names of the buttons of one hour: its cell, or the list that it opens. */
async function timesIn(page: Page, day: string, hour: string): Promise<string[]> {
  const name = `${spokenDay(`${day}T12:00:00Z`, "Europe/Paris")}, .*\\b${hour}:`;
  const cell = page.getByRole("grid").getByRole("button", { name: new RegExp(name) });
  if ((await cell.count()) === 0) return [];
  await cell.click();
  const menu = page.getByRole("dialog").getByRole("button");
  await expect(menu.first()).toBeVisible();
  const names = (await menu.allInnerTexts()).map((one) => one.replaceAll(/\s+/g, " "));
  await page.keyboard.press("Escape");
  await expect(menu).toHaveCount(0);
  return names;
}

for (const timezoneId of ["America/New_York", "Pacific/Auckland"])
  test.describe(`seen from ${timezoneId}`, () => {
    test.use({ timezoneId });

    test("the night that loses an hour offers no time in it", async ({ page }) => {
      const day = nextLastSunday(3);
      await openDay(page, day);
      const free = page.getByRole("columnheader").first();
      await expect(free).toHaveAccessibleName(/46 horaires libres/);
      expect(await timesIn(page, day, "02")).toEqual([]);
      expect(await timesIn(page, day, "01")).toHaveLength(2);
      expect(await timesIn(page, day, "03")).toHaveLength(2);
    });

    test("the night that has an hour twice offers both, and tells them apart to the end", async ({
      page,
    }) => {
      const day = nextLastSunday(10);
      await openDay(page, day);
      await expect(page.getByRole("columnheader").first()).toHaveAccessibleName(/50 horaires libres/);
      const names = await timesIn(page, day, "02");
      expect(names.map((one) => /avant|après/.exec(one)?.[0])).toEqual(["avant", "avant", "après", "après"]);
      const cell = page
        .getByRole("grid")
        .getByRole("button", { name: /\b02:00/ })
        .first();
      await cell.click();
      const half = page.getByRole("dialog").getByRole("button", { name: /02:30, après/ });
      await half.click();
      await expect(page).toHaveURL(/fiche_info/);
      const person = newPerson();
      await fillIn(page, person);
      await bookButton(page).click();
      await expect(title(page)).toHaveText(/confirmé/);
      await expect(page.getByRole("main")).toContainText(/02:30, après le changement d’heure/);
      const [mail] = await waitForMails(person.email, 1);
      expect(mail?.text).toContain("02:30 – 03:00, après le changement d’heure");
    });
  });

for (const fixed of ["2020-02-29T12:00:00Z", "2041-07-01T12:00:00Z"])
  test(`a phone whose clock stands at ${fixed.slice(0, 10)} shows today's times all the same`, async ({
    page,
    request,
  }) => {
    await page.clock.setFixedTime(fixed);
    await openGroup(page, NIGHT_DUTY);
    await chooseService(page);
    const grid = page.getByRole("grid");
    await expect(grid).toHaveAttribute("aria-busy", "false");
    const serverNow = Date.parse((await request.get("/healthz")).headers()["date"] ?? "");
    // The last time of a day is half an hour before midnight.
    const day = spokenDay(new Date(serverNow + 31 * 60_000).toISOString(), "Europe/Paris");
    const first = page.getByRole("columnheader").first();
    await expect(first).toHaveAccessibleName(new RegExp(`^${day}`));
    await expect(page.getByRole("button", { name: "Jours précédents" })).toHaveAttribute(
      "aria-disabled",
      "true",
    );
    await page.getByRole("button", { name: "Jours suivants" }).click();
    await expect(first).not.toHaveAccessibleName(new RegExp(`^${day}`));
    await expect(grid).toHaveAttribute("aria-busy", "false");
    await grid.getByRole("button").first().click();
    await page.getByRole("dialog").getByRole("button").first().click();
    await fillIn(page, newPerson());
    await bookButton(page).click();
    await expect(title(page)).toHaveText(/confirmé/);
  });

function confirmed(tab: Page): Locator {
  return title(tab).filter({ hasText: /confirmé/ });
}

test("of two tabs that want the same time one gets it, and the other is told and led on", async ({
  context,
}) => {
  const tabs = [await context.newPage(), await context.newPage()] as const;
  const expected: string[] = [];
  for (const tab of tabs) {
    // The hour has one time, so that no list opens.
    await openGroup(tab, "lumiere-d-anse");
    await chooseService(tab);
    const grid = tab.getByRole("grid");
    // The weeks load separately, so the last time is certain only when all days are loaded.
    await expect(grid).toHaveAttribute("aria-busy", "false");
    const time = grid.getByRole("button").last();
    expected.push(await time.innerText());
    await time.click();
    await fillIn(tab, newPerson());
  }
  expect(expected[0]).toBe(expected[1]);
  await Promise.all(tabs.map((tab) => bookButton(tab).click()));
  for (const tab of tabs) await expect(confirmed(tab).or(tab.getByRole("alert"))).toBeVisible();
  const [winner, loser] = (await confirmed(tabs[0]).isVisible()) ? tabs : [tabs[1], tabs[0]];
  await expect(confirmed(winner)).toBeVisible();
  await expect(loser.getByRole("alert")).toContainText("vient d’être pris");
  await loser.getByRole("button", { name: "Choisir un autre horaire" }).click();
  await expect(loser).toHaveURL(/\/book\/slots/);
});

test("a failure of the server is told in words that help, and nothing typed is lost", async ({
  page,
  faults,
}) => {
  const failed = { status: 500, json: { message: "internal_error" } };
  await page.route("**/availabletimeslots?*", (route) => route.fulfill(failed));
  await openGroup(page, NIGHT_DUTY);
  await chooseService(page);
  await expect(page.getByRole("region").getByText("Les horaires n’ont pas pu être chargés.")).toBeVisible({
    timeout: 20_000,
  });
  await page.unroute("**/availabletimeslots?*");
  await page.getByRole("button", { name: "Réessayer" }).click();
  await chooseSlot(page);
  await fillIn(page, newPerson());
  await page.route(CREATE, (route) =>
    route.request().method() === "POST"
      ? route.fulfill({ status: 500, contentType: "text/html", body: "<h1>Bad gateway</h1>" })
      : route.fallback(),
  );
  await bookButton(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toHaveText("Une erreur s’est produite de notre côté. Réessayez dans un instant.");
  await expect(page.locator('[name="lastname"]')).toHaveValue("Dubois");
  await page.unroute(CREATE);
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
  for (const fault of faults.splice(0)) expect(fault).toContain("status of 500");
});
