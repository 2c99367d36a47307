import type { Day } from "@rendezvous/domain/time/instant";
import type { Queryable } from "../../../lib/database/database.ts";

/** Counts are stored for this long: the longest span that can be asked for, and the one before it. */
const YEARS = 10;

/**
 * Returns the first and the last month with appointments, on the group's clock, as far back as counts are stored; null without
 * any.
 */
export async function findAppointmentMonths(
  database: Queryable,
  groupId: number,
  timezone: string,
  now: Date,
): Promise<{ readonly first: Day; readonly last: Day } | null> {
  const { rows } = await database.query<{ first: string | null; last: string | null }>({
    name: "statistics-months",
    text: `select date_trunc('month', min(start_at) at time zone $2)::date::text as first,
        date_trunc('month', max(start_at) at time zone $2)::date::text as last
      from appointments where group_id = $1 and start_at >= date_trunc('month', $3::timestamptz - interval '${YEARS} years')`,
    values: [groupId, timezone, now],
  });
  const { first, last } = rows[0]!;
  return first !== null && last !== null ? { first, last } : null;
}

/**
 * Deletes counts before the first and after the last of these months, because nothing is booked there any more, or too long ago;
 * also old opening hours and delays.
 */
export async function deleteCountsOutsideMonths(
  database: Queryable,
  groupId: number,
  months: { readonly first: Day; readonly last: Day } | null,
  today: Day,
): Promise<void> {
  await database.query({
    name: "forget-other-months",
    text: `with hours as (
        delete from open_minutes where group_id = $1 and day < $4::date - interval '${YEARS} years'
      ), delays as (
        delete from slot_delays where group_id = $1 and day < $4::date - interval '${YEARS} years'
      )
      delete from statistics where group_id = $1
        and ($2::date is null or start < $2::date or start >= $3::date + interval '1 month')`,
    values: [groupId, months?.first ?? null, months?.last ?? null, today],
  });
}

/** The first number of days of each class of lead time, from booking to appointment. */
export const LEAD_DAY_CLASSES = [0, 1, 2, 4, 8, 15, 31] as const;

/** Recounts a month: the total of each of its days and of the month. Writes only counts that differ from the stored ones. */
export async function countMonth(
  database: Queryable,
  groupId: number,
  month: Day,
  timezone: string,
): Promise<void> {
  await database.query({
    name: "count-month",
    text: `with booked as materialized (
        select a.start_at at time zone $3 as wall, a.calendar_id, a.deleted, a.cancelled_late, a.presence,
          coalesce(a.intervention_ids, array[a.intervention_id]) as services, b.websource, b.locale,
          (a.start_at at time zone $3)::date - (b.created_at at time zone $3)::date as lead,
          (extract(epoch from a.end_at - a.start_at) / 60)::integer as minutes,
          not exists (select from appointments o where o.group_id = a.group_id and o.fiche_id = a.fiche_id
            and not o.deleted and (o.start_at, o.id) < (a.start_at, a.id)) as is_first
        from appointments a left join bookings b on b.group_id = a.group_id and b.id = a.booking_id
        where a.group_id = $1 and not a.withdrawn and a.start_at >= $2::date::timestamp at time zone $3
          and a.start_at < ($2::date + interval '1 month') at time zone $3
      ), valued as (
        select booked.*, kind.dimension, kind.value from booked, lateral (
          values ('total', ''), ('source', coalesce(websource, '')), ('language', coalesce(left(locale, 2), '')),
            ('hour', to_char(wall, 'HH24')), ('weekday', to_char(wall, 'ID')),
            ('lead', coalesce((select max(days) from unnest($4::integer[]) as days where days <= lead or days = 0 and lead < 0)::text, ''))
          union all select 'service', service::text from unnest(services) as service
        ) as kind (dimension, value)
      ), counted as (
        select coalesce(calendar_id, 0) as calendar_id, case when grouping(wall::date) = 0 then 'day' else 'month' end as grain,
          case when grouping(wall::date) = 0 then wall::date else $2::date end as start, dimension, value,
          count(*)::integer as booked, (count(*) filter (where deleted))::integer as cancelled,
          (count(*) filter (where deleted and cancelled_late))::integer as cancelled_late,
          (count(*) filter (where not deleted and presence = 'no_show'))::integer as no_show,
          (count(*) filter (where not deleted and is_first))::integer as first,
          coalesce(sum(minutes) filter (where not deleted), 0)::integer as minutes
        from valued
        group by dimension, value, grouping sets (
          (calendar_id, wall::date), (wall::date), (calendar_id), ()
        )
      ), gone as (
        delete from statistics s where group_id = $1 and start >= $2::date and start < $2::date + interval '1 month'
          and not exists (select from counted c where (c.calendar_id, c.grain, c.start, c.dimension, c.value)
            = (s.calendar_id, s.grain, s.start, s.dimension, s.value))
      )
      insert into statistics as had (group_id, calendar_id, grain, start, dimension, value, booked, cancelled, cancelled_late, no_show, first, minutes)
      select $1, calendar_id, grain, start, dimension, value, booked, cancelled, cancelled_late, no_show, first, minutes from counted
      on conflict (group_id, calendar_id, grain, start, dimension, value) do update
        set booked = excluded.booked, cancelled = excluded.cancelled, cancelled_late = excluded.cancelled_late,
          no_show = excluded.no_show, first = excluded.first, minutes = excluded.minutes
        where (had.booked, had.cancelled, had.cancelled_late, had.no_show, had.first, had.minutes) is distinct from
          (excluded.booked, excluded.cancelled, excluded.cancelled_late, excluded.no_show, excluded.first, excluded.minutes)`,
    values: [groupId, month, timezone, LEAD_DAY_CLASSES],
  });
}

export interface OpenDay {
  readonly calendar_id: number;
  readonly day: Day;
  readonly minutes: number;
}

/** Returns the last day before `today` with stored opening hours; null: none. */
export async function findLastStoredDay(
  database: Queryable,
  groupId: number,
  today: Day,
): Promise<Day | null> {
  const { rows } = await database.query<{ day: string | null }>({
    name: "last-open-day",
    text: "select max(day)::text as day from open_minutes where group_id = $1 and day < $2",
    values: [groupId, today],
  });
  return rows[0]!.day;
}

/** Days before `today` that are already stored stay unchanged. */
export async function storeOpenMinutes(
  database: Queryable,
  groupId: number,
  today: Day,
  days: readonly OpenDay[],
): Promise<void> {
  await database.query({
    name: "keep-open-minutes",
    text: `insert into open_minutes as had (group_id, calendar_id, day, minutes)
      select $1, calendar_id, day, minutes
      from jsonb_to_recordset($3) as one (calendar_id integer, day date, minutes integer)
      on conflict (group_id, day, calendar_id) do update set minutes = excluded.minutes
        where had.day >= $2::date and had.minutes <> excluded.minutes`,
    values: [groupId, today, JSON.stringify(days)],
  });
}

export interface SlotDelay {
  readonly intervention_id: number;
  readonly minutes: number | null;
}

export async function storeSlotDelays(
  database: Queryable,
  groupId: number,
  today: Day,
  delays: readonly SlotDelay[],
): Promise<void> {
  await database.query({
    name: "keep-slot-delays",
    text: `insert into slot_delays (group_id, day, intervention_id, minutes)
      select $1, $2, intervention_id, minutes from jsonb_to_recordset($3) as one (intervention_id integer, minutes integer)
      on conflict (group_id, day, intervention_id) do update set minutes = excluded.minutes`,
    values: [groupId, today, JSON.stringify(delays)],
  });
}

export async function storeCountTime(database: Queryable, groupId: number, now: Date): Promise<void> {
  await database.query({
    name: "note-counted",
    text: "update statistics_days set counted_at = $2 where group_id = $1",
    values: [groupId, now],
  });
}
