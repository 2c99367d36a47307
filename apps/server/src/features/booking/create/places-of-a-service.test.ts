import { afterAll, expect, test } from "vitest";
import { newPerson, postAppointment, postHold } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { type Answer, startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

const app = await startApp();
afterAll(() => expectWhole(app.db));

// A Thursday far ahead, because a new limit counts what is to come by the database's clock. The calendars are open from Monday to
// Saturday, from 09:00 to 18:00.
const DAY = "2036-12-04";

/** A salon with four chairs that are calendars, in which so many colourings may be at once, and cuts as many as there are chairs. */
async function addSalon(max_at_once: number, fields: Record<string, unknown> = {}) {
  const group = await addGroup(app.db, { fields, rules: { maxrdv_period: 10_000_000 } });
  const chairs: number[] = [];
  for (let chair = 0; chair < 4; chair++) chairs.push(await addCalendar(app.db, group));
  const colouring = await addIntervention(app.db, group, { max_at_once, length: 60 });
  const cut = await addIntervention(app.db, group);
  const token = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);
  const call = (method: string, path: string, body?: object) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...(body && { body }) });
  const at = (time: string, request: object = {}) => ({
    date: `${DAY} ${time}:00`,
    intervention_ids: [colouring],
    ...request,
  });
  const book = (time: string, request: object = {}) =>
    postAppointment(app, "v3", group, { fiche: newPerson(), ...at(time, request) });
  const bookAsPro = (time: string, request: object) =>
    postAppointment(app, "v3", group, { fiche: newPerson(), ...at(time, request) }, { token });
  const hold = (time: string) => postHold(app, group, at(time));
  /** Returns how many places are free at these times, as visitors see it. */
  const places = async (times: readonly string[], items = `intervention_ids[]=${colouring}`) => {
    const { body } = await app.call(`v3/groups/${group}/availabletimeslots?start=${DAY}&nDays=1&${items}`);
    const slots = body.availabletimeslots as { start: string; capacity: number }[];
    return times.map((time) => slots.find(({ start }) => start.slice(11, 16) === time)?.capacity ?? 0);
  };
  return { group, chairs, colouring, cut, at, call, book, bookAsPro, hold, places };
}

const codeOf = ({ body }: Answer) => [body.message, body.detail];
const idOf = (answer: Answer): number => {
  expect(answer.status, answer.text).toBe(201);
  return answer.body.records[0].id;
};

test("two colourings at once in a salon with four chairs: booked, held, moved and cancelled", async () => {
  const { chairs, cut, call, book, hold, places } = await addSalon(2);
  expect(await places(["10:00", "12:00"])).toEqual([2, 2]);
  const first = idOf(await book("10:00", { calendar_id: chairs[0] }));
  const second = (await hold("10:30")).body.hold;
  expect(await places(["09:00", "09:30", "10:00", "10:30", "11:00", "11:30"])).toEqual([2, 1, 0, 0, 1, 2]);
  expect(codeOf(await book("10:00", { calendar_id: chairs[3] }))).toEqual(["availabletimeslots", "taken"]);
  // The chair is free for anything else.
  idOf(await book("10:00", { calendar_id: chairs[3], intervention_ids: [cut] }));
  const booked = idOf(await book("10:30", { hold: second }));
  const moved = await call("PUT", `appointments/${booked}`, { appointment: { date: `${DAY} 14:00:00` } });
  expect(moved.status, moved.text).toBe(200);
  expect(await places(["10:00", "14:00"])).toEqual([1, 1]);
  await call("POST", "appointments/batch_delete", { appointments: [{ id: first }] });
  expect(await places(["10:00"])).toEqual([2]);
});

test("a visitor who chooses another time leaves the place of the first", async () => {
  const { group, at, hold, places } = await addSalon(1);
  const { body } = await hold("10:00");
  expect(await places(["10:00", "14:00"])).toEqual([0, 1]);
  const other = await postHold(app, group, { ...at("14:00"), token: body.hold });
  expect(other.status, other.text).toBe(200);
  expect(await places(["10:00", "14:00"])).toEqual([1, 0]);
});

test("of many who book at the same moment, each on a chair of their own, as many get a place as there are", async () => {
  const { chairs, book, places } = await addSalon(2);
  const answers = await Promise.all(
    ["10:00", "10:30", "10:00", "10:30"].map((time, chair) => book(time, { calendar_id: chairs[chair] })),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 409, 409]);
  expect(await places(["10:00"])).toEqual([0]);
});

test("each service of a pack, and of several merged into one appointment, takes its own place", async () => {
  const { group, chairs, colouring, cut, call, book, places } = await addSalon(1, {
    merge_interventions: true,
  });
  const pack = await addPack(app.db, group, {
    config: [{ intervention_id: cut }, { intervention_id: colouring }],
  });
  app.context.changes.announce("catalogue", group);
  idOf(await book("10:00", { intervention_ids: undefined, pack_id: pack }));
  // The colouring of the pack is from 10:30 to 11:30.
  expect(await places(["10:00", "11:00", "11:30"])).toEqual([0, 0, 1]);
  expect(await places(["09:30", "10:00", "11:00"], `pack_id=${pack}`)).toEqual([0, 0, 1]);
  const both = { intervention_ids: [cut, colouring], calendar_id: chairs[1] };
  const id = idOf(await book("14:00", both));
  expect(await places(["13:30", "14:00", "15:00", "15:30"])).toEqual([0, 0, 0, 1]);
  expect((await book("14:30", { ...both, calendar_id: chairs[2] })).status).toBe(409);
  // Undoing a cancellation needs the place again.
  await call("POST", "appointments/batch_delete", { appointments: [{ id }] });
  const instead = idOf(await book("15:00", { calendar_id: chairs[3] }));
  expect(codeOf(await call("POST", `appointments/${id}/restore`))[0]).toBe("availabletimeslots");
  await call("POST", "appointments/batch_delete", { appointments: [{ id: instead }] });
  expect((await call("POST", `appointments/${id}/restore`)).status).toBe(200);
  expect(await places(["14:00"])).toEqual([0]);
});

test("professionals learn who has the places, and overbook only where their group allows it", async () => {
  const allowed = await addSalon(1, { allow_overbooking: true });
  const { colouring, chairs, call, book, bookAsPro } = allowed;
  const id = idOf(await book("10:00", { calendar_id: chairs[0] }));
  const { body } = await call("GET", `explanations?locale=en&day=${DAY}&intervention_ids[]=${colouring}`);
  const reasons = body.records
    .find((one: { calendar: { id: number } }) => one.calendar.id === chairs[2])
    .ranges.flatMap((range: { reasons: object[] }) => range.reasons);
  expect(reasons).toContainEqual({ code: "at_once", appointments: [expect.objectContaining({ id })] });
  const there = { calendar_id: chairs[1] };
  expect(codeOf(await bookAsPro("10:00", there))).toEqual(["availabletimeslots", "taken"]);
  expect(codeOf(await bookAsPro("10:00", { ...there, outside_rules: true }))[0]).toBe("availabletimeslots");
  const over = idOf(await bookAsPro("10:00", { ...there, outside_rules: true, overbook: true }));
  expect((await call("GET", `appointments/${over}`)).body.overbooked).toBe(true);
});

test("a limit counts the appointments that are there; more than it are shown first, and its end frees all", async () => {
  const { colouring, chairs, call, book, places } = await addSalon(0);
  idOf(await book("10:00", { calendar_id: chairs[0] }));
  const second = idOf(await book("10:30", { calendar_id: chairs[1] }));
  idOf(await book("14:00", { calendar_id: chairs[1] }));
  expect(await places(["10:30", "14:00"])).toEqual([2, 3]);
  const limit = (max_at_once: number, accept: object[] = []) =>
    call("PUT", `interventions/${colouring}`, { intervention: { max_at_once }, accept });
  expect((await limit(2)).status).toBe(200);
  expect(await places(["10:00", "10:30", "14:00", "16:00"])).toEqual([0, 0, 1, 2]);
  const refused = await limit(1);
  expect(refused.body.details.appointments).toMatchObject([{ id: second, reason: "capacity" }]);
  const moved = await limit(1, [{ appointment_id: second, action: "move", start: `${DAY} 16:00:00` }]);
  expect(moved.status, moved.text).toBe(200);
  expect(await places(["10:00", "14:00", "16:00", "17:00"])).toEqual([0, 0, 0, 1]);
  expect((await limit(0)).status).toBe(200);
  expect(await places(["10:00", "17:00"])).toEqual([3, 4]);
});
