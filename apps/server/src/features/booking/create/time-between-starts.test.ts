import { afterAll, expect, test } from "vitest";
import { newPerson, postAppointment, postHold } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { type Answer, startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

const app = await startApp();
const apps = [app, await startApp({ database: app.database })];
afterAll(() => expectWhole(app.db));

// The test's present is Tuesday 2026-12-01; the calendars are open from Monday to Saturday, from 09:00 to 18:00.
const DAY = "2026-12-03";

interface School {
  readonly between?: number;
  readonly fields?: Record<string, unknown>;
}

/** A driving school with a track for three cars, on which a test of 20 minutes starts every 40 minutes; lessons start at any time. */
async function addSchool({ between = 40, fields = {} }: School = {}) {
  const group = await addGroup(app.db, { fields });
  const track = await addCalendar(app.db, group, { capacity: 3, slot_step: 10 });
  const drive = await addIntervention(app.db, group, { length: 20, min_between_starts: between });
  const lesson = await addIntervention(app.db, group, { length: 20 });
  const token = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);
  const call = (method: string, path: string, body?: object) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...(body && { body }) });
  const at = (time: string, request: object = {}) => ({
    date: `${DAY} ${time}:00`,
    intervention_ids: [drive],
    ...request,
  });
  const book = (time: string, request: object = {}, server = app) =>
    postAppointment(server, "v3", group, { fiche: newPerson(), ...at(time, request) });
  const bookAsPro = (time: string, request: object) =>
    postAppointment(app, "v3", group, { fiche: newPerson(), ...at(time, request) }, { token });
  /** Returns how many places are free at these times, as visitors see it. */
  const places = async (times: readonly string[], query = `intervention_ids[]=${drive}`) => {
    const { body } = await app.call(`v3/groups/${group}/availabletimeslots?start=${DAY}&nDays=1&${query}`);
    const slots = body.availabletimeslots as { start: string; capacity: number }[];
    return times.map((time) => slots.find(({ start }) => start.slice(11, 16) === time)?.capacity ?? 0);
  };
  return { group, track, drive, lesson, token, call, at, book, bookAsPro, places };
}

const codeOf = ({ body }: Answer) => [body.message, body.detail];
const idOf = (answer: Answer): number => {
  expect(answer.status, answer.text).toBe(201);
  return answer.body.records[0].id;
};

test("a test every 40 minutes: booked, cancelled, restored and moved, with lessons in between", async () => {
  const { lesson, call, book, places } = await addSchool();
  expect(await places(["10:00"])).toEqual([1]);
  const first = idOf(await book("10:00"));
  expect(await places(["09:20", "09:30", "10:00", "10:30", "10:40"])).toEqual([1, 0, 0, 0, 1]);
  expect(await places(["10:00", "10:20"], `intervention_ids[]=${lesson}`)).toEqual([2, 3]);
  expect(codeOf(await book("10:30"))).toEqual(["availabletimeslots", "taken"]);
  idOf(await book("10:20", { intervention_ids: [lesson] }));
  idOf(await book("10:40"));
  await call("POST", "appointments/batch_delete", { appointments: [{ id: first }] });
  expect(await places(["09:50", "10:00", "10:10"])).toEqual([1, 1, 0]);
  const instead = idOf(await book("09:50"));
  expect(codeOf(await call("POST", `appointments/${first}/restore`))[0]).toBe("availabletimeslots");
  const move = (id: number, time: string) =>
    call("PUT", `appointments/${id}`, { appointment: { date: `${DAY} ${time}:00` } });
  expect(codeOf(await move(instead, "10:10"))).toEqual(["availabletimeslots", "taken"]);
  // Its own start does not hinder it.
  expect((await move(instead, "09:40")).status).toBe(200);
  expect((await move(instead, "11:30")).status).toBe(200);
  expect((await call("POST", `appointments/${first}/restore`)).status).toBe(200);
});

test("each calendar has its own starts", async () => {
  const { group, track, drive, book, places } = await addSchool();
  const other = await addCalendar(app.db, group, { capacity: 2, slot_step: 10 });
  expect(await places(["10:00"])).toEqual([2]);
  idOf(await book("10:00", { calendar_id: track }));
  expect(await places(["10:10"])).toEqual([1]);
  const { body } = await book("10:10");
  expect(body.records[0].calendar_id).toBe(other);
  expect(await places(["10:10"], `intervention_ids[]=${drive}&calendar_ids[]=${other}`)).toEqual([0]);
});

test("the start that a visitor holds counts for everybody else, and moves with the hold", async () => {
  const { group, at, book, places } = await addSchool();
  const held = await postHold(app, group, at("10:00"));
  const { hold } = held.body;
  expect(await places(["09:20", "09:30", "10:30", "10:40"])).toEqual([1, 0, 0, 1]);
  expect((await book("10:30")).status).toBe(409);
  expect((await postHold(app, group, at("10:30"))).status).toBe(409);
  const again = await postHold(app, group, { ...at("10:10"), token: hold });
  expect(again.status, again.text).toBe(200);
  expect(await places(["09:30", "10:40", "10:50"])).toEqual([1, 0, 1]);
  idOf(await book("10:10", { hold: again.body.hold }));
  expect(await places(["09:30", "10:40", "10:50"])).toEqual([1, 0, 1]);
});

test("of ten who book or hold two starts ten minutes apart at the same moment on two servers, one gets a place", async () => {
  for (let round = 0; round < 5; round++) {
    const { group, at, book } = await addSchool({ between: 20 });
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, client) => {
        const time = client % 2 === 0 ? "10:00" : "10:10";
        const server = apps[(client >> 1) % 2]!;
        return round % 2 === 0 || client > 4 ? book(time, {}, server) : postHold(server, group, at(time));
      }),
    );
    const won = answers.filter(({ status }) => status < 300);
    expect([won.length, answers.filter(({ status }) => status === 409).length]).toEqual([1, 9]);
  }
});

test("the services of a pack, and of several merged into one appointment, each keep their time", async () => {
  const { group, drive, lesson, book, places } = await addSchool({ fields: { merge_interventions: true } });
  const pack = (pause: number) =>
    addPack(app.db, group, {
      config: [{ intervention_id: drive }, { break_time: pause }, { intervention_id: drive }],
    });
  const [short, long] = [await pack(10), await pack(20)];
  app.context.changes.announce("catalogue", group);
  expect(await places(["10:00"], `pack_id=${short}`)).toEqual([0]);
  expect(await places(["10:00"], `pack_id=${long}`)).toEqual([1]);
  idOf(await book("10:00", { intervention_ids: undefined, pack_id: long }));
  expect(await places(["10:20", "11:10", "11:20"])).toEqual([0, 0, 1]);
  idOf(await book("14:00", { intervention_ids: [lesson, drive] }));
  expect(await places(["13:20", "13:30", "14:30", "14:40"])).toEqual([1, 0, 0, 1]);
});

test("professionals learn which start is too close, and pass the rule only where they may overbook", async () => {
  const { track, drive, call, book, bookAsPro } = await addSchool({ fields: { allow_overbooking: true } });
  const id = idOf(await book("10:00"));
  const { body } = await call("GET", `explanations?locale=en&day=${DAY}&intervention_ids[]=${drive}`);
  const { ranges } = body.records.find((one: { calendar: { id: number } }) => one.calendar.id === track);
  const close = ranges.filter((range: { reasons: { code: string }[] }) =>
    range.reasons.some(({ code }) => code === "between_starts"),
  );
  expect(close).toMatchObject([
    {
      reasons: [{ code: "between_starts", appointments: [{ id }] }],
      start_at: `${DAY}T09:21:00+01:00`,
      end_at: `${DAY}T10:40:00+01:00`,
    },
  ]);
  const there = { calendar_id: track };
  expect(codeOf(await bookAsPro("10:10", there))).toEqual(["availabletimeslots", "taken"]);
  expect(codeOf(await bookAsPro("10:10", { ...there, outside_rules: true }))[0]).toBe("availabletimeslots");
  const over = idOf(await bookAsPro("10:10", { ...there, outside_rules: true, overbook: true }));
  expect((await call("GET", `appointments/${over}`)).body.overbooked).toBe(true);
  await call("POST", "appointments/batch_delete", { appointments: [{ id: over }] });
  expect((await call("POST", `appointments/${over}/restore`)).status).toBe(200);
});

test("a longer time shows those that start too close now; they move, or stay as overbooked", async () => {
  const { drive, call, book, places } = await addSchool({ between: 0 });
  const [first, second, third] = [
    idOf(await book("10:00")),
    idOf(await book("10:10")),
    idOf(await book("10:30")),
  ];
  const change = (min_between_starts: number, accept: object[] = []) =>
    call("PUT", `interventions/${drive}`, { intervention: { min_between_starts }, accept });
  const refused = await change(20);
  expect(refused.body.details.appointments).toMatchObject([{ id: second, reason: "between_starts" }]);
  expect(refused.body.details.appointments).toHaveLength(1);
  const staying = await change(20, [{ appointment_id: second, action: "keep" }]);
  expect(staying.status, staying.text).toBe(200);
  expect((await call("GET", `appointments/${second}`)).body.overbooked).toBe(true);
  const tooClose = await change(31);
  expect(tooClose.body.details.appointments).toMatchObject([{ id: third, reason: "between_starts" }]);
  const moved = await change(31, [{ appointment_id: third, action: "move", start: `${DAY} 16:00:00` }]);
  expect(moved.status, moved.text).toBe(200);
  expect(await places(["09:20", "09:30", "10:40", "10:50", "15:30"])).toEqual([1, 0, 0, 1, 0]);
  expect((await change(0)).status).toBe(200);
  expect(await places(["10:00", "10:20"])).toEqual([1, 2]);
  expect(first).toBeLessThan(second);
});

test("in a class all start together", async () => {
  const { group, track, drive, call, book } = await addSchool();
  const made = await call("POST", "classes", {
    class: {
      name: "Tests",
      intervention_id: drive,
      teacher_id: track,
      capacity: 6,
      openinghours: [{ days: ["th"], from: "10:00", to: "10:40" }],
    },
  });
  expect(made.status, made.text).toBe(201);
  for (const time of ["10:00", "10:00", "10:20"]) idOf(await book(time));
  const { body } = await app.call(`v3/groups/${group}/classes.dates?start=${DAY}&nDays=1`);
  expect(body.records.map(({ free }: { free: number }) => free)).toEqual([4, 5]);
  const change = await call("PUT", `interventions/${drive}`, { intervention: { min_between_starts: 60 } });
  expect(change.status, change.text).toBe(200);
});
