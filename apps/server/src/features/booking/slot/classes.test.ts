import { expect, test } from "vitest";
import { newPerson, postAppointment, postHold } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { listJobs, tellNow, untilDone } from "../../../testing/jobs.ts";
import { startMailServer } from "../../../testing/mail-server.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const mails = await startMailServer();
const app = await startApp({ config: { smtpUrl: mails.url } });

// A Tuesday, and the one after.
const DATE = "2026-12-01 18:00:00";
const NEXT = "2026-12-08 18:00:00";
const EVERY_DAY = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "08:00", to: "22:00" }];

/** A studio with a teacher, a room, a massage and a yoga class on Tuesdays, made by its owner. */
async function addStudio({ places = 12, rules = {} }: { places?: number; rules?: object } = {}) {
  const group = await addGroup(app.db, {
    fields: { locale: "en", timezone: "Europe/Paris" },
    rules: rules as never,
  });
  const token = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);
  const teacher = await addCalendar(app.db, group, { openinghours: EVERY_DAY });
  const other = await addCalendar(app.db, group, { openinghours: EVERY_DAY, name: "Lou" });
  const room = await addCalendar(app.db, group, { openinghours: EVERY_DAY, resource: true });
  const massage = await addIntervention(app.db, group, { length: 60 });
  const yoga = await addIntervention(app.db, group, { length: 75, name: "Yoga" });
  const call = (method: string, path: string, body?: unknown, as: string | null = token) =>
    app.call(`v3/groups/${group}/${path}`, {
      method,
      ...(as !== null && { token: as }),
      ...(body !== undefined && { body }),
    });
  const fields = {
    name: "Tuesday yoga",
    intervention_id: yoga,
    teacher_id: teacher,
    room_id: room,
    capacity: places,
    openinghours: [{ days: ["tu"], from: "18:00", to: "19:15" }],
  };
  const addClass = async (more: object = {}) => {
    const made = await call("POST", "classes", { class: { ...fields, ...more } });
    expect(made.status, made.text).toBe(201);
    return made.body.class.id as number;
  };
  const book = (request: object, as: string | null = null) =>
    postAppointment(app, "v3", group, request as Record<string, unknown>, as === null ? {} : { token: as });
  const startsOf = async (service: number, day: string) => {
    const query = `intervention_ids[]=${service}&start=${day}&nDays=1`;
    const answer = await call("GET", `availabletimeslots?${query}`, undefined, null);
    return answer.body.availabletimeslots.map(
      ({ time, capacity, calendar_ids }: { time: string; capacity: number; calendar_ids: number[] }) =>
        [time, capacity, ...calendar_ids] as const,
    );
  };
  const datesOf = async (query = "start=2026-12-01&nDays=14", as: string | null = null) =>
    (await call("GET", `classes.dates?${query}`, undefined, as)).body;
  return {
    group,
    token,
    teacher,
    other,
    room,
    massage,
    yoga,
    call,
    fields,
    addClass,
    book,
    startsOf,
    datesOf,
  };
}

test("a class is booked at its dates only, and its service nowhere else, while others are not booked on it", async () => {
  const { addClass, yoga, massage, teacher, other, startsOf, book, datesOf } = await addStudio({ places: 2 });
  const id = await addClass();
  expect(await startsOf(yoga, "2026-12-01")).toEqual([["18:00", 2, id]]);
  expect(await startsOf(yoga, "2026-12-02")).toEqual([]);
  expect((await startsOf(massage, "2026-12-02"))[0]).toEqual(["08:00", 2, teacher, other]);
  const request = { date: DATE, intervention_ids: [yoga] };
  const booked = await book(request);
  expect([booked.status, booked.body.records[0].calendar_id], booked.text).toEqual([201, id]);
  expect((await book({ ...request, calendar_id: id })).status).toBe(201);
  expect((await book(request)).body.message).toBe("availabletimeslots");
  expect((await book({ ...request, date: "2026-12-01 18:30:00" })).body.message).toBe("availabletimeslots");
  // A full date is still listed, with the one after.
  expect(await datesOf()).toMatchObject({
    records: [
      { class_id: id, intervention_id: yoga, start: DATE, places: 2, free: 0 },
      { class_id: id, start: NEXT, places: 2, free: 2 },
    ],
    next_day: "2026-12-15",
  });
  await expectWhole(app.db);
});

test("a booking in a class says who gives it and where, in answers, mails and calendar files", async () => {
  const { group, addClass, yoga, call, book, teacher, room } = await addStudio();
  await call("PUT", `calendars/${teacher}`, { calendar: { publicname: "Camille" } });
  await call("PUT", `resources/${room}`, { resource: { publicname: "Great hall" } });
  const id = await addClass();
  const fiche = newPerson();
  const [booked] = (await book({ date: DATE, intervention_ids: [yoga], fiche })).body.records;
  const places = {
    calendar_id: id,
    calendar_name: "Tuesday yoga",
    resource: null,
    teacher: { id: teacher, name: "Camille" },
    room: { id: room, name: "Great hall" },
  };
  expect(booked).toMatchObject(places);
  expect((await call("GET", `appointments/${booked.id}`)).body).toMatchObject(places);
  await untilDone(app.db, { groupId: group, queue: "mail", kind: "confirmation" });
  const { mail } = mails.received.find(({ to }) => to.includes(fiche.email))!;
  expect(mail.text).toContain("What: Consultation, Tuesday yoga\n");
  expect(mail.text).toContain("With: Camille\nRoom or equipment: Great hall\n");
  const file = new TextDecoder().decode(mail.attachments[0]!.content as ArrayBuffer);
  expect(file.replaceAll("\r\n ", "")).toContain("Consultation\\, Tuesday yoga\\, Camille\\, Great hall");
  // Visitors do not see a teacher without a public name.
  await call("PUT", `calendars/${teacher}`, { calendar: { publicname: "" } });
  const [unnamed] = (await book({ date: NEXT, intervention_ids: [yoga] })).body.records;
  expect(unnamed).toMatchObject({ calendar_name: "Tuesday yoga", teacher: { name: "" } });
});

test("a date has no more free places than its service may still take at once", async () => {
  const { addClass, yoga, call, book, datesOf } = await addStudio({ places: 12 });
  await addClass();
  await call("PUT", `interventions/${yoga}`, { intervention: { max_at_once: 2 } });
  await book({ date: DATE, intervention_ids: [yoga] });
  expect((await datesOf()).records).toMatchObject([
    { places: 2, free: 1 },
    { places: 2, free: 2 },
  ]);
  await book({ date: DATE, intervention_ids: [yoga] });
  expect((await datesOf()).records).toMatchObject([{ free: 0 }, { free: 2 }]);
});

test("giving another service in a class shows who booked the one before", async () => {
  const { addClass, call, yoga, massage, book, other } = await addStudio();
  const id = await addClass();
  const [{ id: booked }] = (await book({ date: DATE, intervention_ids: [yoga] })).body.records;
  const change = (accept?: object[]) =>
    call("PUT", `classes/${id}`, { class: { intervention_id: massage }, ...(accept && { accept }) });
  // No class would give the service, so it could be booked at any time.
  expect((await change()).body.details?.faults).toEqual([
    { path: "intervention_id", code: "last_class", name: "Yoga" },
  ]);
  await addClass({ name: "Thursday yoga", teacher_id: other, room_id: null, openinghours: [] });
  const refused = await change();
  expect([refused.status, refused.body.details?.appointments], refused.text).toMatchObject([
    409,
    [{ id: booked, reason: "service" }],
  ]);
  expect((await change([{ appointment_id: booked, action: "keep" }])).status).toBe(200);
  await expectWhole(app.db);
});

test("the last place of a date is free for the visitor who holds it", async () => {
  const { addClass, group, yoga, datesOf } = await addStudio({ places: 1 });
  await addClass();
  const held = await postHold(app, group, { date: DATE, intervention_ids: [yoga] });
  expect(held.status, held.text).toBe(200);
  expect((await datesOf()).records[0]).toMatchObject({ free: 0 });
  const query = `start=2026-12-01&nDays=14&hold=${held.body.hold}`;
  expect((await datesOf(query)).records[0]).toMatchObject({ free: 1 });
});

test("a place that a client is about to book is not free, and not booked for professionals either", async () => {
  const { addClass, group, yoga, book, datesOf, token } = await addStudio({ places: 3 });
  await addClass();
  await book({ date: DATE, intervention_ids: [yoga] });
  await postHold(app, group, { date: DATE, intervention_ids: [yoga] });
  const [date] = (await datesOf("start=2026-12-01&nDays=14", token)).records;
  expect(date).toMatchObject({ places: 3, free: 1, booked: 1 });
  expect((await datesOf()).records[0]).not.toHaveProperty("booked");
});

test("participants whose date is gone stay in the day of professionals, who cancel or move them", async () => {
  const { addClass, yoga, call, book, datesOf, token } = await addStudio();
  const id = await addClass();
  const ids: number[] = [];
  for (const date of [DATE, NEXT])
    ids.push((await book({ date, intervention_ids: [yoga] })).body.records[0].id);
  // Longer than the hours of the class, which has no date then.
  const lengthen = (accept?: object[]) =>
    call("PUT", `interventions/${yoga}`, { intervention: { length: 90 }, ...(accept && { accept }) });
  const refused = await lengthen();
  expect([refused.status, refused.body.details?.appointments], refused.text).toMatchObject([
    409,
    ids.map((appointment) => ({ id: appointment, reason: "hours" })),
  ]);
  const lengthened = await lengthen(ids.map((appointment_id) => ({ appointment_id, action: "keep" })));
  expect(lengthened.status, lengthened.text).toBe(200);
  expect((await datesOf()).records).toEqual([]);
  const left = { class_id: id, places: 1, free: 0 };
  expect((await datesOf(undefined, token)).records).toMatchObject([
    { ...left, start: DATE, end_at: "2026-12-01T19:15:00+01:00" },
    { ...left, start: NEXT },
  ]);
  const cancel = (start: string) =>
    call("POST", `classes/${id}/cancelled_dates`, { class_date: { start: start.slice(0, 16) } });
  expect((await cancel(DATE)).body.records).toHaveLength(1);
  expect((await cancel(DATE)).status).toBe(404);
  expect((await datesOf(undefined, token)).records).toMatchObject([{ start: NEXT }]);
  await expectWhole(app.db);
});

test("participants of an archived class stay in the day of professionals, under its name", async () => {
  const { addClass, yoga, call, book, datesOf, token, teacher, room } = await addStudio();
  const id = await addClass();
  const [{ id: appointment_id }] = (await book({ date: DATE, intervention_ids: [yoga] })).body.records;
  const accept = [{ appointment_id, action: "keep" }];
  const archived = await call("PUT", `classes/${id}`, { class: { deleted: true }, accept });
  expect(archived.status, archived.text).toBe(200);
  expect((await datesOf()).records).toEqual([]);
  expect((await datesOf(undefined, token)).records).toEqual([
    {
      class_id: id,
      intervention_id: yoga,
      start: DATE,
      start_at: "2026-12-01T18:00:00+01:00",
      end_at: "2026-12-01T19:15:00+01:00",
      places: 1,
      free: 0,
      booked: 1,
      archived: { name: "Tuesday yoga", teacher_id: teacher, room_id: room },
    },
  ]);
});

test("a cancelled date is opened again with everybody who was in it", async () => {
  const { addClass, yoga, call, book, datesOf } = await addStudio();
  const id = await addClass();
  const [{ id: booked }] = (await book({ date: DATE, intervention_ids: [yoga] })).body.records;
  const class_date = { start: DATE.slice(0, 16) };
  const cancelled = await call("POST", `classes/${id}/cancelled_dates`, { class_date });
  expect(cancelled.body).toEqual({
    records: [{ id: booked, deleted: true }],
    closure: { start: "2026-12-01 18:00", end: "2026-12-01 19:15" },
  });
  const { start, end } = cancelled.body.closure;
  const query = new URLSearchParams({ start, end });
  expect((await call("DELETE", `calendars/${id}/closures?${query.toString()}`)).status).toBe(200);
  expect((await call("POST", `appointments/${booked}/restore`)).status).toBe(200);
  expect((await datesOf()).records[0]).toMatchObject({ start: DATE, free: 11 });
  await expectWhole(app.db);
});

test("its dates close the calendar of the teacher and the room, and the explanation says why", async () => {
  const { addClass, call, massage, room, teacher, other, startsOf } = await addStudio();
  const busy = async () =>
    (await startsOf(massage, "2026-12-01")).filter(
      ([, , ...ids]: readonly number[]) => !ids.includes(teacher),
    );
  expect(await busy()).toEqual([]);
  const id = await addClass();
  expect((await busy()).map(([time]: readonly unknown[]) => time)).toEqual([
    "17:30",
    "18:00",
    "18:30",
    "19:00",
  ]);
  const query = `day=2026-12-01&intervention_ids[]=${massage}&calendar_ids[]=${teacher}`;
  const explained = await call("GET", `explanations?${query}`);
  expect(explained.status, explained.text).toBe(200);
  const reasons = explained.body.records[0].ranges.flatMap((one: { reasons: object[] }) => one.reasons);
  expect(reasons).toContainEqual({ code: "class", label: "Tuesday yoga" });
  // The room, too.
  await call("PUT", `interventions/${massage}`, {
    intervention: { need_resource: true, resources: [room], calendars: [other] },
  });
  expect((await startsOf(massage, "2026-12-01")).map(([time]: readonly unknown[]) => time)).not.toContain(
    "18:00",
  );
  // A cancelled date closes nothing.
  const cancelled = await call("POST", `classes/${id}/cancelled_dates`, {
    class_date: { start: "2026-12-01 18:00" },
  });
  expect([cancelled.status, cancelled.body.records], cancelled.text).toEqual([200, []]);
  expect((await startsOf(massage, "2026-12-01")).map(([time]: readonly unknown[]) => time)).toContain(
    "18:00",
  );
});

test("making or changing a class shows the appointments of the teacher that are in the way", async () => {
  const { addClass, call, fields, massage, teacher, other, book } = await addStudio();
  const booked = await book({ date: DATE, calendar_id: teacher, intervention_ids: [massage] });
  const [{ id }] = booked.body.records;
  const refused = await call("POST", "classes", { class: fields });
  expect([refused.status, refused.body.details.appointments], refused.text).toMatchObject([
    409,
    [{ id, reason: "hours", calendar_id: teacher }],
  ]);
  // It may stay where it is.
  const made = await call("POST", "classes", {
    class: { ...fields, teacher_id: other },
    accept: [],
  });
  expect(made.status, made.text).toBe(201);
  const moved = await call("PUT", `classes/${made.body.class.id}`, { class: { teacher_id: teacher } });
  expect(moved.body.details.appointments).toMatchObject([{ id }]);
  const accepted = await call("PUT", `classes/${made.body.class.id}`, {
    class: { teacher_id: teacher },
    accept: [{ appointment_id: id, action: "keep" }],
  });
  expect(accepted.status, accepted.text).toBe(200);
  // Its own participants are named when a date is closed in the form.
  const participant = await book({ date: NEXT, intervention_ids: [fields.intervention_id] });
  expect(participant.status, participant.text).toBe(201);
  const closed = await call("PUT", `classes/${made.body.class.id}`, {
    class: { closures: [{ start: "2026-12-08 00:00", end: "2026-12-09 00:00" }] },
  });
  expect(closed.status, closed.text).toBe(409);
  expect(closed.body.details.appointments).toMatchObject([
    { id: participant.body.records[0].id, reason: "hours" },
  ]);
  await addClass({ openinghours: [] });
});

test("cancelling one date of twelve mails all twelve and closes it, and the other dates stay", async () => {
  const { addClass, group, call, yoga, book, datesOf, token } = await addStudio();
  const id = await addClass();
  const people = Array.from({ length: 12 }, newPerson);
  for (const fiche of people)
    expect((await book({ date: DATE, intervention_ids: [yoga], fiche })).status).toBe(201);
  const later = await book({ date: NEXT, intervention_ids: [yoga] });
  expect((await datesOf()).records.map(({ free }: { free: number }) => free)).toEqual([0, 11]);
  const cancel = (start: string) =>
    call("POST", `classes/${id}/cancelled_dates`, { class_date: { start, reason: "Camille is ill." } });
  expect((await cancel("2026-12-01 18:15")).status).toBe(404);
  const cancelled = await cancel("2026-12-01 18:00");
  expect(cancelled.status, cancelled.text).toBe(200);
  expect([cancelled.status, cancelled.body.records.length], cancelled.text).toEqual([200, 12]);
  await tellNow(app.db, group);
  await expect
    .poll(() => listJobs(app.db, { groupId: group, queue: "mail" }), { timeout: 20_000 })
    .toEqual([]);
  const received = mails.received.filter(({ mail }) => mail.text?.includes("Reason: Camille is ill."));
  expect(new Set(received.flatMap(({ to }) => to))).toEqual(new Set(people.map(({ email }) => email)));
  expect(received).toHaveLength(12);
  expect((await datesOf()).records).toMatchObject([{ start: NEXT, free: 11 }]);
  expect((await cancel("2026-12-01 18:00")).status).toBe(404);
  const stays = await call("GET", `appointments/${later.body.records[0].id}`, undefined, token);
  expect(stays.body.deleted).toBe(false);
  await expectWhole(app.db);
});

test("all participants of a date move to another one, with a mail to each, or none does", async () => {
  const { addClass, group, call, yoga, book, datesOf } = await addStudio({ places: 3 });
  const id = await addClass();
  const people = Array.from({ length: 2 }, newPerson);
  for (const fiche of people)
    expect((await book({ date: DATE, intervention_ids: [yoga], fiche })).status).toBe(201);
  expect((await book({ date: NEXT, intervention_ids: [yoga] })).status).toBe(201);
  const frees = async () => (await datesOf()).records.map(({ free }: { free: number }) => free);
  const move = (start: string, to: string) =>
    call("POST", `classes/${id}/moved_dates`, { class_date: { start, to } });
  const [first, second] = [DATE.slice(0, 16), NEXT.slice(0, 16)];
  const moved = await move(first, second);
  expect([moved.status, moved.body.ids?.length], moved.text).toEqual([200, 2]);
  expect(await frees()).toEqual([3, 0]);
  await tellNow(app.db, group);
  await expect
    .poll(() => listJobs(app.db, { groupId: group, queue: "mail" }), { timeout: 20_000 })
    .toEqual([]);
  for (const { email } of people)
    expect(mails.received.filter(({ to }) => to.includes(email))).toHaveLength(2);
  // One place is taken, so two of the three would fit: none moves.
  expect((await book({ date: DATE, intervention_ids: [yoga] })).status).toBe(201);
  const refused = await move(second, first);
  expect(refused.body.message, refused.text).toBe("availabletimeslots");
  expect(await frees()).toEqual([2, 0]);
  expect((await move(first, "2026-12-08 18:30")).body.message).toBe("availabletimeslots");
  await expectWhole(app.db);
});

test("a professional sees every date of their own classes, and the appointments in them", async () => {
  const { addClass, group, teacher, other, yoga, book, datesOf } = await addStudio();
  const id = await addClass();
  const own = await tokenOf(app, group, (await addPro(app.db, [group], { calendars: [teacher] })).email);
  const theirs = await tokenOf(app, group, (await addPro(app.db, [group], { calendars: [other] })).email);
  const booked = await book({ date: DATE, intervention_ids: [yoga] });
  const span = "start=2026-11-17&nDays=15";
  // Visitors do not see what is over.
  expect((await datesOf(span)).records).toHaveLength(1);
  expect((await datesOf(span, own)).records).toMatchObject([
    { class_id: id, free: 12 },
    { class_id: id, free: 12 },
    { class_id: id, free: 11 },
  ]);
  expect((await datesOf(span, theirs)).records).toEqual([]);
  const path = `v3/groups/${group}/appointments/${booked.body.records[0].id}`;
  expect((await app.call(path, { token: own })).status).toBe(200);
  expect((await app.call(path, { token: theirs })).status).toBe(404);
});

test("visitors find classes in a list of their own, and not among the calendars", async () => {
  const { addClass, call, teacher, room, yoga } = await addStudio();
  const id = await addClass();
  const read = async (path: string) => (await call("GET", path, undefined, null)).body.records;
  expect(await read("classes")).toMatchObject([
    { id, publicname: "Tuesday yoga", intervention_id: yoga, teacher_id: teacher, room_id: room, places: 12 },
  ]);
  expect((await read("calendars")).map((one: { id: number }) => one.id)).not.toContain(id);
  const service = (await read("interventions")).find((one: { id: number }) => one.id === yoga);
  expect(service).toMatchObject({ in_classes: true, calendar_ids: [] });
});

test("a service whose last class is archived is not booked like any other", async () => {
  const { addClass, call, yoga, startsOf } = await addStudio();
  const id = await addClass();
  await call("PUT", `classes/${id}`, { class: { deleted: true } });
  expect(await startsOf(yoga, "2026-12-01")).toEqual([]);
});
