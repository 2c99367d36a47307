import { expect, type Page } from "@playwright/test";
import { inDatabase } from "./steps/in-database.ts";
import { test } from "./steps/journey.ts";
import { freeSlots, hold, type OtherClient, otherClient } from "./steps/other-client.ts";
import { offeredAround, spokenDay, spokenTime } from "./steps/slots.ts";
import { bookButton, chooseService, fillIn, newPerson, openGroup, title } from "./steps/visitor.ts";

const URLNAME = "barbier-du-port";
const KEPT = /Nous vous gardons cet horaire jusqu’à\s\d\d:\d\d/;

/** Each journey has a different day, because they would otherwise take each other's times. */
const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function openTimes(page: Page, day: string): Promise<void> {
  await openGroup(page, URLNAME, `locale=fr&date=${day}`);
  await chooseService(page);
  await expect(page.getByRole("grid")).toHaveAttribute("aria-busy", "false");
}

function timeButton(page: Page, day: string, time: string) {
  const dayText = spokenDay(`${day}T12:00Z`, "Europe/Paris");
  return page.getByRole("grid").getByRole("button", { name: new RegExp(`^${dayText}.*\\b${time}`) });
}

/** Several times of one hour are in a list. */
async function choose(page: Page, day: string, time: string): Promise<void> {
  await timeButton(page, day, time.slice(0, 2)).click();
  const listed = page.getByRole("dialog").getByRole("button", { name: time });
  await expect(listed.or(bookButton(page)).first()).toBeVisible();
  if (await listed.isVisible()) await listed.click();
  await expect(page).toHaveURL(/\/book\/fiche_info/);
}

async function freeTimes(other: OtherClient, day: string): Promise<string[]> {
  const service = other.catalogue.interventions[0]?.id ?? 0;
  const slots = await freeSlots(other, { intervention_id: service, from: day });
  return slots.map((slot) => slot.time);
}

test("a chosen time is kept for its visitor alone, over a reload too, and becomes the appointment", async ({
  page,
  request,
}) => {
  const day = dayAhead(5);
  const other = await otherClient(request, URLNAME);
  await openTimes(page, day);
  await choose(page, day, "10:00");
  await expect(page.getByRole("complementary").getByText(KEPT)).toBeVisible();
  expect(await freeTimes(other, day)).not.toContain("10:00");

  await page.reload();
  await expect(page.getByRole("complementary").getByText(KEPT)).toBeVisible();
  expect(await freeTimes(other, day)).not.toContain("10:00");

  await page.getByRole("link", { name: /^Modifier\s*: Date et heure/ }).click();
  const dayText = spokenDay(`${day}T12:00Z`, "Europe/Paris");
  expect(await offeredAround(page, dayText, "10:00")).toContainEqual(expect.stringMatching(/^10:00/));
  await choose(page, day, "10:00");
  await fillIn(page, newPerson());
  await bookButton(page).click();
  await expect(title(page)).toHaveText(/confirmé/);
});

test("another choice lets the first time go at once, and a page that is left lets go soon", async ({
  page,
  request,
}) => {
  const day = dayAhead(6);
  const other = await otherClient(request, URLNAME);
  await openTimes(page, day);
  await choose(page, day, "09:00");
  await expect.poll(() => freeTimes(other, day)).not.toContain("09:00");
  await page.goBack();
  await choose(page, day, "11:30");
  await expect.poll(() => freeTimes(other, day)).not.toContain("11:30");
  expect(await freeTimes(other, day)).toContain("09:00");
  await expect(page.getByRole("complementary").getByText(KEPT)).toBeVisible();

  // The page asks as it is left: the server lets go within seconds, and not in ten minutes.
  await page.goto("about:blank");
  const { group } = other;
  const endsSoon = () =>
    inDatabase(async (database) => {
      const { rows } = await database.query<{ is_soon: boolean }>(
        `select expires_at < now() + interval '1 minute' as is_soon from holds
          where group_id = $1 and ended_at is null order by made_at desc limit 1`,
        [group.id],
      );
      return rows[0]?.is_soon;
    });
  await expect.poll(endsSoon).toBe(true);
});

test("a visitor who chooses a time that another one is booking is told, and offered the others", async ({
  page,
  request,
}) => {
  const day = dayAhead(7);
  const other = await otherClient(request, URLNAME);
  const service = other.catalogue.interventions[0]?.id ?? 0;
  await openTimes(page, day);
  const slots = await freeSlots(other, { intervention_id: service, from: day });
  const slot = slots.find(({ time }) => time === "14:00");
  if (!slot) throw new Error("14:00 is not free");
  await hold(other, slot, service);

  await timeButton(page, day, "14").click();
  await page.getByRole("dialog").getByRole("button", { name: "14:00" }).click();
  await expect(page.getByRole("alert")).toContainText("vient d’être pris");
  await expect(page).toHaveURL(/\/book\/slots/);
  const dayText = spokenDay(slot.start_at, "Europe/Paris");
  expect(await offeredAround(page, dayText, spokenTime(slot.start_at, "Europe/Paris"))).toEqual([
    expect.stringMatching(/^14:30/),
  ]);
  await choose(page, day, "14:30");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.getByRole("complementary").getByText(KEPT)).toBeVisible();
});
