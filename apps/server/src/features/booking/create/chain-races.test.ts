import { afterAll, expect, test } from "vitest";
import { postAppointment, postCancellation } from "../../../testing/bookings.ts";
import { expectWhole } from "../../../testing/expect-whole.ts";
import { type Answer, startApp } from "../../../testing/start-app.ts";
import { addCalendar, addGroup, addIntervention, addPack } from "../../../testing/test-groups.ts";

const app = await startApp();
const other = await startApp({ database: app.database });
afterAll(() => expectWhole(app.db));

/** Returns overlapping appointments on one calendar, and bookings of which only a part exists. */
async function findFaults(group: number, whole: number) {
  const overlaps = await app.db.query(
    `select a.id from appointments a join appointments b on b.group_id = a.group_id and b.calendar_id = a.calendar_id
      and b.id > a.id and b.start_at < a.end_at and a.start_at < b.end_at and not b.deleted
      where a.group_id = $1 and not a.deleted`,
    [group],
  );
  const broken = await app.db.query(
    `select b.id from bookings b left join appointments a on a.group_id = b.group_id and a.booking_id = b.id
      where b.group_id = $1 group by b.id
      having count(a.id) <> $2 or count(*) filter (where a.type = 'included' and a.parent_id is null) > 0`,
    [group, whole],
  );
  const seatless = await app.db.query(
    `select a.id from appointments a full join seats s on s.group_id = a.group_id and s.appointment_id = a.id
      where coalesce(a.group_id, s.group_id) = $1 and (a.id is null or a.deleted <> (s.appointment_id is null))`,
    [group],
  );
  return [overlaps, broken, seatless].map(({ rows }) => rows);
}

test("of many who want a service and a pack over two calendars, each gets all of it or nothing", async () => {
  const group = await addGroup(app.db);
  const anna = await addCalendar(app.db, group);
  const bea = await addCalendar(app.db, group);
  const service = await addIntervention(app.db, group);
  const pack = await addPack(app.db, group, {
    config: [{ intervention_id: service }, { break_time: 30 }, { intervention_id: service }],
  });
  const forth = [
    { intervention_id: service, calendar_id: anna },
    { pack_id: pack, calendars: [bea, anna] },
  ];
  const back = [
    { intervention_id: service, calendar_id: bea },
    { pack_id: pack, calendars: [anna, bea] },
  ];
  const either = [{ pack_id: pack }, { intervention_id: service }];
  const starts = ["09:00", "09:30", "10:00", "10:30", "11:00"];
  // The order of arrival decides how many fit into a day; at least one does.
  const days = ["2026-12-02", "2026-12-03", "2026-12-04"];
  const request = Array.from({ length: 90 }, (_, at) => ({
    date: `${days[Math.floor(at / 30)]} ${starts[at % starts.length]}:00`,
    appointments: [forth, back, either][at % 3],
  }));
  const answers = await Promise.all(
    request.map((body, at) => postAppointment(at % 2 ? app : other, "v3", group, body)),
  );
  const booked = answers.filter(({ status }) => status === 201);
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 409]));
  expect(booked.length).toBeGreaterThan(2);
  expect(await findFaults(group, 3)).toEqual([[], [], []]);
  const { rows } = await app.db.query("select 1 from bookings where group_id = $1", [group]);
  expect(rows).toHaveLength(booked.length);
  const people = await app.db.query("select 1 from fiches where group_id = $1", [group]);
  expect(people.rows).toHaveLength(booked.length);

  // Cancelling packs while others book the same time leaves no partial bookings either.
  const cancel = ({ body }: Answer) => {
    const first = body.records.find(({ type }: { type: string }) => type === "first");
    return postCancellation(app, "v3", group, [first.id], body.fiche_token);
  };
  const mixed = await Promise.all([
    ...booked.map(cancel),
    ...request.slice(0, 30).map((body) => postAppointment(other, "v3", group, body)),
  ]);
  expect(mixed.slice(0, booked.length).map(({ status }) => status)).toEqual(booked.map(() => 200));
  expect(await findFaults(group, 3)).toEqual([[], [], []]);
}, 60_000);
