import { Client } from "pg";
import { afterAll, describe, expect, test } from "vitest";
import { postAppointment, postCancellation, postHold } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { type Answer, startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { CALENDAR_LOCK } from "../../../lib/database/locks.ts";

const WAITING = 20;
const ALWAYS = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "00:00", to: "24:00" }];

const first = await startApp();
const apps = [first, await startApp({ database: first.database })] as const;
afterAll(() => expectWhole(first.db));
const elsewhere = new Client(first.database.connection);
await elsewhere.connect();
afterAll(() => elsewhere.end());

async function addPractice(calendars: number) {
  const { db } = first;
  const groupId = await addGroup(db);
  const calendarIds: number[] = [];
  for (let n = 0; n < calendars; n++)
    calendarIds.push(await addCalendar(db, groupId, { openinghours: ALWAYS }));
  const intervention_ids = [await addIntervention(db, groupId)];
  const ask = (calendar: number, slot: number) => {
    const time = `${String(9 + (slot >> 1)).padStart(2, "0")}:${slot % 2 ? "30" : "00"}:00`;
    return { date: `2026-12-02 ${time}`, calendar_id: calendarIds[calendar], intervention_ids };
  };
  return { groupId, calendarIds, ask };
}

/** Holds the locks for a while, like a slow import or another process. */
async function lockElsewhere(calendarIds: readonly number[]): Promise<void> {
  await elsewhere.query("begin");
  for (const id of calendarIds)
    await elsewhere.query("select pg_advisory_xact_lock($1, $2)", [CALENDAR_LOCK, id]);
}

async function countWaiting(): Promise<number> {
  const { rows } = await elsewhere.query(
    "select 1 from pg_locks where locktype = 'advisory' and not granted",
  );
  return rows.length;
}

function untilSomebodyWaits(): Promise<void> {
  return expect.poll(countWaiting, { timeout: 10_000 }).toBeGreaterThan(0);
}

/** Collects the answers that have arrived so far. */
function follow(request: readonly Promise<Answer>[]): Answer[] {
  const answered: Answer[] = [];
  for (const one of request) void one.then((answer) => answered.push(answer));
  return answered;
}

test.each([
  ["one calendar", 1],
  ["every calendar", 12],
])(
  "while %s of a group is locked elsewhere, another group books, holds and sees its times",
  async (_, locked) => {
    const busy = await addPractice(locked);
    const other = await addPractice(1);
    await lockElsewhere(busy.calendarIds);
    const request = Array.from({ length: WAITING }, (_unused, n) =>
      postAppointment(first, "v3", busy.groupId, busy.ask(n % locked, n)),
    );
    const held = Array.from({ length: WAITING }, (_unused, n) =>
      postHold(first, busy.groupId, busy.ask(n % locked, 25)),
    );
    const answered = follow([...request, ...held]);
    await untilSomebodyWaits();

    const booked = await postAppointment(first, "v3", other.groupId, other.ask(0, 0));
    expect(booked.status, booked.text).toBe(201);
    expect((await postHold(first, other.groupId, other.ask(0, 1))).status).toBe(200);
    const slots = await first.call(
      `v3/groups/${busy.groupId}/availabletimeslots?start=2026-12-02&intervention_ids=${busy.ask(0, 0).intervention_ids[0]}`,
    );
    expect(slots.status).toBe(200);
    expect(answered).toEqual([]);

    await elsewhere.query("rollback");
    const statuses = (await Promise.all(request)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([201]));
    expect(new Set((await Promise.all(held)).map(({ status }) => status))).toEqual(new Set([200, 409]));
  },
);

test("a locked calendar keeps no other calendar of its group waiting, in any process", async () => {
  const group = await addPractice(2);
  await lockElsewhere(group.calendarIds.slice(0, 1));
  const request = Array.from({ length: WAITING }, (_, n) =>
    postAppointment(apps[n % 2]!, "v3", group.groupId, group.ask(0, n)),
  );
  const answered = follow(request);
  await untilSomebodyWaits();
  for (const app of apps) {
    const booked = await postAppointment(app, "v3", group.groupId, group.ask(1, apps.indexOf(app)));
    expect(booked.status, booked.text).toBe(201);
  }
  expect(answered).toEqual([]);
  await elsewhere.query("rollback");
  expect(new Set((await Promise.all(request)).map(({ status }) => status))).toEqual(new Set([201]));
});

test("an appointment that was moved while its cancellation waited is cancelled under the locks of its new calendar", async () => {
  const group = await addPractice(2);
  const [from, to] = group.calendarIds;
  const { body } = await postAppointment(first, "v3", group.groupId, group.ask(0, 0));
  const [{ id }] = body.records;
  await lockElsewhere([to!]);
  await elsewhere.query("savepoint new_calendar_locked");
  await elsewhere.query("select pg_advisory_xact_lock($1, $2)", [CALENDAR_LOCK, from]);
  const cancelling = postCancellation(first, "v3", group.groupId, [id], body.fiche_token);
  const answered = follow([cancelling]);
  await untilSomebodyWaits();
  for (const table of ["appointments", "seats"])
    await first.db.query(
      `update ${table} set calendar_id = $1 where ${table === "seats" ? "appointment_id" : "id"} = $2`,
      [to, id],
    );
  await elsewhere.query("rollback to new_calendar_locked");
  await untilSomebodyWaits();
  expect(answered).toEqual([]);
  await elsewhere.query("rollback");
  expect((await cancelling).status).toBe(200);
  // Its place is free again on both calendars.
  for (const calendar of [0, 1])
    expect((await postAppointment(first, "v3", group.groupId, group.ask(calendar, 0))).status).toBe(201);
});

test("what stays beside a cancelled appointment takes back its buffers under the lock of its own resource", async () => {
  const { db } = first;
  const groupId = await addGroup(db);
  const calendar_id = await addCalendar(db, groupId, { openinghours: ALWAYS });
  const room = await addCalendar(db, groupId, { openinghours: ALWAYS, resource: true });
  const plain = await addIntervention(db, groupId);
  const inRoom = await addIntervention(db, groupId, { buffer_before: 30, need_resource: true });
  const { body } = await postAppointment(first, "v3", groupId, {
    date: "2026-12-02 10:00:00",
    calendar_id,
    appointments: [{ intervention_id: plain }, { intervention_id: inRoom }],
  });
  await lockElsewhere([room]);
  const cancelling = postCancellation(first, "v3", groupId, [body.records[0].id], body.fiche_token);
  const answered = follow([cancelling]);
  await untilSomebodyWaits();
  expect(answered).toEqual([]);
  await elsewhere.query("rollback");
  expect((await cancelling).status).toBe(200);
  const early = { date: "2026-12-02 10:00:00", calendar_id, intervention_ids: [plain] };
  expect((await postAppointment(first, "v3", groupId, early)).status).toBe(409);
});

async function bookOne(calendars: number) {
  const group = await addPractice(calendars);
  const { body } = await postAppointment(first, "v3", group.groupId, group.ask(0, 0));
  const path = `v3/groups/${group.groupId}/appointments/${body.records[0].id}`;
  const token = body.fiche_token;
  const moveTo = (calendar: number, slot: number, headers = {}) => {
    const { date, calendar_id } = group.ask(calendar, slot);
    return first.call(path, {
      method: "PUT",
      token,
      headers,
      body: { appointment: { date, calendar_id } },
    });
  };
  return { ...group, moveTo, see: () => first.call(path, { token }) };
}

describe("a move", () => {
  test.each([
    ["old", 0],
    ["new", 1],
  ])("waits for the lock of its %s calendar", async (_, locked) => {
    const { calendarIds, moveTo } = await bookOne(2);
    await lockElsewhere([calendarIds[locked]!]);
    const moving = moveTo(1, 2);
    const answered = follow([moving]);
    await untilSomebodyWaits();
    expect(answered).toEqual([]);
    await elsewhere.query("rollback");
    expect((await moving).status).toBe(200);
  });

  test.each([
    { what: "time", places: [[0, 2] as const, [0, 4] as const] },
    { what: "calendar", places: [[1, 0] as const, [2, 0] as const] },
  ])(
    "of what went to another $what since the client saw it is refused, though it was there when they asked",
    async ({ places }) => {
      const { calendarIds, moveTo, see } = await bookOne(3);
      const visible = { "if-match": (await see()).headers.get("etag")! };
      await lockElsewhere(calendarIds);
      const moving = places.map(([calendar, slot]) => moveTo(calendar, slot, visible));
      await untilSomebodyWaits();
      await elsewhere.query("rollback");
      const statuses = (await Promise.all(moving)).map(({ status }) => status);
      expect(new Set(statuses)).toEqual(new Set([200, 412]));
    },
  );
});
