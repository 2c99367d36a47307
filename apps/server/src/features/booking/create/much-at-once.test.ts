import { expect, test } from "vitest";
import { postAppointment, postHold, VERSIONS } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

const app = await startApp({ limits: {} });

const ALL_DAY = {
  openinghours: [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "00:00", to: "24:00" }],
};
const DAY_OF_MONTH = (day: number) => `2026-12-${String(day).padStart(2, "0")} 00:00:00`;

/** A group that is open round the clock, with one service of ten hours. */
async function addRound(steps_init: object[] | undefined, rules = {}) {
  const group = await addGroup(app.db, { rules, fields: steps_init ? { steps_init } : { steps_init: [] } });
  const calendar_id = await addCalendar(app.db, group, ALL_DAY);
  const long = await addIntervention(app.db, group, { length: 600 });
  const short = await addIntervention(app.db, group);
  return { group, calendar_id, long, short };
}

const refusal = (answer: { body: { message?: string; [index: number]: unknown } }) =>
  answer.body.message ?? (answer.body[0] as { translate_key: string }).translate_key;

test.each(VERSIONS)(
  "in %s a group that says nothing takes one service at a time, held or booked",
  async (version) => {
    const { group, short } = await addRound(undefined);
    const several = Array.from({ length: 20 }, () => short);
    for (const requestBody of [
      { intervention_ids: several },
      { intervention_ids: [short, short] },
      { appointments: { 0: { intervention_id: short }, 1: { intervention_id: short } } },
    ]) {
      const request = { date: "2026-12-02 10:00:00", ...requestBody };
      const booked = await postAppointment(app, version, group, request);
      expect([booked.status, refusal(booked)]).toEqual([
        422,
        version === "v3" ? "too_many_items" : "TooManyItems",
      ]);
      expect((await postHold(app, group, request)).body.message).toBe("too_many_items");
    }
    const { rows } = await app.db.query("select 1 from seats where group_id = $1", [group]);
    expect(rows).toEqual([]);
  },
);

test("a group's steps say how many, a link's max_multirdvs never more, and a professional takes twenty", async () => {
  const { group, short } = await addRound([{ name: "intervention_ids", max_multirdvs: 3 }]);
  const book = (count: number, more: object = {}, token?: string) =>
    postAppointment(
      app,
      "v3",
      group,
      { date: "2026-12-02 10:00:00", intervention_ids: Array.from({ length: count }, () => short), ...more },
      token === undefined ? {} : { token },
    );
  expect((await book(4)).status).toBe(422);
  expect((await book(4, { max_multirdvs: 20 })).status).toBe(422);
  expect((await book(2, { max_multirdvs: 0 })).status).toBe(422);
  expect((await book(2, { max_multirdvs: 2 })).status).toBe(201);
  expect((await book(3, { date: "2026-12-03 10:00:00" })).status).toBe(201);
  const token = await tokenOf(app, group, (await addPro(app.db, [group])).email);
  expect((await book(20, { date: "2026-12-04 00:00:00" }, token)).status).toBe(201);
});

test("a pack is one of them, whatever it holds", async () => {
  const { group, short } = await addRound(undefined);
  const pack_id = await addPack(app.db, group, { config: [1, 2, 3].map(() => ({ intervention_id: short })) });
  const booked = await postAppointment(app, "v3", group, { date: "2026-12-02 10:00:00", pack_id });
  expect(booked.body.records).toHaveLength(3);
  const two = { date: "2026-12-03 10:00:00", appointments: [{ pack_id }, { pack_id }] };
  expect((await postAppointment(app, "v3", group, two)).body.message).toBe("too_many_items");
});

test("one address books as many hours in a day as it may make appointments, and professionals what they want", async () => {
  const { group, long, short } = await addRound(undefined);
  const book = (day: number, service: number, token?: string) =>
    postAppointment(
      app,
      "v3",
      group,
      { date: DAY_OF_MONTH(day), intervention_ids: [service] },
      token === undefined ? {} : { token },
    );
  const statuses: number[] = [];
  for (let day = 2; day < 22; day++) statuses.push((await book(day, long)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(2);
  expect(statuses.filter((status) => status === 429)).toHaveLength(18);
  const { rows } = await app.db.query<{ hours: number }>(
    "select sum(taken_until - taken_from)::integer / 60 as hours from seats where group_id = $1",
    [group],
  );
  expect(rows[0]!.hours).toBe(20);
  expect((await book(22, short)).status).toBe(429);
  const token = await tokenOf(app, group, (await addPro(app.db, [group])).email);
  expect((await book(22, long, token)).status).toBe(201);
});

test("what was too much leaves room for less; what is longer than a whole day's share is booked alone", async () => {
  const { group, long, short } = await addRound(undefined, { max_bookings_per_address_per_day: 12 });
  const book = (day: number, service: number) =>
    postAppointment(app, "v3", group, { date: DAY_OF_MONTH(day), intervention_ids: [service] });
  expect((await book(2, long)).status).toBe(201);
  expect((await book(3, long)).status).toBe(429);
  expect([(await book(3, short)).status, (await book(4, short)).status]).toEqual([201, 201]);
  expect((await book(5, short)).status).toBe(429);
  const small = await addRound(undefined, { max_bookings_per_address_per_day: 4 });
  const alone = { date: DAY_OF_MONTH(2), intervention_ids: [small.long] };
  expect((await postAppointment(app, "v3", small.group, alone)).status).toBe(201);
  expect((await postAppointment(app, "v3", small.group, { ...alone, date: DAY_OF_MONTH(3) })).status).toBe(
    429,
  );
});

test("one address holds no more hours at once than holds", async () => {
  const { group, long } = await addRound(undefined, { hold_limit_per_calendar: 100 });
  const held: (string | null)[] = [];
  for (let day = 2; day < 12; day++) {
    const answer = await postHold(app, group, { date: DAY_OF_MONTH(day), intervention_ids: [long] });
    expect(answer.status, answer.text).toBe(200);
    held.push(answer.body.hold);
  }
  expect(held.filter((token) => token !== null)).toHaveLength(2);
});
