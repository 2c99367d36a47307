import type { TakenTimes } from "@rendezvous/domain/availability/model";
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
  { calendarIds, from, until, now, ownHold }: TakenTimesQuery,
): Promise<TakenTimesResult> {
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
  const takenTimes = new Map<number, Int32Array>();
  let heldUntil = Number.POSITIVE_INFINITY;
  for (const { calendar_id, spans, held_until } of rows) {
    if (held_until !== null) heldUntil = Math.min(heldUntil, held_until.getTime());
    const list = new Int32Array(spans.length / 4);
    for (let at = 0; at < list.length; at += 1) list[at] = spans.readInt32BE(at * 4);
    takenTimes.set(calendar_id, list);
  }
  return { takenTimes, heldUntil };
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
        count(*)::integer as count
      from appointments where group_id = $1 and calendar_id = any($2::integer[]) and not deleted
        and start_at >= to_timestamp($3::double precision * 60) and start_at < to_timestamp($4::double precision * 60)
      group by calendar_id, start_at`,
    values: [groupId, classIds, from, until],
  });
  return rows;
}
