import { afterAll, expect, test } from "vitest";
import { newPerson, postAppointment } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { type Answer, startApp } from "../../../testing/start-app.ts";
import {
  addCalendar,
  addGroup,
  addIntervention,
  addPack,
  addPromotion,
} from "../../../testing/test-groups.ts";

const app = await startApp();
afterAll(() => expectWhole(app.db));

// The test's present is Tuesday 2026-12-01; the calendars are open from Monday to Saturday, from 09:00 to 18:00.
const DAY = "2026-12-03";

/** Anna takes 60 minutes and 40 euros for a treatment, Ben 30 and 25 as usual, and 90 minutes with the laser. */
async function addPractice(fields: Record<string, unknown> = {}, service: object = {}) {
  const group = await addGroup(app.db, { fields });
  const anna = await addCalendar(app.db, group, { slot_step: 30 });
  const ben = await addCalendar(app.db, group, { slot_step: 30, sort: 1 });
  const [laser, lamp] = [
    await addCalendar(app.db, group, { resource: true }),
    await addCalendar(app.db, group, { resource: true, sort: 1 }),
  ];
  const by_place = [
    { calendars: [anna], resources: [], price: 4000, length: 60 },
    { calendars: [], resources: [laser], price: null, length: 90 },
  ];
  const treatment = await addIntervention(app.db, group, { price: 2500, by_place, ...service });
  const plain = await addIntervention(app.db, group, { price: 1000 });
  const token = await tokenOf(app, group, (await addPro(app.db, [group], { role: "owner" })).email);
  const call = (method: string, path: string, body?: object) =>
    app.call(`v3/groups/${group}/${path}`, { method, token, ...(body && { body }) });
  const book = (time: string, request: object = {}) =>
    postAppointment(app, "v3", group, {
      fiche: newPerson(),
      date: `${DAY} ${time}:00`,
      intervention_ids: [treatment],
      ...request,
    });
  /** Returns the calendars of each time between these, as visitors see it. */
  const slots = async (times: readonly string[], items = `intervention_ids[]=${treatment}`) => {
    const { body } = await app.call(`v3/groups/${group}/availabletimeslots?start=${DAY}&nDays=1&${items}`);
    const all = body.availabletimeslots as { start: string; calendar_ids: number[] }[];
    return times.map((time) => all.find(({ start }) => start.slice(11, 16) === time)?.calendar_ids ?? []);
  };
  return { group, anna, ben, laser, lamp, treatment, plain, call, book, slots };
}

/** Returns the times, the calendar and the price of each booked appointment. */
const bookedOf = ({ status, body, text }: Answer) => {
  expect(status, text).toBe(201);
  return body.records.map((one: { start: string; end: string; calendar_id: number; price: number }) => [
    one.start.slice(11, 16),
    one.end.slice(11, 16),
    one.calendar_id,
    one.price,
  ]);
};

test("the time, the length and the price are those of the calendar", async () => {
  const { anna, ben, book, slots, call } = await addPractice();
  expect(await slots(["09:00", "17:00", "17:30"])).toEqual([[anna, ben], [anna, ben], [ben]]);
  // Both are free all day: the first one by their order.
  expect(bookedOf(await book("09:00"))).toEqual([["09:00", "10:00", anna, 4000]]);
  expect(bookedOf(await book("09:00"))).toEqual([["09:00", "09:30", ben, 2500]]);
  expect(await slots(["09:00", "09:30", "10:00"])).toEqual([[], [ben], [anna, ben]]);
  expect((await book("17:30", { calendar_id: anna })).body.detail).toBe("closed");
  // A move keeps length and price, whoever does it then.
  const { body } = await book("14:00", { calendar_id: anna });
  const { id } = body.records[0];
  const moved = await call("PUT", `appointments/${id}`, {
    appointment: { date: `${DAY} 15:00:00`, calendar_id: ben },
  });
  expect(moved.status, moved.text).toBe(200);
  expect((await call("GET", `appointments/${id}`)).body).toMatchObject({
    calendar_id: ben,
    end: `${DAY} 16:00:00`,
    price: 4000,
  });
});

test("a resource's own length counts where the calendar has none, and any room is chosen only if it fits", async () => {
  const { ben, laser, lamp, book } = await addPractice({}, { need_resource: true });
  const withBen = { calendar_id: ben };
  expect(bookedOf(await book("09:00", { ...withBen, resource_id: laser }))).toEqual([
    ["09:00", "10:30", ben, 2500],
  ]);
  expect(bookedOf(await book("11:00", { ...withBen, resource_id: lamp }))).toEqual([
    ["11:00", "11:30", ben, 2500],
  ]);
  // The laser takes too long before closing time.
  expect(bookedOf(await book("17:30", withBen))).toEqual([["17:30", "18:00", ben, 2500]]);
  expect((await book("17:00", { ...withBen, resource_id: laser })).body.message).toBe("availabletimeslots");
});

test("services in a row follow at their own lengths; a pack costs what it costs", async () => {
  const { group, anna, ben, treatment, plain, book } = await addPractice();
  const pack = await addPack(app.db, group, {
    config: [{ intervention_id: treatment }, { intervention_id: plain }],
    total_price: 3000,
  });
  app.context.changes.announce("catalogue", group);
  const row = (calendar_id: number) => ({
    intervention_ids: undefined,
    appointments: [{ intervention_id: treatment, calendar_id }, { intervention_id: plain }],
  });
  expect(bookedOf(await book("09:00", row(anna)))).toEqual([
    ["09:00", "10:00", anna, 4000],
    ["10:00", "10:30", anna, 1000],
  ]);
  expect(bookedOf(await book("14:00", row(ben))).map(([start]: [string]) => start)).toEqual([
    "14:00",
    "14:30",
  ]);
  const packed = await book("16:00", { intervention_ids: undefined, pack_id: pack, calendar_id: anna });
  expect(
    bookedOf(packed).map(([start, , , price]: [string, string, number, number]) => [start, price]),
  ).toEqual([
    ["16:00", 3000],
    ["17:00", 0],
  ]);
});

test("merged services add up, and a promotion takes its part of the price there", async () => {
  const { group, anna, treatment, plain, book } = await addPractice({ merge_interventions: true });
  await addPromotion(app.db, group, { percentage: 50, interventions: [treatment, plain] });
  app.context.changes.announce("catalogue", group);
  const both = { intervention_ids: [treatment, plain], calendar_id: anna };
  const booked = await book("09:00", both);
  expect(bookedOf(booked)).toEqual([["09:00", "10:30", anna, 5000]]);
  expect(booked.body.records[0].price_amount).toBe(2500);
});

test("an owner sets it, clients see it, and the explanation and the expected price follow", async () => {
  const { anna, ben, laser, treatment, call, book } = await addPractice();
  const shown = await call("GET", "interventions?locale=en");
  expect(shown.body.records.find(({ id }: { id: number }) => id === treatment).by_place).toEqual([
    { calendar_ids: [anna], resource_ids: [], price: 4000, length: 60 },
    { calendar_ids: [], resource_ids: [laser], price: null, length: 90 },
  ]);
  const { body } = await call("GET", `explanations?locale=en&day=${DAY}&intervention_ids[]=${treatment}`);
  const lastStart = body.records.map(({ ranges }: { ranges: { reasons: object[]; starts: string[] }[] }) =>
    ranges
      .findLast(({ reasons }) => reasons.length === 0)!
      .starts.at(-1)!
      .slice(11, 16),
  );
  expect(lastStart).toEqual(["17:00", "17:30"]);
  const expectedTerms = (price: number, length: number) => [{ intervention_id: treatment, price, length }];
  expect((await book("09:00", { calendar_id: anna, seen: expectedTerms(4000, 60) })).status).toBe(201);
  expect((await book("10:00", { calendar_id: anna, seen: expectedTerms(4500, 60) })).body.message).toBe(
    "changed_meanwhile",
  );
  const wrong = await call("PUT", `interventions/${treatment}`, {
    intervention: { by_place: [{ price: 10 }, { calendars: [999_999], length: 5 }] },
  });
  expect(wrong.body.details.faults).toEqual([
    { path: "by_place[0].calendars", code: "required" },
    { path: "by_place[1].calendars[0]", code: "unknown_record", kind: "calendars" },
  ]);
  const twice = await call("PUT", `interventions/${treatment}`, {
    intervention: {
      by_place: [
        { calendars: [anna, ben], price: 10 },
        { calendars: [anna], length: 20 },
        { calendars: [ben], price: 20, length: 25 },
        { calendars: [ben], length: 30 },
      ],
    },
  });
  expect(twice.body.details.faults).toEqual([
    { path: "by_place[2].calendars", code: "taken" },
    { path: "by_place[3].calendars", code: "taken" },
  ]);
  const saved = await call("PUT", `interventions/${treatment}`, {
    intervention: { by_place: [{ calendars: [ben], length: 20 }] },
  });
  expect(saved.body.intervention.by_place).toEqual([
    { calendars: [ben], resources: [], price: null, length: 20 },
  ]);
  expect(bookedOf(await book("14:00", { calendar_id: ben }))).toEqual([["14:00", "14:20", ben, 2500]]);
});

test("how far ahead the next service may be booked counts from where a shorter one ends", async () => {
  const { ben, treatment, plain, call, book, slots } = await addPractice();
  const shorter = { by_place: [{ calendars: [ben], length: 15 }] };
  expect((await call("PUT", `interventions/${treatment}`, { intervention: shorter })).status).toBe(200);
  // From now, which is 10:00 on Tuesday, until 10:15 on Thursday.
  const ahead = { maxrdv_period: 2 * 1440 + 15 };
  expect((await call("PUT", `interventions/${plain}`, { intervention: ahead })).status).toBe(200);
  const both = [treatment, plain];
  const query = both.map((id) => `intervention_ids[]=${id}`).join("&");
  expect(await slots(["09:30", "10:00", "10:30"], query)).toMatchObject([
    [expect.anything(), ben],
    [ben],
    [],
  ]);
  expect((await book("10:00", { intervention_ids: both })).status).toBe(201);
  expect((await book("10:30", { intervention_ids: both })).body.message).toBe("max_rdv_period");
});
