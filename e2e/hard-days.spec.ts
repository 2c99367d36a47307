import { expect, type Page } from "@playwright/test";
import { test } from "./steps/journey.ts";
import { runClockUntilShown } from "./steps/run-clock.ts";
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

test.describe("seen from Auckland, where it is another day", () => {
  test.use({ timezoneId: "Pacific/Auckland" });

  test("the night that loses an hour offers no time in it", async ({ page }) => {
    const day = nextLastSunday(3);
    await openDay(page, day);
    const free = page.getByRole("columnheader").first();
    await expect(free).toHaveAccessibleName(/46 horaires libres/);
    expect(await timesIn(page, day, "02")).toEqual([]);
    expect(await timesIn(page, day, "01")).toHaveLength(2);
    expect(await timesIn(page, day, "03")).toHaveLength(2);
  });

  test("the night that has an hour twice offers both, and tells them apart to the end", async ({ page }) => {
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

test("a failure of the server is told in words that help, and nothing typed is lost", async ({
  page,
  faults,
}) => {
  const failed = { status: 500, json: { message: "internal_error" } };
  await page.route("**/availabletimeslots?*", (route) => route.fulfill(failed));
  await page.clock.install();
  await openGroup(page, NIGHT_DUTY);
  await chooseService(page);
  // The page asks again after growing pauses before it gives up.
  await runClockUntilShown(
    page,
    page.getByRole("region").getByText("Les horaires n’ont pas pu être chargés."),
  );
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
