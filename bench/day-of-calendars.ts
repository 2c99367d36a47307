import type { Pool } from "pg";
import { addCalendar, addGroup, addIntervention } from "../apps/server/src/testing/test-groups.ts";
import { logInPro, startBookingServer } from "./booking-server.ts";
import { medianTime } from "./children.ts";

const CALENDARS = 30;
const SHOWN = 12;
const ADAY = 25;
const APPOINTMENTS = Number(process.env["BENCH_APPOINTMENTS"] ?? 100_000);
const ROUNDS = 60;
const WARM_UP = 100;
const DAY = "2026-12-02";

export interface DayRow {
  readonly name: string;
  readonly medianMilliseconds: number;
}

/** A professional's day of 12 calendars and 300 appointments, beside a bare read of these 300 rows by their keys. */
export async function measureDayOfCalendars(): Promise<DayRow[]> {
  const bench = await startBookingServer();
  const { server, pool, stop } = bench;
  const groupId = await addGroup(pool);
  const calendars: number[] = [];
  for (let n = 0; n < CALENDARS; n++) calendars.push(await addCalendar(pool, groupId));
  await fill(pool, groupId, calendars, await addIntervention(pool, groupId));
  const { api, token } = await logInPro(bench, groupId);
  const query = new URLSearchParams({
    apikey: server.apiKey,
    token,
    group_id: String(groupId),
    results: "all",
    calendar_ids: calendars.slice(0, SHOWN).join(),
    "conditions[0][field]": "end",
    "conditions[0][op]": ">",
    "conditions[0][value]": `${DAY} 00:00:00`,
    "conditions[1][field]": "start",
    "conditions[1][op]": "<",
    "conditions[1][value]": "2026-12-03 00:00:00",
  });
  const askDay = async (headers: Record<string, string> = {}) =>
    (await fetch(`${api}/appointments?${query.toString()}`, { headers })).text();
  const ids = (JSON.parse(await askDay()) as { records: { id: number }[] }).records.map(({ id }) => id);
  if (ids.length !== SHOWN * ADAY) throw new Error(`${ids.length} appointments were answered`);
  const bare = async () =>
    pool.query({
      name: "bare",
      text: "select * from appointments where group_id = $1 and id = any($2::bigint[])",
      values: [groupId, ids],
    });
  // A server that has just started compiles what it does often.
  await medianTime(askDay, WARM_UP);
  const rows = [
    {
      name: `${ids.length} of ${APPOINTMENTS} rows, read by their keys`,
      medianMilliseconds: await medianTime(bare, ROUNDS),
    },
    {
      name: "the day by HTTP, with names, services and buffers",
      medianMilliseconds: await medianTime(askDay, ROUNDS),
    },
    {
      name: "the same, not compressed",
      medianMilliseconds: await medianTime(async () => askDay({ "accept-encoding": "identity" }), ROUNDS),
    },
  ];
  await stop();
  return rows;
}

/** 25 appointments of 20 minutes a day on each calendar, as many days before the measured one as after it. */
async function fill(
  pool: Pool,
  groupId: number,
  calendars: readonly number[],
  service: number,
): Promise<void> {
  await pool.query(
    `insert into fiches (group_id, lastname, firstname)
     select $1, 'Person ' || n, 'Anna' from generate_series(1, $2::integer / 10) n`,
    [groupId, APPOINTMENTS],
  );
  await pool.query(
    `with people as (select min(id) as first from fiches where group_id = $1), made as (
       insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at)
       select $1, people.first + (n + calendar) % ($5::integer / 10), calendar, $3, start_at, start_at + interval '20 minutes'
       from people, unnest($2::integer[]) calendar, generate_series(0, $5::integer / $6::integer - 1) n,
         lateral (select $4::date::timestamptz + (n / 25 - $5::integer / $6::integer / 50) * interval '1 day'
           + interval '7 hours' + (n % 25) * interval '20 minutes' as start_at) at
       returning id, calendar_id, start_at, end_at)
     insert into seats (group_id, calendar_id, seat, taken_from, taken_until, appointment_id)
     select $1, calendar_id, 0, extract(epoch from start_at) / 60, extract(epoch from end_at) / 60, id from made`,
    [groupId, calendars, service, DAY, APPOINTMENTS, calendars.length],
  );
  await pool.query("analyze");
}
