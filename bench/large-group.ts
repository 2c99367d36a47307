import type { Pool } from "pg";
import { LANGUAGES } from "@rendezvous/phrases/language";
import { addPro } from "../apps/server/src/testing/people.ts";
import { addGroup } from "../apps/server/src/testing/test-groups.ts";
import { addCounted } from "./statistics.ts";

const CALENDARS = 200;
const SERVICES = 500;
const KINDS = 100;
const EXCEPTIONS = 10_000;
/** The calendars of each service, as in an organisation whose calendars each offer some of the services. */
const CALENDARS_EACH = 10;
export const LARGE_GROUP = "large";

export interface LargeGroup {
  readonly groupId: number;
  readonly calendarIds: readonly number[];
  readonly serviceIds: readonly number[];
}

/** Adds 200 calendars with 50 closures and openings each, and 500 services of 100 categories, each on ten of the calendars. */
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

const COLLEAGUES = 50;
const CHANGES = 300;

/** Adds the data of some years: counted appointments, colleagues limited to some calendars, and a history of changes. */
export async function addYears(pool: Pool, { groupId, calendarIds, serviceIds }: LargeGroup): Promise<void> {
  await addCounted(pool, groupId, calendarIds, serviceIds);
  for (let n = 0; n < COLLEAGUES; n++)
    await addPro(pool, [groupId], { calendars: calendarIds.slice(n, n + 20) });
  await pool.query(
    `insert into catalogue_changes (group_id, at, kind, record_id, record_name, action, before, after)
     select $1, now() - n * interval '1 hour', 'interventions', ($2::integer[])[n], 'Service ' || n, 'changed',
       jsonb_build_object('length', 20, 'calendars', ($3::integer[])[n % 100 : n % 100 + 10]),
       jsonb_build_object('length', 30, 'calendars', ($3::integer[])[n % 100 + 5 : n % 100 + 15])
     from generate_series(1, $4) n`,
    [groupId, serviceIds, calendarIds, CHANGES],
  );
}

const inEach = (text: string) =>
  `(select jsonb_object_agg(language, ${text}) from unnest($2::text[]) language where id % 2 = 0 or language <> 'en')`;

/** Adds names in twelve languages, half of them without the English one, and a description of each service. */
export async function addLanguages(pool: Pool, groupId: number): Promise<void> {
  await pool.query(
    "update groups set fields = fields || jsonb_build_object('enabled_locales', $2::text), version = version + 1 where id = $1",
    [groupId, LANGUAGES.join()],
  );
  for (const table of ["interventions", "interventionsets", "calendars"])
    await pool.query(
      `update ${table} set publicname = ${inEach("name || ' ' || language")} where group_id = $1`,
      [groupId, LANGUAGES],
    );
  const description = inEach("'<p>' || repeat('What this service is. ', 7) || language || '</p>'");
  await pool.query(`update interventions set description = ${description} where group_id = $1`, [
    groupId,
    LANGUAGES,
  ]);
}

async function idsOf(pool: Pool, text: string, values: unknown[]): Promise<number[]> {
  const { rows } = await pool.query<{ id: number }>(text, values);
  return rows.map(({ id }) => id);
}
