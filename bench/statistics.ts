import type { Pool } from "pg";
import {
  countMonth,
  findAppointmentMonths,
  storeCountTime,
} from "../apps/server/src/features/office/statistics/count-data.ts";
import { addCalendar, addGroup, addIntervention } from "../apps/server/src/testing/test-groups.ts";
import { logInPro, startBookingServer } from "./booking-server.ts";
import { medianTime } from "./children.ts";
import { monthsLater } from "@rendezvous/domain/time/period-before";

const APPOINTMENTS = Number(process.env["BENCH_APPOINTMENTS"] ?? 100_000);
const CALENDARS = 20;
const SERVICES = 10;
const DAYS = 4 * 365;
const ROUNDS = 60;
const ZONE = "Europe/Paris";

export interface StatisticsRow {
  readonly name: string;
  readonly milliseconds: number;
}

/** Measures a year's statistics beside those of the previous year, in one group with all these appointments in four years. */
export async function measureStatistics(): Promise<StatisticsRow[]> {
  const bench = await startBookingServer();
  const { server, pool, stop } = bench;
  const groupId = await addGroup(pool, { fields: { timezone: ZONE } });
  const calendars: number[] = [];
  for (let n = 0; n < CALENDARS; n++) calendars.push(await addCalendar(pool, groupId));
  const services: number[] = [];
  for (let n = 0; n < SERVICES; n++) services.push(await addIntervention(pool, groupId));
  const perMonth = await addCounted(pool, groupId, calendars, services);
  const { api, token } = await logInPro(bench, groupId, "owner");
  const ask = (from: string, until: string) => async () => {
    const query = new URLSearchParams({ apikey: server.apiKey, token, from, until });
    const answer = await fetch(`${api}/groups/${groupId}/statistics?${query.toString()}`);
    const { totals } = (await answer.json()) as { totals: { booked: number } };
    if (totals.booked === 0) throw new Error("nothing was counted");
  };
  const rows = [
    { name: `counting a month of ${APPOINTMENTS} appointments in four years`, milliseconds: perMonth },
    {
      name: "a year beside the year before",
      milliseconds: await medianTime(ask("2026-01-01", "2026-12-31"), ROUNDS),
    },
    {
      name: "from the middle of a month to that of another",
      milliseconds: await medianTime(ask("2026-03-16", "2026-11-14"), ROUNDS),
    },
  ];
  await stop();
  return rows;
}

/** Adds four years of appointments and their counts; returns the milliseconds per counted month. */
export async function addCounted(
  pool: Pool,
  groupId: number,
  calendars: readonly number[],
  services: readonly number[],
): Promise<number> {
  await fill(pool, groupId, calendars, services);
  const months = (await findAppointmentMonths(pool, groupId, ZONE, new Date()))!;
  const began = performance.now();
  let counted = 0;
  for (let month = months.first; month <= months.last; month = monthsLater(month, 1)) {
    await countMonth(pool, groupId, month, ZONE);
    counted++;
  }
  const perMonth = (performance.now() - began) / counted;
  // Otherwise the first request would count everything again.
  await pool.query("insert into statistics_days (group_id, day) values ($1, '2100-01-01')", [groupId]);
  await storeCountTime(pool, groupId, new Date());
  await pool.query("analyze");
  return perMonth;
}

async function fill(
  pool: Pool,
  groupId: number,
  calendars: readonly number[],
  services: readonly number[],
): Promise<void> {
  await pool.query(
    "insert into fiches (group_id, lastname) select $1, 'Person ' || n from generate_series(1, $2::integer / 10) n",
    [groupId, APPOINTMENTS],
  );
  await pool.query(
    `with people as (select min(id) as first from fiches where group_id = $1)
     insert into appointments (group_id, fiche_id, calendar_id, intervention_id, start_at, end_at, deleted)
     select $1, people.first + n % ($4::integer / 10), ($2::integer[])[1 + n % cardinality($2::integer[])],
       ($3::integer[])[1 + n / 7 % cardinality($3::integer[])], at, at + interval '20 minutes', n % 11 = 0
     from people, generate_series(0, $4::integer - 1) n, lateral (
       select '2024-01-01'::timestamptz + (n % $5::integer) * interval '1 day' + interval '7 hours' + (n / 13 % 30) * interval '20 minutes' as at
     ) as planned`,
    [groupId, calendars, services, APPOINTMENTS, DAYS],
  );
  await pool.query("analyze");
}
