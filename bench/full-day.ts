import type { Pool } from "pg";
import { addCalendar, addGroup, addIntervention } from "../apps/server/src/testing/test-groups.ts";

const CALENDARS = 30;
const SHOWN = 12;
const ADAY = 25;
export const FULL_GROUP = "measured";
export const FULL_DAY = "2026-12-02";

export interface FullDay {
  readonly groupId: number;
  /** The calendars that are shown. */
  readonly calendarIds: readonly number[];
  /** The number of their appointments on that day. */
  readonly count: number;
}

/** Adds 25 appointments of 20 minutes a day on each of 30 calendars, as many days before the full day as after it. */
export async function addFullDay(pool: Pool, appointments: number): Promise<FullDay> {
  const groupId = await addGroup(pool, { urlname: FULL_GROUP });
  const calendars: number[] = [];
  for (let n = 0; n < CALENDARS; n++) calendars.push(await addCalendar(pool, groupId));
  const service = await addIntervention(pool, groupId);
  await pool.query(
    `insert into fiches (group_id, lastname, firstname)
     select $1, 'Person ' || n, 'Anna' from generate_series(1, $2::integer / 10) n`,
    [groupId, appointments],
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
    [groupId, calendars, service, FULL_DAY, appointments, calendars.length],
  );
  await pool.query("analyze");
  return { groupId, calendarIds: calendars.slice(0, SHOWN), count: SHOWN * ADAY };
}
