import { expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { setRealClock } from "../../../testing/real-clock.ts";
import { startApp } from "../../../testing/start-app.ts";
import { startServerProcess } from "../../../testing/start-server-process.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";
import { whenDone } from "../../../testing/when-done.ts";

const app = await startApp();

const TEN = "2026-12-03 10:00";
const NOON = "2026-12-03 12:00";

async function addPractice() {
  const group = await addGroup(app.db);
  const calendar = await addCalendar(app.db, group);
  const other = await addCalendar(app.db, group);
  const room = await addCalendar(app.db, group, { resource: true });
  const service = await addIntervention(app.db, group);
  const tokenFor = async (role: string, calendars: number[] | null = null) =>
    tokenOf(app, group, (await addPro(app.db, [group], { role, calendars })).email);
  const token = await tokenFor("pro");
  const call = (method: string, what: string, query: string, body?: object, of = calendar, as = token) =>
    app.call(`v3/groups/${group}/calendars/${of}/${what}?${query}`, {
      method,
      token: as,
      ...(body && { body }),
    });
  return {
    group,
    calendar,
    other,
    room,
    tokenFor,
    close: (closures: object[], more: object = {}, of?: number, as?: string) =>
      call("POST", "closures", "", { closures, ...more }, of, as),
    change: (query: string, closure: object) => call("PUT", "closures", query, { closure }),
    reopen: (query: string) => call("DELETE", "closures", query),
    open: (opening: object) => call("POST", "openings", "", { opening }),
    shut: (query: string) => call("DELETE", "openings", query),
    hours: async (day: string) => {
      const query = `start=${day}&calendar_ids[]=${calendar}`;
      return (await app.call(`v3/groups/${group}/openinghours?${query}`, { token })).body.records[0];
    },
    book: (date: string, more: object = {}) => {
      const request = {
        intervention_ids: [service],
        calendar_id: calendar,
        fiche: newPerson(),
        date,
        ...more,
      };
      return postAppointment(app, "v3", group, request, { token });
    },
  };
}

test("a time that is blocked is not booked any more, and what is booked in it stays and is named", async () => {
  const { close, book, reopen, hours } = await addPractice();
  const inside = (await book(`${TEN}:00`)).body.records[0].id;
  await book("2026-12-03 12:00:00");
  const closed = await close([{ start: TEN, end: NOON, label: "Training" }]);
  expect(closed.status, closed.text).toBe(200);
  expect(closed.body.closures).toMatchObject([{ start: TEN, end: NOON, label: "Training" }]);
  expect(closed.body.appointments.map(({ id }: { id: number }) => id)).toEqual([inside]);

  const refused = await book("2026-12-03 11:00:00");
  expect(refused.body).toMatchObject({ message: "availabletimeslots", detail: "closed" });
  // A professional may still book into an absence with an override.
  expect((await book("2026-12-03 11:00:00", { outside_rules: true })).status).toBe(201);
  expect((await hours("2026-12-03")).closures).toMatchObject([{ start: TEN, end: NOON, label: "Training" }]);

  const query = `start=${TEN}&end=${NOON}`;
  expect((await reopen(query)).status).toBe(200);
  expect((await book("2026-12-03 11:30:00")).status).toBe(201);
  // A second deletion finds nothing.
  expect((await reopen(query)).status).toBe(404);
});

test("a time is blocked on several calendars at once, on all or none, and taken back so", async () => {
  const { close, book, reopen, hours, calendar, other, room, tokenFor } = await addPractice();
  const ids: number[] = [];
  for (const calendar_id of [calendar, other])
    ids.push((await book(`${TEN}:00`, { calendar_id })).body.records[0].id);
  const closure = { start: TEN, end: NOON, label: "Fire drill" };
  const closed = await close([closure], { calendar_ids: [other, room] });
  expect(closed.body.closures).toEqual([closure]);
  expect(closed.body.appointments.map(({ id }: { id: number }) => id)).toEqual(ids);
  for (const calendar_id of [calendar, other])
    expect((await book("2026-12-03 11:00:00", { calendar_id })).body).toMatchObject({ detail: "closed" });

  // If one of the calendars does not exist or is not theirs, none is closed.
  const later = { start: "2026-12-04 10:00", end: "2026-12-04 12:00" };
  const own = await tokenFor("pro", [calendar]);
  expect((await close([later], { calendar_ids: [other] }, calendar, own)).body).toMatchObject({
    message: "Invalid calendar",
  });
  expect((await close([later], { calendar_ids: [999_999] })).body).toMatchObject({
    message: "Invalid calendar",
  });
  expect((await hours("2026-12-04")).closures).toEqual([]);

  const query = `start=${TEN}&end=${NOON}`;
  expect((await reopen(`${query}&calendar_ids[]=${other}&calendar_ids[]=${room}`)).status).toBe(200);
  expect((await book("2026-12-03 11:00:00", { calendar_id: other })).status).toBe(201);
  expect((await reopen(`${query}&calendar_ids[]=${other}`)).status).toBe(404);
});

test("an absence that repeats is a closure in each week, one of which can be changed alone", async () => {
  const { close, change, reopen, hours } = await addPractice();
  const { body } = await close([{ start: TEN, end: NOON, label: "Course" }], { until: "2026-12-17" });
  expect(body.closures.map(({ start }: { start: string }) => start)).toEqual([
    "2026-12-03 10:00",
    "2026-12-10 10:00",
    "2026-12-17 10:00",
  ]);
  const [{ series }] = body.closures;
  const moved = { start: "2026-12-11 14:00", end: "2026-12-11 15:00" };
  const changed = await change(`start=2026-12-10 10:00&end=2026-12-10 12:00&series=${series}`, moved);
  expect(changed.body.closures).toEqual([{ ...moved, label: "Course", series }]);
  expect((await hours("2026-12-10")).closures).toEqual([]);
  // Deletes one closure of a series, and the others stay; the deleted one can be sent back as it was.
  const deleted = await reopen(`start=${TEN}&end=${NOON}`);
  expect(deleted.body.closures).toEqual([{ start: TEN, end: NOON, label: "Course", series }]);
  expect((await close(deleted.body.closures)).body.closures).toEqual(deleted.body.closures);
  expect((await reopen(`series=${series}`)).body.closures).toHaveLength(3);
  for (const day of ["2026-12-03", "2026-12-11", "2026-12-17"])
    expect((await hours(day)).closures).toEqual([]);
});

test("an absence of several days names all that lies in it, a resource's too", async () => {
  const { close, book, room } = await addPractice();
  const ids: number[] = [];
  for (const day of ["2026-12-02", "2026-12-03", "2026-12-04"])
    ids.push((await book(`${day} 10:00:00`)).body.records[0].id);
  const { body } = await close([{ start: "2026-12-03 00:00", end: "2026-12-05 00:00" }]);
  expect(body.appointments.map(({ id }: { id: number }) => id)).toEqual(ids.slice(1));
  expect((await close([{ start: TEN, end: NOON }], {}, room)).body).toMatchObject({ appointments: [] });
});

test("extra time is open for bookings, until it is taken back", async () => {
  const { open, shut, book, hours } = await addPractice();
  const sunday = { date: "2026-12-06", from: "09:00", to: "11:00" };
  const closed = await book("2026-12-06 09:30:00");
  expect(closed.body).toMatchObject({ message: "availabletimeslots" });
  expect((await open(sunday)).body).toEqual({ opening: sunday });
  expect((await hours("2026-12-06")).openings).toEqual([sunday]);
  expect((await book("2026-12-06 09:30:00")).status).toBe(201);
  const query = "date=2026-12-06&from=09:00&to=11:00";
  expect((await shut(query)).body).toMatchObject({ opening: sunday });
  expect((await shut(query)).status).toBe(404);
  expect((await hours("2026-12-06")).openings).toEqual([]);
});

test("what is closed and opened from the calendar is in the history, with who did it, and can be taken back", async () => {
  const { group, calendar, room, close, open, reopen, hours, tokenFor } = await addPractice();
  const owner = await tokenFor("owner");
  const changes = async () =>
    (await app.call(`v3/groups/${group}/changes?limit=200`, { token: owner })).body.changes;
  const undo = (id: number) =>
    app.call(`v3/groups/${group}/changes/${id}/undo`, { method: "POST", token: owner, body: {} });
  await close([{ start: TEN, end: NOON, label: "Training" }]);
  await open({ date: "2026-12-06", from: "09:00", to: "11:00" });
  await close([{ start: TEN, end: NOON }], {}, room);
  const [ofRoom, opened, closed, ...others] = await changes();
  expect(others).toEqual([]);
  expect(ofRoom).toMatchObject({ kind: "resources", record_id: room, action: "changed" });
  expect(opened).toMatchObject({ before: { openings: [] }, after: { openings: [{ from: "09:00" }] } });
  expect(closed).toMatchObject({
    at: "2026-12-01T09:00:00.000Z",
    by: "Paul Martin",
    kind: "calendars",
    record_id: calendar,
    action: "changed",
    before: { closures: [] },
    after: { closures: [{ start: TEN, end: NOON, label: "Training" }] },
  });
  // Deleting a closure that does not exist changes nothing.
  expect((await reopen("start=2026-12-09 10:00&end=2026-12-09 11:00")).status).toBe(404);
  expect(await changes()).toHaveLength(3);

  const undone = await undo(closed.id);
  expect(undone.body.change, undone.text).toMatchObject({ action: "undone", after: { closures: [] } });
  expect((await hours("2026-12-03")).closures).toEqual([]);
  expect((await undo(closed.id)).body.messages.errors).toEqual(["cannot_undo"]);
});

test("who keeps to some calendars changes the hours of these alone, and who takes calls none", async () => {
  const { close, tokenFor, calendar, other, room } = await addPractice();
  const own = await tokenFor("pro", [other]);
  const closure = [{ start: TEN, end: NOON }];
  expect((await close(closure, {}, other, own)).status).toBe(200);
  for (const of of [calendar, room, 999_999])
    expect((await close(closure, {}, of, own)).body.message).toBe("Invalid calendar");
  expect((await close(closure, {}, 999_999)).body.message).toBe("Invalid calendar");
  expect((await close(closure, {}, calendar, await tokenFor("owner"))).status).toBe(200);
  expect((await close(closure, {}, calendar, await tokenFor("call_centre"))).status).toBe(403);
});

test.each([
  ["ends before it starts", [{ start: NOON, end: TEN }], {}],
  ["names no day that exists", [{ start: "2026-02-30 10:00", end: NOON }], {}],
  ["repeats for longer than a year", [{ start: TEN, end: NOON }], { until: "2028-01-01" }],
  ["is none", [], {}],
])("a closure that %s is refused", async (_title, closures, more) => {
  const { close } = await addPractice();
  expect((await close(closures, more)).status).toBe(400);
});

test("hours that are changed from the calendar and in the back office at once wait for each other", async () => {
  const { group, calendar, close, hours, tokenFor } = await addPractice();
  const token = await tokenFor("owner");
  const days = Array.from({ length: 12 }, (_, index) => String(index + 10));
  const put = (day: string) =>
    app.call(`v3/groups/${group}/calendars/${calendar}`, {
      method: "PUT",
      token,
      body: { calendar: { openings: [{ date: `2026-12-${day}`, from: "09:00", to: "11:00" }] } },
    });
  const answers = await Promise.all(
    days.flatMap((day) => [
      close([{ start: `2026-12-${day} 10:00`, end: `2026-12-${day} 11:00` }]),
      put(day),
    ]),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  for (const day of days) expect((await hours(`2026-12-${day}`)).closures).toHaveLength(1);
});

test("two who change one calendar at once do not undo each other, on two servers", async () => {
  const day = setRealClock(app);
  const practice = await addPractice();
  const second = await startServerProcess({
    address: app.database.connection,
    environment: { DATA_DIR: app.context.config.dataDir, LOG_LEVEL: "silent", RATE_LIMIT: "off" },
  });
  whenDone(() => second.kill());
  const token = await practice.tokenFor("owner");
  const key = app.context.installation.apiKey;
  const hours = Array.from({ length: 16 }, (_, index) => String(index + 1).padStart(2, "0"));
  const answers = await Promise.all(
    hours.map((hour, index) => {
      const url = index % 2 === 0 ? app.url : `http://127.0.0.1:${second.port}`;
      const path = `groups/${practice.group}/calendars/${practice.calendar}/closures`;
      return fetch(`${url}/api/v3/${path}?apikey=${key}&token=${token}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          closures: [{ start: `${day} ${hour}:00`, end: `${day} ${hour}:30` }],
        }),
      });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(hours.map(() => 200));
  expect((await practice.hours(day)).closures).toHaveLength(hours.length);
});
