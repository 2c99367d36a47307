import type { PlaceId, TakenTimes } from "@rendezvous/domain/availability/model";
import { longestSpacing, startPlaceId } from "@rendezvous/domain/availability/starts-apart";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import type { SeatOwnersQuery } from "./occupant-data.ts";

export interface TakenTimesQuery extends SeatOwnersQuery {
  /** The hash of the token under which the visitor holds a slot. */
  readonly ownHold: Buffer | null;
}

export interface TakenTimesResult {
  readonly takenTimes: TakenTimes;
  /** When the first hold that was counted expires, in milliseconds since the epoch; Infinity if there is none. */
  readonly heldUntil: number;
}

/**
 * Returns the time taken on these calendars and resources that overlaps [from, until), without expired holds and the visitor's
 * own. Reads one row of packed integers per calendar, because fetching thousands of rows would cost more than the search.
 */
export async function loadTakenTimes(
  database: Queryable,
  groupId: AuthorizedGroupId,
  query: TakenTimesQuery,
): Promise<TakenTimesResult> {
  const { calendarIds, spaced, from, until, now, ownHold } = query;
  const { rows } = await database.query<{ calendar_id: number; spans: Buffer; held_until: Date | null }>({
    name: "load-taken",
    text: `select calendar_id,
        string_agg(int4send(taken_from) || int4send(taken_until), ''::bytea order by taken_from) as spans,
        min(held_until) as held_until
      from seats
      where group_id = $1 and calendar_id = any($2::integer[]) and taken_until > $3 and taken_from < $4
        and (held_until is null or held_until > $5 and hold_id is distinct from
          (select id from holds where group_id = $1 and token_hash = $6 and ended_at is null))
      group by calendar_id`,
    values: [groupId, calendarIds, from, until, now, ownHold],
  });
  const takenTimes = new Map<PlaceId, Int32Array>();
  let heldUntil = Number.POSITIVE_INFINITY;
  for (const { calendar_id, spans, held_until } of rows) {
    if (held_until !== null) heldUntil = Math.min(heldUntil, held_until.getTime());
    takenTimes.set(calendar_id, unpack(spans));
  }
  if (spaced.length === 0) return { takenTimes, heldUntil };
  for (const { calendar_id, service_id, starts, held_until } of await loadStarts(database, groupId, query)) {
    if (held_until !== null) heldUntil = Math.min(heldUntil, held_until.getTime());
    const { min_between_starts } = spaced.find(({ id }) => id === service_id)!;
    const list = unpack(starts);
    const spans = Int32Array.from({ length: 2 * list.length }, (_, at) =>
      at % 2 === 0 ? list[at / 2]! : list[(at - 1) / 2]! + min_between_starts,
    );
    takenTimes.set(startPlaceId(service_id, calendar_id), spans);
  }
  return { takenTimes, heldUntil };
}

function unpack(integers: Buffer): Int32Array {
  const list = new Int32Array(integers.length / 4);
  for (let at = 0; at < list.length; at += 1) list[at] = integers.readInt32BE(at * 4);
  return list;
}

interface StartsRow {
  readonly calendar_id: number;
  readonly service_id: number;
  readonly starts: Buffer;
  readonly held_until: Date | null;
}

/**
 * Returns the starts of services with a minimum time between starts on these calendars, in [from, until) and as far around it as
 * that time reaches.
 */
async function loadStarts(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { calendarIds, spaced, from, until, now, ownHold }: TakenTimesQuery,
): Promise<StartsRow[]> {
  const margin = longestSpacing(spaced);
  const { rows } = await database.query<StartsRow>({
    name: "load-starts",
    text: `select calendar_id, service_id, string_agg(int4send(start), ''::bytea) as starts, min(held_until) as held_until
      from (
        select a.calendar_id, service_id, (extract(epoch from a.start_at) / 60)::integer as start, null::timestamptz as held_until
        from appointments a
        cross join lateral unnest(coalesce(a.intervention_ids, array[a.intervention_id])) as service_id
        where a.group_id = $1 and not a.deleted and a.calendar_id = any($2::integer[]) and service_id = any($3::integer[])
          and a.start_at > to_timestamp($4::integer * 60.0) and a.start_at < to_timestamp($5::integer * 60.0)
        union all
        select s.calendar_id, s.service_id, s.start, h.expires_at
        from holds h
        cross join lateral jsonb_to_recordset(h.starts) as s (calendar_id integer, service_id integer, start integer)
        where h.group_id = $1 and h.ended_at is null and h.expires_at > $6 and h.token_hash is distinct from $7
          and s.calendar_id = any($2) and s.service_id = any($3) and s.start > $4 and s.start < $5
      ) as both_kinds
      group by calendar_id, service_id`,
    values: [groupId, calendarIds, spaced.map(({ id }) => id), from - margin, until + margin, now, ownHold],
  });
  return rows;
}

export interface BookedClassTime {
  readonly calendar_id: number;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  readonly count: number;
}

/** Returns the times, each once, of the appointments in these classes that begin in [from, until). */
export async function listBookedClassTimes(
  database: Queryable,
  groupId: AuthorizedGroupId,
  classIds: readonly number[],
  { from, until }: { readonly from: EpochMinute; readonly until: EpochMinute },
): Promise<BookedClassTime[]> {
  const { rows } = await database.query<BookedClassTime>({
    name: "list-booked-class-times",
    text: `select calendar_id, (extract(epoch from start_at) / 60)::integer as start, (extract(epoch from max(end_at)) / 60)::integer as "end",
        sum(places)::integer as count
      from appointments where group_id = $1 and calendar_id = any($2::integer[]) and not deleted
        and start_at >= to_timestamp($3::double precision * 60) and start_at < to_timestamp($4::double precision * 60)
      group by calendar_id, start_at`,
    values: [groupId, classIds, from, until],
  });
  return rows;
}

export interface ArchivedClassTime extends BookedClassTime {
  readonly intervention_id: number;
  readonly name: string;
  readonly teacher_id: number;
  readonly room_id: number | null;
}

/** Returns the times at which archived classes, or classes of archived services, have participants. */
export async function listArchivedClassTimes(
  database: Queryable,
  groupId: AuthorizedGroupId,
  { from, until }: { readonly from: EpochMinute; readonly until: EpochMinute },
): Promise<ArchivedClassTime[]> {
  const { rows } = await database.query<ArchivedClassTime>({
    name: "list-left-class-times",
    text: `select a.calendar_id, (extract(epoch from a.start_at) / 60)::integer as start,
        (extract(epoch from max(a.end_at)) / 60)::integer as "end", sum(a.places)::integer as count,
        i.id as intervention_id, c.name, t.id as teacher_id, c.room_id
      from calendars c join interventions i on i.group_id = c.group_id and i.id = c.intervention_id
      join calendars t on t.group_id = c.group_id and t.id = c.teacher_id
      join appointments a on a.group_id = c.group_id and a.calendar_id = c.id
      where c.group_id = $1 and c.class and (c.deleted or i.deleted) and not a.deleted
        and a.start_at >= to_timestamp($2::double precision * 60) and a.start_at < to_timestamp($3::double precision * 60)
      group by a.calendar_id, a.start_at, i.id, c.name, t.id, c.room_id`,
    values: [groupId, from, until],
  });
  return rows;
}
