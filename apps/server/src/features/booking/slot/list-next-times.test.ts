import { beforeEach, expect, test } from "vitest";
import { newPerson, postAppointment, postHold } from "../../../testing/bookings.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import {
  addCalendar,
  addGroup,
  addIntervention,
  addSeat,
  type TestRecord,
} from "../../../testing/test-groups.ts";

const app = await startApp();
beforeEach(() => app.clock.set(TEST_NOW));

const WEDNESDAYS = { openinghours: [{ days: ["we"], from: "08:00", to: "09:00" }] };

interface Line {
  intervention_id: number;
  calendar_id: number | null;
  starts: { start: string; start_at: string }[];
}

async function ask(group: number, query = ""): Promise<Line[]> {
  const answer = await app.call(`v3/groups/${group}/next_times?${query}`);
  expect(answer.status, answer.text).toBe(200);
  return answer.body.next_times;
}

const startsOf = (lines: Line[], key: "intervention_id" | "calendar_id", id: number | null) =>
  lines.find((one) => one[key] === id)?.starts.map(({ start }) => start.slice(0, 16));

/** Two calendars, open on different days, and a service of the second one alone. */
async function addPractice(record: TestRecord = {}) {
  const group = await addGroup(app.db);
  const wednesday = await addCalendar(app.db, group, WEDNESDAYS);
  const thursday = await addCalendar(app.db, group, {
    openinghours: [{ days: ["th"], from: "10:00", to: "11:00" }],
  });
  const both = await addIntervention(app.db, group);
  const second = await addIntervention(app.db, group, { calendars: [thursday], ...record });
  return { group, wednesday, thursday, both, second };
}

test("each service comes with its first three free starts, on whatever days", async () => {
  const { group, both, second } = await addPractice();
  const lines = await ask(group);
  expect(startsOf(lines, "intervention_id", both)).toEqual([
    "2026-12-02 08:00",
    "2026-12-02 08:30",
    "2026-12-03 10:00",
  ]);
  expect(startsOf(lines, "intervention_id", second)).toEqual([
    "2026-12-03 10:00",
    "2026-12-03 10:30",
    "2026-12-10 10:00",
  ]);
  expect(lines[0]).toMatchObject({ calendar_id: null });
  expect(lines[0]!.starts[0]!.start_at).toBe("2026-12-02T08:00:00+01:00");
});

test("for one service, each of its calendars has a line", async () => {
  const { group, wednesday, thursday, both, second } = await addPractice();
  const lines = await ask(group, `intervention_id=${both}`);
  expect(lines.map(({ calendar_id }) => calendar_id)).toEqual([null, wednesday, thursday]);
  expect(startsOf(lines, "calendar_id", null)?.[2]).toBe("2026-12-03 10:00");
  expect(startsOf(lines, "calendar_id", wednesday)?.[2]).toBe("2026-12-09 08:00");
  expect(await ask(group, `intervention_id=${second}`)).toHaveLength(2);
});

test("only the requested calendars count", async () => {
  const { group, wednesday, both, second } = await addPractice();
  const lines = await ask(group, `calendar_ids[]=${wednesday}`);
  expect(startsOf(lines, "intervention_id", both)?.[2]).toBe("2026-12-09 08:00");
  expect(startsOf(lines, "intervention_id", second)).toEqual([]);
  const unknown = await app.call(`v3/groups/${group}/next_times?calendar_ids[]=999999`);
  expect(unknown.body.message).toBe("Invalid calendar");
});

test("services without a public name and those of packs alone are left out; naming one is refused", async () => {
  const { group, both, second } = await addPractice({ publicname: JSON.stringify("") });
  const only = await addIntervention(app.db, group, { only_package: true });
  expect((await ask(group)).map((one) => one.intervention_id)).toEqual([both]);
  for (const id of [second, only, 999_999]) {
    const answer = await app.call(`v3/groups/${group}/next_times?intervention_id=${id}`);
    expect(answer.body.message).toBe("vevent");
  }
});

test("taken, held and newly freed times count at once", async () => {
  const { group, wednesday, both } = await addPractice();
  const first = async () => startsOf(await ask(group), "intervention_id", both)?.[0];
  expect(await first()).toBe("2026-12-02 08:00");
  const request = { date: "2026-12-02 08:00:00", intervention_ids: [both], fiche: newPerson() };
  expect((await postAppointment(app, "v3", group, request)).status).toBe(201);
  await expect.poll(first).toBe("2026-12-02 08:30");
  const held = { start_at: "2026-12-02T08:30:00+01:00", intervention_ids: [both], calendar_id: wednesday };
  expect((await postHold(app, group, held)).status).toBe(200);
  await expect.poll(first).toBe("2026-12-03 10:00");
  app.clock.set(TEST_NOW + 11 * 60_000);
  expect(await first()).toBe("2026-12-02 08:30");
});

test("a service that is full for months still has its first time; beyond its period there is none", async () => {
  const { group, wednesday } = await addPractice();
  const far = await addIntervention(app.db, group, { calendars: [wednesday], min_notice: 200 * 1440 });
  const near = await addIntervention(app.db, group, {
    calendars: [wednesday],
    min_notice: 0,
    maxrdv_period: 20 * 1440,
  });
  const until = Date.parse("2027-02-01T00:00:00+01:00") / 60_000;
  const from = Date.parse("2026-12-01T00:00:00+01:00") / 60_000;
  await addSeat(app.db, group, { calendarId: wednesday, from, until });
  app.context.changes.announce("slots", group);
  const lines = await ask(group);
  const whole = await app.call(
    `v3/groups/${group}/availabletimeslots?intervention_ids[]=${far}&start=2027-06-01&nDays=60`,
  );
  expect(startsOf(lines, "intervention_id", far)).toEqual(
    whole.body.availabletimeslots.slice(0, 3).map(({ start }: { start: string }) => start.slice(0, 16)),
  );
  expect(startsOf(lines, "intervention_id", near)).toEqual([]);
});
