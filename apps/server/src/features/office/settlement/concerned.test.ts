import { describe, expect, test } from "vitest";
import { describeFindings, verifyData } from "../verify/verify.ts";
import { calendarLocks, takeLocks } from "../../../lib/database/locks.ts";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp, TEST_NOW } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

const app = await startApp();

async function addSalon() {
  const group = await addGroup(app.db, { fields: { locale: "fr" } });
  const owner = await addPro(app.db, [group], { role: "owner" });
  const token = await tokenOf(app, group, owner.email);
  const calendar = await addCalendar(app.db, group);
  const service = await addIntervention(app.db, group);
  const call = (method: string, path: string, body?: unknown) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...(body !== undefined && { body }) });
  /** Books on Thursday. */
  const book = async (time: string, more: object = {}) => {
    const person = newPerson();
    const answer = await postAppointment(app, "v3", group, {
      date: `2026-12-03 ${time}:00`,
      calendar_id: calendar,
      intervention_ids: [service],
      fiche: person,
      ...more,
    });
    expect(answer.status, answer.text).toBe(201);
    return { id: answer.body.records[0].id as number, person };
  };
  const stateOf = async (id: number) => {
    const { rows } = await app.db.query(
      `select deleted, calendar_id, to_char(start_at at time zone 'Europe/Paris', 'DD HH24:MI') as start
       from appointments where group_id = $1 and id = $2`,
      [group, id],
    );
    return rows[0];
  };
  return { group, token, calendar, service, call, book, stateOf };
}

const SHORTER = [{ days: ["mo", "tu", "we", "th", "fr", "sa"], from: "10:00", to: "16:00" }];

test("a change of hours lists the appointments outside before anything is saved", async () => {
  const { calendar, service, call, book } = await addSalon();
  const early = await book("09:00");
  await book("12:00");
  const late = await book("17:30");
  const before = await call("GET", `calendars/${calendar}`);
  const refused = await call("PUT", `calendars/${calendar}`, { calendar: { openinghours: SHORTER } });
  expect(refused.status, refused.text).toBe(409);
  expect(refused.body.messages.errors).toEqual(["appointments_concerned"]);
  const { firstname, lastname } = early.person as { firstname: string; lastname: string };
  expect(refused.body.details.appointments).toEqual([
    {
      id: early.id,
      start: "2026-12-03 09:00:00",
      end: "2026-12-03 09:30:00",
      calendar_id: calendar,
      resource_id: null,
      intervention_id: service,
      name: `${firstname} ${lastname}`,
      reason: "hours",
      linked_ids: [],
      free: expect.any(Array),
    },
    expect.objectContaining({ id: late.id, reason: "hours" }),
  ]);
  expect((await call("GET", `calendars/${calendar}`)).text).toBe(before.text);
  expect((await call("GET", "changes")).body.changes).toEqual([]);
  // Nothing is saved either if some of the appointments are not named, or others are.
  for (const ids of [[early.id], [early.id, late.id, 999_999]]) {
    const accept = ids.map((appointment_id) => ({ appointment_id, action: "keep" }));
    const again = await call("PUT", `calendars/${calendar}`, { calendar: { openinghours: SHORTER }, accept });
    expect([again.status, again.body.details.appointments.length]).toEqual([409, 2]);
  }
  // A change that does not affect the hours needs no decision.
  const renamed = await call("PUT", `calendars/${calendar}`, { calendar: { name: "Dr Roux" } });
  expect(renamed.status).toBe(200);
});

test("each is offered the next times at which it fits after the change", async () => {
  const { group, calendar, service, call, book } = await addSalon();
  const other = await addCalendar(app.db, group, { name: "Other", slot_step: 60 });
  await book("09:00");
  await book("10:00");
  const refused = await call("PUT", `calendars/${calendar}`, { calendar: { openinghours: SHORTER } });
  const [{ free }] = refused.body.details.appointments;
  expect(free).toHaveLength(12);
  // The appointment's calendar no longer offers 09:00, and 10:00 is taken there.
  expect(free.slice(0, 9)).toEqual([
    { start: "2026-12-03 09:00:00", calendar_id: other },
    { start: "2026-12-03 10:00:00", calendar_id: other },
    { start: "2026-12-03 10:30:00", calendar_id: calendar },
    { start: "2026-12-03 11:00:00", calendar_id: calendar },
    { start: "2026-12-03 11:30:00", calendar_id: calendar },
    { start: "2026-12-03 12:00:00", calendar_id: calendar },
    { start: "2026-12-03 16:00:00", calendar_id: other },
    { start: "2026-12-03 17:00:00", calendar_id: other },
    expect.objectContaining({ start: "2026-12-04 09:00:00" }),
  ]);
  const [first] = refused.body.details.appointments;
  const [{ start, calendar_id }] = free;
  const accept = [{ appointment_id: first.id, action: "move", start, calendar_id }];
  const saved = await call("PUT", `calendars/${calendar}`, { calendar: { openinghours: SHORTER }, accept });
  expect(saved.status, saved.text).toBe(200);
  // A deleted service fits nowhere.
  const deletion = await call("PUT", `interventions/${service}`, { intervention: { deleted: true } });
  expect(deletion.body.details.appointments.map((one: { free: unknown }) => one.free)).toEqual([[], []]);
});

test("they are asked for at any moment of a minute", async () => {
  const { calendar, call, book } = await addSalon();
  const early = await book("09:00");
  app.clock.set("2026-12-01T09:00:17.351Z");
  const refused = await call("PUT", `calendars/${calendar}`, { calendar: { openinghours: SHORTER } });
  app.clock.set(TEST_NOW);
  expect(refused.status, refused.text).toBe(409);
  expect(refused.body.details.appointments).toEqual([expect.objectContaining({ id: early.id })]);
});

test("each is kept, cancelled with a mail, or moved with a mail, together with the change", async () => {
  const { group, calendar, call, book, stateOf } = await addSalon();
  const [remaining, cancelled, moved] = [await book("09:00"), await book("09:30"), await book("17:00")];
  const changed = await call("PUT", `calendars/${calendar}`, {
    calendar: { openinghours: SHORTER },
    accept: [
      { appointment_id: remaining.id, action: "keep" },
      { appointment_id: cancelled.id, action: "cancel" },
      { appointment_id: moved.id, action: "move", start: "2026-12-03 11:00:00" },
    ],
  });
  expect(changed.status, changed.text).toBe(200);
  expect(await stateOf(remaining.id)).toEqual({ deleted: false, calendar_id: calendar, start: "03 09:00" });
  expect(await stateOf(cancelled.id)).toMatchObject({ deleted: true });
  expect(await stateOf(moved.id)).toEqual({ deleted: false, calendar_id: calendar, start: "03 11:00" });
  const { rows } = await app.db.query(
    `select appointment_id, what, told from fiche_changes
     where group_id = $1 and what in ('cancelled', 'moved') order by appointment_id`,
    [group],
  );
  expect(rows).toEqual([
    { appointment_id: cancelled.id, what: "cancelled", told: true },
    { appointment_id: moved.id, what: "moved", told: true },
  ]);
  // An appointment that was left outside the hours stays so with the next change, and is not reported again.
  const next = await call("PUT", `calendars/${calendar}`, {
    calendar: { openinghours: SHORTER.map((rule) => ({ ...rule, to: "15:00" })) },
  });
  expect(next.status, next.text).toBe(200);
});

test("a move to where there is no room is told, and nothing of the change is left", async () => {
  const { calendar, call, book, stateOf } = await addSalon();
  const [first, second] = [await book("09:00"), await book("11:00")];
  const refused = await call("PUT", `calendars/${calendar}`, {
    calendar: { openinghours: SHORTER },
    accept: [{ appointment_id: first.id, action: "move", start: "2026-12-03 11:00:00" }],
  });
  expect(refused.status).toBe(409);
  expect(refused.body.details.appointments).toEqual([
    expect.objectContaining({ id: first.id, problem: "availabletimeslots" }),
  ]);
  expect(await stateOf(first.id)).toMatchObject({ start: "03 09:00" });
  expect(await stateOf(second.id)).toMatchObject({ start: "03 11:00" });
  expect((await call("GET", `calendars/${calendar}`)).body.calendar.version).toBe(1);
});

test("appointments that stay above a smaller capacity count as overbooked, so that what is stored fits together", async () => {
  const { calendar, call, book } = await addSalon();
  await call("PUT", `calendars/${calendar}`, { calendar: { capacity: 2 } });
  const [, second] = [await book("10:00"), await book("10:00")];
  const accept = [{ appointment_id: second.id, action: "keep" }];
  const answer = await call("PUT", `calendars/${calendar}`, { calendar: { capacity: 1 }, accept });
  expect(answer.status, answer.text).toBe(200);
  // The check counts times to come only.
  const inTenYears = "taken_from = taken_from + 5256000, taken_until = taken_until + 5256000";
  await app.db.query(`update seats set ${inTenYears} where calendar_id = $1`, [calendar]);
  const tooMany = describeFindings(await verifyData(app.db)).filter((line) =>
    line.includes(`calendar ${calendar}: `),
  );
  expect(tooMany).toEqual([]);
});

test("archiving a calendar, a service or a resource, and a smaller capacity, list theirs", async () => {
  const { group, calendar, service, call, book, stateOf } = await addSalon();
  const room = await addCalendar(app.db, group, { resource: true, capacity: 3 });
  await call("PUT", `interventions/${service}`, { intervention: { need_resource: true, resources: [room] } });
  await call("PUT", `calendars/${calendar}`, { calendar: { capacity: 3 } });
  const [one, two] = [await book("10:00"), await book("10:00")];
  const listedBy = async (path: string, body: object) => {
    const answer = await call("PUT", path, body);
    expect(answer.status, answer.text).toBe(409);
    return answer.body.details.appointments.map(({ id, reason }: { id: number; reason: string }) => [
      id,
      reason,
    ]);
  };
  expect(await listedBy(`calendars/${calendar}`, { calendar: { capacity: 1 } })).toEqual([
    [two.id, "capacity"],
  ]);
  const both = (reason: string) => [
    [one.id, reason],
    [two.id, reason],
  ];
  expect(await listedBy(`calendars/${calendar}`, { calendar: { deleted: true } })).toEqual(both("calendar"));
  expect(await listedBy(`resources/${room}`, { resource: { deleted: true } })).toEqual(both("resource"));
  const afternoon = [{ days: ["th"], from: "14:00", to: "16:00" }];
  expect(await listedBy(`resources/${room}`, { resource: { openinghours: afternoon } })).toEqual(
    both("hours"),
  );
  const archive = { intervention: { deleted: true } };
  expect(await listedBy(`interventions/${service}`, archive)).toEqual(both("service"));
  const other = await addCalendar(app.db, group);
  expect(await listedBy(`interventions/${service}`, { intervention: { calendars: [other] } })).toEqual(
    both("calendar"),
  );
  const moved = await call("PUT", `calendars/${calendar}`, {
    calendar: { deleted: true },
    accept: [one, two].map(({ id }, index) => ({
      appointment_id: id,
      action: "move",
      calendar_id: other,
      start: `2026-12-03 1${index}:00:00`,
    })),
  });
  expect(moved.status, moved.text).toBe(200);
  expect(await stateOf(two.id)).toEqual({ deleted: false, calendar_id: other, start: "03 11:00" });
});

test("of a pack, what is cancelled with it is named", async () => {
  const { group, calendar, service, call, stateOf } = await addSalon();
  const other = await addCalendar(app.db, group);
  const pack = await addPack(app.db, group, {
    config: [
      { intervention_id: service, calendar_id: calendar },
      { intervention_id: service, calendar_id: other },
    ],
  });
  const answer = await postAppointment(app, "v3", group, {
    date: "2026-12-03 09:30:00",
    pack_id: pack,
    fiche: newPerson(),
  });
  expect(answer.status, answer.text).toBe(201);
  const [first, second] = answer.body.records.map(({ id }: { id: number }) => id);
  const change = { calendar: { openinghours: SHORTER } };
  const refused = await call("PUT", `calendars/${calendar}`, change);
  expect(refused.body.details.appointments, refused.text).toEqual([
    expect.objectContaining({ id: first, linked_ids: [second] }),
  ]);
  const accept = [{ appointment_id: first, action: "cancel" }];
  expect((await call("PUT", `calendars/${calendar}`, { ...change, accept })).status).toBe(200);
  expect([(await stateOf(first)).deleted, (await stateOf(second)).deleted]).toEqual([true, true]);
});

/** A pack of two services, on another calendar and on the salon's; returns that other calendar too. */
async function bookPack({ group, calendar, service }: Awaited<ReturnType<typeof addSalon>>, time: string) {
  const other = await addCalendar(app.db, group);
  const config = [other, calendar].map((calendar_id) => ({ intervention_id: service, calendar_id }));
  const pack_id = await addPack(app.db, group, { config });
  const date = `2026-12-03 ${time}:00`;
  const answer = await postAppointment(app, "v3", group, { date, pack_id, fiche: newPerson() });
  expect(answer.status, answer.text).toBe(201);
  const [first, second] = answer.body.records.map(({ id }: { id: number }) => id) as [number, number];
  return { first, second, other };
}

test("of a pack, the one that is named moves to its time, and the others keep their distance to it", async () => {
  const salon = await addSalon();
  const { calendar, call, stateOf } = salon;
  const { first, second } = await bookPack(salon, "15:30");
  const accept = [{ appointment_id: second, action: "move", start: "2026-12-03 11:00:00" }];
  const moved = await call("PUT", `calendars/${calendar}`, { calendar: { openinghours: SHORTER }, accept });
  expect(moved.status, moved.text).toBe(200);
  expect([(await stateOf(first)).start, (await stateOf(second)).start]).toEqual(["03 10:30", "03 11:00"]);
});

test.each([
  ["needs no time of its own", () => ({})],
  [
    "and would go where it is then anyway, undoes nothing",
    (calendar_id: number) => ({ start: "2026-12-03 11:30:00", calendar_id }),
  ],
])("of a pack, what is moved with another one %s", async (_title, place) => {
  const salon = await addSalon();
  const { calendar, call, stateOf } = salon;
  const { first, second, other } = await bookPack(salon, "16:00");
  const accept = [
    { appointment_id: first, action: "move", start: "2026-12-03 11:00:00" },
    { appointment_id: second, action: "move", ...place(other) },
  ];
  const change = { openinghours: SHORTER };
  const answer = await call("PUT", "calendars.hours", { ids: [calendar, other], change, accept });
  expect(answer.status, answer.text).toBe(200);
  expect((await call("GET", `calendars/${calendar}`)).body.calendar.openinghours).toMatchObject(SHORTER);
  expect([(await stateOf(first)).start, (await stateOf(second)).start]).toEqual(["03 11:00", "03 11:30"]);
});

test("of a pack, only the first is offered free times, because the others move along", async () => {
  const salon = await addSalon();
  const { first, second, other } = await bookPack(salon, "16:00");
  const change = { openinghours: SHORTER };
  const refused = await salon.call("PUT", "calendars.hours", { ids: [salon.calendar, other], change });
  const [one, along] = refused.body.details.appointments;
  expect([one.id, one.linked_ids, along.id, along.linked_ids]).toEqual([first, [second], second, [first]]);
  expect([one.free.length > 0, along.free]).toEqual([true, []]);
});

test("of a pack, what has no time of its own goes with the one that has, in whatever order they are named", async () => {
  const salon = await addSalon();
  const { calendar, call, stateOf } = salon;
  const { first, second, other } = await bookPack(salon, "16:00");
  const accept = [
    { appointment_id: second, action: "move" },
    { appointment_id: first, action: "move", start: "2026-12-03 11:00:00" },
  ];
  const change = { openinghours: SHORTER };
  const answer = await call("PUT", "calendars.hours", { ids: [calendar, other], change, accept });
  expect(answer.status, answer.text).toBe(200);
  expect([(await stateOf(first)).start, (await stateOf(second)).start]).toEqual(["03 11:00", "03 11:30"]);
});

const cancel = (appointment_id: number) => ({ appointment_id, action: "cancel" });

test("of a pack, both can be cancelled, but not one cancelled and the other moved", async () => {
  const salon = await addSalon();
  const { group, calendar, call, stateOf } = salon;
  const { first, second, other } = await bookPack(salon, "16:00");
  const settle = (...accept: object[]) =>
    call("PUT", "calendars.hours", { ids: [calendar, other], change: { openinghours: SHORTER }, accept });
  const refused = await settle(cancel(first), {
    appointment_id: second,
    action: "move",
    start: "2026-12-03 11:00:00",
  });
  expect(refused.body.details.appointments, refused.text).toEqual([
    expect.not.objectContaining({ problem: expect.anything() }),
    expect.objectContaining({ id: second, problem: "already_cancelled" }),
  ]);
  expect([(await stateOf(first)).deleted, (await stateOf(second)).deleted]).toEqual([false, false]);
  const settled = await settle(cancel(first), cancel(second));
  expect(settled.status, settled.text).toBe(200);
  expect([(await stateOf(first)).deleted, (await stateOf(second)).deleted]).toEqual([true, true]);
  const { rows } = await app.db.query(
    "select appointment_id from fiche_changes where group_id = $1 and what = 'cancelled' order by 1",
    [group],
  );
  expect(rows.map(({ appointment_id }) => appointment_id)).toEqual([first, second]);
});

test("a pack whose service is archived is listed with each appointment for it", async () => {
  const salon = await addSalon();
  const { first, second } = await bookPack(salon, "12:00");
  const refused = await salon.call("PUT", `interventions/${salon.service}`, {
    intervention: { deleted: true },
  });
  expect(refused.body.details.appointments).toMatchObject([
    { id: first, reason: "service", linked_ids: [second], free: [] },
    { id: second, reason: "service", linked_ids: [first], free: [] },
  ]);
});

test("two services in a row, each with a time of its own, move together", async () => {
  const { group, calendar, service, call, stateOf } = await addSalon();
  const one = { intervention_id: service, calendar_id: calendar };
  const fiche = newPerson();
  const request = { date: "2026-12-03 15:30:00", appointments: { 0: one, 1: one }, fiche };
  const booked = await postAppointment(app, "v3", group, request);
  expect(booked.status, booked.text).toBe(201);
  const [first, second] = booked.body.records.map(({ id }: { id: number }) => id);
  const change = { calendar: { openinghours: SHORTER } };
  // They are not cancelled together.
  const refused = await call("PUT", `calendars/${calendar}`, change);
  expect(refused.body.details.appointments).toMatchObject([{ id: second, linked_ids: [] }]);
  const accept = [{ appointment_id: second, action: "move", start: "2026-12-03 11:00:00" }];
  const moved = await call("PUT", `calendars/${calendar}`, { ...change, accept });
  expect(moved.status, moved.text).toBe(200);
  expect([(await stateOf(first)).start, (await stateOf(second)).start]).toEqual(["03 10:30", "03 11:00"]);
});

test("they are listed by their times, those that are over are not, and those for several services are", async () => {
  const { group, calendar, service, call, book } = await addSalon();
  const [late, early] = [await book("11:00"), await book("09:00")];
  const merged = await addIntervention(app.db, group);
  await app.db.query("update appointments set intervention_id = $2, intervention_ids = $3 where id = $1", [
    late.id,
    merged,
    [merged, service],
  ]);
  const listedBy = async (path: string, body: object) => {
    const { details } = (await call("PUT", path, body)).body;
    return details.appointments.map(({ id }: { id: number }) => id);
  };
  const archive = [`interventions/${service}`, { intervention: { deleted: true } }] as const;
  const close = [`calendars/${calendar}`, { calendar: { deleted: true } }] as const;
  expect(await listedBy(...archive)).toEqual([early.id, late.id]);
  expect(await listedBy(...close)).toEqual([early.id, late.id]);
  // The time after an appointment is still taken when it is over.
  await app.db.query(
    `with over as (update appointments set start_at = $2::timestamptz - interval '1 hour', end_at = $2 where id = $1)
     update seats set taken_from = $3 - 60, taken_until = $3 + 10 where appointment_id = $1`,
    [early.id, new Date(TEST_NOW), TEST_NOW / 60_000],
  );
  expect(await listedBy(...archive)).toEqual([late.id]);
  expect(await listedBy(...close)).toEqual([late.id]);
});

test("a move that names only another calendar keeps the time", async () => {
  const { group, calendar, call, book, stateOf } = await addSalon();
  const other = await addCalendar(app.db, group);
  const { id } = await book("09:00");
  const accept = [{ appointment_id: id, action: "move", calendar_id: other }];
  const moved = await call("PUT", `calendars/${calendar}`, { calendar: { deleted: true }, accept });
  expect(moved.status, moved.text).toBe(200);
  expect(await stateOf(id)).toEqual({ deleted: false, calendar_id: other, start: "03 09:00" });
});

test("a time that the clock leaves out is no time to move to", async () => {
  const { calendar, call, book, stateOf } = await addSalon();
  const { id } = await book("09:00");
  const accept = [{ appointment_id: id, action: "move", start: "2027-03-28 02:30:00" }];
  const refused = await call("PUT", `calendars/${calendar}`, { calendar: { openinghours: SHORTER }, accept });
  expect(refused.body.details.appointments).toMatchObject([{ id, problem: "availabletimeslots" }]);
  expect(await stateOf(id)).toMatchObject({ start: "03 09:00" });
});

test("free times are searched for the first twenty", async () => {
  const { calendar, call, book } = await addSalon();
  await call("PUT", `calendars/${calendar}`, { calendar: { capacity: 21 } });
  await Promise.all(Array.from({ length: 21 }, () => book("09:00")));
  const refused = await call("PUT", `calendars/${calendar}`, { calendar: { openinghours: SHORTER } });
  const { appointments } = refused.body.details;
  expect(appointments.map((one: object) => "free" in one)).toEqual([...Array(20).fill(true), false]);
});

describe("a change waits for whoever is at work on", () => {
  test.each<[string, "keep" | "move" | "cancel", "own" | "linked" | "any", boolean]>([
    ["its own calendar", "keep", "own", true],
    ["another calendar, unless nothing goes there", "keep", "any", false],
    ["another calendar, where something may move to", "move", "any", true],
    ["the calendar of what is cancelled along", "cancel", "linked", true],
  ])("%s: %s", async (_where, action, which, doesWait) => {
    const salon = await addSalon();
    const { group, calendar, call } = salon;
    const { second, other } = await bookPack(salon, "15:30");
    const third = await addCalendar(app.db, group);
    const elsewhere = await app.db.connect();
    await elsewhere.query("begin");
    await takeLocks(elsewhere, calendarLocks([{ own: calendar, linked: other, any: third }[which]]));
    const start = action === "move" ? { start: "2026-12-03 11:00:00" } : {};
    const accept = [{ appointment_id: second, action, ...start }];
    const changing = call("PUT", `calendars/${calendar}`, { calendar: { openinghours: SHORTER }, accept });
    const countWaiting = async () =>
      (await elsewhere.query("select 1 from pg_locks where locktype = 'advisory' and not granted")).rowCount;
    if (doesWait) await expect.poll(countWaiting, { timeout: 10_000 }).toBe(1);
    else expect((await changing).status).toBe(200);
    await elsewhere.query("commit");
    elsewhere.release();
    expect((await changing).status).toBe(200);
  });
});

test("nobody books into hours that are taken away at the same moment without being listed", async () => {
  for (let round = 0; round < 6; round++) {
    const { group, calendar, service, call } = await addSalon();
    const booking = () =>
      postAppointment(app, "v3", group, {
        date: "2026-12-03 09:00:00",
        calendar_id: calendar,
        intervention_ids: [service],
        fiche: newPerson(),
      });
    const [changed, booked] = await Promise.all([
      call("PUT", `calendars/${calendar}`, { calendar: { openinghours: SHORTER } }),
      booking(),
    ]);
    // One of the two came first, and the other took it into account.
    expect([changed.status, booked.status], `${changed.text} ${booked.text}`).toEqual(
      changed.status === 200 ? [200, 409] : [409, 201],
    );
  }
});
