import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { MIGRATIONS } from "../../../lib/database/migrations.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();
const DAYS = ["mo", "tu", "we", "th", "fr"];
const week = { days: DAYS, from: "09:00", to: "18:00" };
const season = { valid_from: "2026-12-07", valid_until: "2026-12-20" };

async function startsOn(group: number, service: number, day: string): Promise<string[]> {
  const path = `v3/groups/${group}/availabletimeslots?start=${day}&nDays=1&intervention_ids=${service}`;
  const { body } = await app.call(path);
  return body.availabletimeslots
    .map(({ start }: { start: string }) => start.slice(11, 16))
    .filter((time: string) => ["09:00", "10:00", "12:00", "19:00"].includes(time));
}

test("a season replaces the week within its dates, or adds to it where it says so", async () => {
  const group = await addGroup(app.db);
  const { email } = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, email);
  const calendar = await addCalendar(app.db, group, { openinghours: [week] });
  const service = await addIntervention(app.db, group);
  const put = async (openinghours: object[]) => {
    const body = { calendar: { openinghours } };
    const saved = await app.call(`v3/groups/${group}/calendars/${calendar}`, { method: "PUT", token, body });
    expect(saved.status, saved.text).toBe(200);
    return saved.body.calendar.openinghours;
  };
  const shorter = { days: DAYS, from: "10:00", to: "12:00", ...season };
  expect(await put([week, shorter])).toMatchObject([{ adds_to_week: false }, { adds_to_week: false }]);
  expect(await startsOn(group, service, "2026-12-04")).toEqual(["09:00", "10:00", "12:00"]);
  expect(await startsOn(group, service, "2026-12-07")).toEqual(["10:00"]);
  expect(await startsOn(group, service, "2026-12-21")).toEqual(["09:00", "10:00", "12:00"]);
  const eveningSeason = { days: ["mo"], from: "19:00", to: "20:00", ...season, adds_to_week: true };
  expect(await put([week, eveningSeason])).toMatchObject([{ adds_to_week: false }, { adds_to_week: true }]);
  expect(await startsOn(group, service, "2026-12-07")).toEqual(["09:00", "10:00", "12:00", "19:00"]);
});

test("of the seasons that are stored, those beside the week stay in addition", async () => {
  const saturdays = { days: ["sa"], from: "09:00", to: "12:00", valid_from: "2026-12-01" };
  const copied = { days: DAYS, from: "10:00", to: "12:00", ...season };
  const copiedSaturday = { ...saturdays, ...season };
  const openinghours = [week, copied, saturdays, copiedSaturday];
  const group = await addGroup(app.db, { fields: { openinghours: [week, saturdays] } });
  const calendar = await addCalendar(app.db, group, { openinghours });
  const untouched = await addCalendar(app.db, group, { openinghours: [week] });
  await app.db.query(readFileSync(join(MIGRATIONS, "0046-seasons-replace-the-week.sql"), "utf8"));
  const { rows } = await app.db.query(
    "select id, openinghours from calendars where group_id = $1 order by id",
    [group],
  );
  const added = { ...saturdays, adds_to_week: true };
  expect(rows).toEqual([
    { id: calendar, openinghours: [week, copied, added, copiedSaturday] },
    { id: untouched, openinghours: [week] },
  ]);
  const { rows: groups } = await app.db.query(
    "select fields->'openinghours' as own from groups where id = $1",
    [group],
  );
  expect(groups).toEqual([{ own: [week, added] }]);
});
