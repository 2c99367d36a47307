import type { Pool } from "pg";
import { addGroup } from "../apps/server/src/testing/test-groups.ts";

const CALENDARS = 200;
const SERVICES = 500;
const KINDS = 100;
const EXCEPTIONS = 10_000;
/** Of a service, as in a house whose calendars each do a part of what it offers. */
const CALENDARS_EACH = 10;
export const LARGE_GROUP = "large";

export interface LargeGroup {
  readonly groupId: number;
  readonly calendarIds: readonly number[];
  readonly serviceIds: readonly number[];
}

/** 200 calendars with 50 closures and openings each of their own, and 500 services of 100 kinds, each on ten of the calendars. */
export async function addLargeGroup(pool: Pool): Promise<LargeGroup> {
  const groupId = await addGroup(pool, { urlname: LARGE_GROUP });
  const calendarIds = await idsOf(
    pool,
    `insert into calendars (group_id, externid, name, publicname, sort, slot_step, openinghours, closures, openings)
     select $1, 'c' || n, 'Calendar ' || n, to_jsonb('Calendar ' || n), n, 30, $3, closures, openings
     from generate_series(1, $2) n, lateral (
       select jsonb_agg(jsonb_build_object('start', day || ' 12:00', 'end', day || ' 12:30', 'label', 'Meeting')) filter (where at % 2 = 0) as closures,
         jsonb_agg(jsonb_build_object('date', day, 'from', '18:00', 'to', '19:00')) filter (where at % 2 = 1) as openings
       from generate_series(1, $4::integer) at, lateral (select (current_date + at * 7 + n % 5)::text as day) one
     ) exceptions returning id`,
    [
      groupId,
      CALENDARS,
      JSON.stringify([{ days: ["mo", "tu", "we", "th", "fr", "sa"], from: "09:00", to: "18:00" }]),
      EXCEPTIONS / CALENDARS,
    ],
  );
  const kindIds = await idsOf(
    pool,
    `insert into interventionsets (group_id, externid, name, publicname, sort)
     select $1, 'k' || n, 'Kind ' || n, to_jsonb('Kind ' || n), n from generate_series(1, $2) n returning id`,
    [groupId, KINDS],
  );
  const serviceIds = await idsOf(
    pool,
    `insert into interventions (group_id, externid, name, publicname, sort, length, interventionset_id, calendars)
     select $1, 's' || n, 'Service ' || n, to_jsonb('Service ' || n), n, 30, ($5::integer[])[1 + n % cardinality($5::integer[])],
       (select array_agg(($3::integer[])[1 + (n + at) % cardinality($3::integer[])]) from generate_series(1, $4::integer) at)
     from generate_series(1, $2) n returning id`,
    [groupId, SERVICES, calendarIds, CALENDARS_EACH, kindIds],
  );
  await pool.query("analyze");
  return { groupId, calendarIds, serviceIds };
}

async function idsOf(pool: Pool, text: string, values: unknown[]): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(text, values);
  return rows.map(({ id }) => id);
}
