import type { Day } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";

/** A range of days; `until` is excluded. */
export interface StatisticsSpan {
  readonly from: Day;
  readonly until: Day;
}

export interface AppointmentCounts {
  readonly booked: number;
  readonly cancelled: number;
  readonly cancelled_late: number;
  readonly no_show: number;
  readonly first: number;
  readonly minutes: number;
}

export interface CountRow extends AppointmentCounts {
  readonly dimension: string;
  readonly value: string;
}

const SUMS = `sum(booked)::integer as booked, sum(cancelled)::integer as cancelled,
  sum(cancelled_late)::integer as cancelled_late, sum(no_show)::integer as no_show, sum(first)::integer as first, sum(minutes)::bigint as minutes`;

/** Uses the rows of whole months, and the rows of single days before and after them. */
const SPAN = `group_id = $1 and (
    grain = 'month' and start >= date_trunc('month', $3::date + interval '1 month' - interval '1 day')
      and start + interval '1 month' <= $4::date
    or grain = 'day' and start >= $3::date and start < $4::date and (
      start < least($4::date, date_trunc('month', $3::date + interval '1 month' - interval '1 day'))
      or start >= greatest($3::date, date_trunc('month', $4::date)))
  )`;

/** Returns the counts of each kind and value, sorted by kind, largest first. `calendarIds` null: all calendars. */
export async function listAppointmentCounts(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { from, until }: StatisticsSpan,
  calendarIds: readonly number[] | null,
): Promise<CountRow[]> {
  const { rows } = await database.query<CountRow>({
    name: "list-counts",
    text: `select dimension, value, ${SUMS} from statistics where ${SPAN} and calendar_id = any($2::integer[])
      group by dimension, value order by dimension, booked desc, value`,
    values: [groupId, calendarIds ?? [0], from, until],
  });
  return rows;
}

export async function listCountsOfCalendars(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { from, until }: StatisticsSpan,
  calendarIds: readonly number[] | null,
): Promise<CountRow[]> {
  const { rows } = await database.query<CountRow>({
    name: "list-counts-of-calendars",
    text: `select 'calendar' as dimension, calendar_id::text as value, ${SUMS} from statistics
      where ${SPAN} and dimension = 'total' and calendar_id > 0 and ($2::integer[] is null or calendar_id = any($2))
      group by calendar_id order by booked desc, calendar_id`,
    values: [groupId, calendarIds, from, until],
  });
  return rows;
}

/** Returns counts by day or by month; the first and the last month may be partial. */
export async function listCountsByPeriod(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { from, until }: StatisticsSpan,
  calendarIds: readonly number[] | null,
  grain: "day" | "month",
): Promise<(AppointmentCounts & { start: Day })[]> {
  const { rows } = await database.query<AppointmentCounts & { start: Day }>({
    name: "list-series",
    text: `select date_trunc($5, start::timestamp)::date::text as start, ${SUMS} from statistics
      where group_id = $1 and calendar_id = any($2::integer[]) and grain = 'day' and dimension = 'total'
        and start >= $3::date and start < $4::date
      group by 1 order by 1`,
    values: [groupId, calendarIds ?? [0], from, until, grain],
  });
  return rows;
}

/** Returns the open minutes of each calendar. */
export async function listOpenMinutes(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { from, until }: StatisticsSpan,
  calendarIds: readonly number[] | null,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await database.query<{ calendar_id: number; minutes: number }>({
    name: "list-open-minutes",
    text: `select calendar_id, sum(minutes)::bigint as minutes from open_minutes
      where group_id = $1 and day >= $2 and day < $3 and ($4::integer[] is null or calendar_id = any($4))
      group by calendar_id`,
    values: [groupId, from, until, calendarIds],
  });
  return new Map(rows.map(({ calendar_id, minutes }) => [calendar_id, minutes]));
}

/**
 * Returns for each service of these calendars the average delay until its third free time on any calendar, over the days that had
 * one.
 */
export async function listSlotDelays(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { from, until }: StatisticsSpan,
  calendarIds: readonly number[] | null,
): Promise<ReadonlyMap<number, number | null>> {
  const { rows } = await database.query<{ intervention_id: number; minutes: number | null }>({
    name: "list-delays",
    text: `select intervention_id, round(avg(minutes))::integer as minutes from slot_delays one
      where group_id = $1 and day >= $2 and day < $3 and ($4::integer[] is null or exists (
        select from interventions i where i.group_id = one.group_id and i.id = one.intervention_id
          and coalesce(i.calendars && $4, true)))
      group by intervention_id`,
    values: [groupId, from, until, calendarIds],
  });
  return new Map(rows.map(({ intervention_id, minutes }) => [intervention_id, minutes]));
}

export interface StatisticsNames {
  readonly countedAt: Date | null;
  readonly names: readonly {
    readonly kind: "service" | "calendar";
    readonly id: number;
    readonly name: string;
    readonly publicname: string | Readonly<Record<string, string>> | null;
  }[];
}

/** Includes deleted records, because old bookings must stay readable. */
export async function readStatisticsNames(
  database: Queryable,
  groupId: AuthorizedGroupId,
): Promise<StatisticsNames> {
  const { rows } = await database.query<StatisticsNames>({
    name: "statistics-names",
    text: `select (select counted_at from statistics_days where group_id = $1) as "countedAt", (
        select coalesce(jsonb_agg(one), '[]') from (
          select 'service' as kind, id, name, publicname from interventions where group_id = $1
          union all select 'calendar', id, name, publicname from calendars where group_id = $1
        ) as one
      ) as names`,
    values: [groupId],
  });
  return rows[0]!;
}
