import { describe, expect, test } from "vitest";
import { postAppointment } from "../../../testing/bookings.ts";
import { addPro, tokenOf } from "../../../testing/people.ts";
import { startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention } from "../../../testing/test-groups.ts";

const app = await startApp();
const group = await addGroup(app.db, { fields: { locale: "fr" } });
const days = ["mo", "tu", "we", "th", "fr"];
const anna = await addCalendar(app.db, group, {
  holidays: "FR",
  openinghours: [
    { days, from: "09:00", to: "12:00" },
    { days, from: "08:00", to: "09:00", interventions: [4711] },
  ],
  closures: [
    { start: "2026-12-23 10:00", end: "2026-12-24 11:00", label: { fr: "Formation", en: "Training" } },
    { start: "2027-01-10 00:00", end: "2027-01-11 00:00", label: "Later" },
  ],
});
const ben = await addCalendar(app.db, group);
const room = await addCalendar(app.db, group, { resource: true });
const tokenFor = async (calendars: number[] | null) =>
  tokenOf(app, group, (await addPro(app.db, [group], { calendars })).email);
const pro = await tokenFor(null);
const ask = (query: string, token = pro) => app.call(`v3/groups/${group}/openinghours?${query}`, { token });
async function idsOf(token: string): Promise<number[]> {
  const { body } = await ask("start=2026-12-02", token);
  return body.records.map(({ calendar_id }: { calendar_id: number }) => calendar_id);
}

test("who keeps to some calendars sees of the others that a room is taken, and nothing else", async () => {
  const service = await addIntervention(app.db, group, { need_resource: true, resources: [room] });
  const request = { date: "2026-12-03 10:00:00", calendar_id: anna, intervention_ids: [service] };
  const booked = await postAppointment(app, "v3", group, request, { token: pro });
  expect(booked.status, booked.text).toBe(201);
  const takenFor = async (calendars: number[] | null) => {
    const { body } = await ask(`start=2026-12-03&calendar_ids[]=${room}`, await tokenFor(calendars));
    return body.records[0].taken;
  };
  expect(await takenFor([ben])).toEqual([
    { start_at: "2026-12-03T10:00:00+01:00", end_at: "2026-12-03T10:30:00+01:00" },
  ]);
  // A professional of that calendar sees the appointment itself.
  expect(await takenFor([anna])).toEqual([]);
  expect(await takenFor(null)).toEqual([]);
});

test("which calendars somebody looks at is kept for them alone", async () => {
  const path = `v3/groups/${group}/calendar_columns`;
  const [one, other] = [await tokenFor(null), await tokenFor([ben])];
  expect((await app.call(path, { token: one })).body).toEqual({ columns: null });
  const chosen = { columns: [room, anna] };
  expect((await app.call(path, { method: "PUT", token: one, body: chosen })).body).toEqual(chosen);
  expect((await app.call(path, { token: one })).body).toEqual(chosen);
  expect((await app.call(path, { token: other })).body).toEqual({ columns: null });
});

describe("opening hours of some days", () => {
  test("are for any service, with what closes them, in the language asked for", async () => {
    const { body } = await ask(`start=2026-12-23&nDays=3&calendar_ids[]=${anna}&locale=en`);
    expect(body).toEqual({
      records: [
        {
          calendar_id: anna,
          slot_step: 30,
          open: [
            { start_at: "2026-12-23T08:00:00+01:00", end_at: "2026-12-23T10:00:00+01:00" },
            { start_at: "2026-12-24T11:00:00+01:00", end_at: "2026-12-24T12:00:00+01:00" },
          ],
          closures: [
            {
              start_at: "2026-12-23T10:00:00+01:00",
              end_at: "2026-12-24T11:00:00+01:00",
              start: "2026-12-23 10:00",
              end: "2026-12-24 11:00",
              label: "Training",
              series: null,
            },
          ],
          openings: [],
          busy: [],
          taken: [],
          holidays: [{ day: "2026-12-25", name: "Christmas Day" }],
        },
      ],
    });
    const french = await ask(`start=2026-12-25&calendar_ids[]=${anna}&locale=fr`);
    expect(french.body.records[0].holidays).toEqual([{ day: "2026-12-25", name: "Noël" }]);
  });

  test("are those of one's own calendars, and of the resources", async () => {
    expect(await idsOf(pro)).toEqual([anna, ben, room]);
    expect(await idsOf(await tokenFor([ben]))).toEqual([ben, room]);
  });

  test("are asked for by a day that exists, and not too many days", async () => {
    for (const query of ["start=2026-13-02", "nDays=3", "start=2026-12-02&nDays=63"])
      expect((await ask(query)).status, query).toBe(400);
  });
});
