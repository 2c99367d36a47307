import { join } from "node:path";
import type { Pool } from "pg";
import { addCalendar, addGroup, addIntervention } from "../apps/server/src/testing/test-groups.ts";
import { type BookingServer, startBookingServer } from "./booking-server.ts";
import { ask, median } from "./children.ts";
import { addLargeGroup } from "./large-group.ts";
import type { TurnsRequest, TurnsResult } from "./loop-turns.ts";

const CALENDARS = 20;
const SERVICES = 60;
/** Services whose calendars are full for the whole bookable year. */
const FULL = 5;
const ROUNDS = 200;
const DAY_MINUTES = 1440;

/** Adds 20 calendars with an appointment in two of three half hours of the next two weeks, and 60 services of all of them. */
async function addBusyGroup(pool: Pool): Promise<number> {
  const groupId = await addGroup(pool);
  const { rows } = await pool.query<{ id: number }>(
    `insert into calendars (group_id, externid, name, publicname, sort, slot_step, openinghours)
     select $1, 'c' || n, 'Calendar ' || n, to_jsonb('Calendar ' || n), n, 15, $3 from generate_series(1, $2) n returning id`,
    [
      groupId,
      CALENDARS,
      JSON.stringify([{ days: ["mo", "tu", "we", "th", "fr"], from: "09:00", to: "18:00" }]),
    ],
  );
  const calendarIds = rows.map(({ id }) => id);
  for (let n = 0; n < SERVICES; n++) await addIntervention(pool, groupId, { length: 15 + 5 * (n % 7) });
  await take(pool, groupId, { calendarIds, days: 14, gap: 90, length: 60 });
  return groupId;
}

/** Adds services of two calendars that are taken for more than a year. */
async function addFullServices(pool: Pool, groupId: number): Promise<void> {
  const calendarIds = [await addCalendar(pool, groupId), await addCalendar(pool, groupId)];
  for (let n = 0; n < FULL; n++) await addIntervention(pool, groupId, { calendars: calendarIds });
  await take(pool, groupId, { calendarIds, days: 0, gap: 1, length: 400 * DAY_MINUTES });
  await pool.query("update groups set version = version + 1 where id = $1", [groupId]);
}

interface Taken {
  readonly calendarIds: readonly number[];
  readonly days: number;
  /** Minutes from one start to the next. */
  readonly gap: number;
  readonly length: number;
}

async function take(pool: Pool, groupId: number, { calendarIds, days, gap, length }: Taken): Promise<void> {
  await pool.query(
    `with fiche as (insert into fiches (group_id) values ($1) returning id),
     made as (
       insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
       select $1, (select id from fiche), calendar, (select min(id) from interventions where group_id = $1), to_timestamp(at * 60), to_timestamp((at + $5) * 60)
       from unnest($2::integer[]) calendar, generate_series(0, $3::integer * ${DAY_MINUTES}, $4::integer) step,
         lateral (select extract(epoch from current_date)::integer / 60 + step as at) one
       returning group_id, id, calendar_id, start_at
     )
     insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
     select group_id, calendar_id, 0, extract(epoch from start_at)::integer / 60,
       extract(epoch from start_at)::integer / 60 + $5, id from made`,
    [groupId, calendarIds, days, gap, length],
  );
}

/** Measures the next times of every service of a group, computed anew for each answer, and the longest turn of the event loop. */
export async function measureNextTimes(): Promise<object[]> {
  const bench = await startBookingServer({}, [`--import=${join(import.meta.dirname, "loop-turns.ts")}`]);
  const { pool, stop } = bench;
  const groupId = await addBusyGroup(pool);
  const { rows } = await pool.query<{ id: number }>("select id from interventions where group_id = $1", [
    groupId,
  ]);
  await pool.query("analyze");
  const services = await measure(bench, `${SERVICES} services on ${CALENDARS} calendars`, groupId, "");
  const calendars = await measure(
    bench,
    `${CALENDARS} calendars of one service`,
    groupId,
    `intervention_id=${rows[0]!.id}`,
  );
  await addFullServices(pool, groupId);
  const full = await measure(bench, `the same and ${FULL} services without a free time`, groupId, "");
  const large = await addLargeGroup(pool);
  const many = await measure(bench, "500 services on ten of 200 calendars each", large.groupId, "");
  await stop();
  return [services, calendars, full, many];
}

const rounded = (value: number): number => Math.round(10 * value) / 10;

async function measure({ server }: BookingServer, what: string, groupId: number, query: string) {
  const ofTurns = (turns: TurnsRequest["turns"]) =>
    ask<TurnsResult>(server.process, { turns } satisfies TurnsRequest);
  const times: number[] = [];
  let bytes = 0;
  // Another locale makes another question, so that no answer comes from the cache.
  const request = async (round: number): Promise<void> => {
    const address = `http://127.0.0.1:${server.port}/api/v3/groups/${groupId}/next_times?apikey=${server.apiKey}&locale=x${round}&${query}`;
    const began = performance.now();
    const answer = await fetch(address);
    bytes = (await answer.text()).length;
    if (!answer.ok) throw new Error(`the next times were answered ${answer.status}`);
    times.push(performance.now() - began);
  };
  for (let round = 0; round < 2 * ROUNDS; round++) await request(round);
  const [first = 0] = times;
  const later = times.slice(ROUNDS).toSorted((one, other) => one - other);
  // Measuring the turns slows the answers down.
  await ofTurns("measure");
  for (let round = 0; round < ROUNDS; round++) await request(2 * ROUNDS + round);
  const { longestMs } = await ofTurns("tell");
  return {
    what,
    bytes,
    "first, ms": rounded(first),
    "quickest, ms": rounded(later[0] ?? 0),
    "median, ms": rounded(median(later)),
    "p99, ms": rounded(later[Math.floor(0.99 * later.length)] ?? 0),
    "longest turn, ms": rounded(longestMs),
  };
}
