import type { HeldPlaceRow } from "@rendezvous/domain/booking/check-hold";
import type { ChainPlaces } from "@rendezvous/domain/booking/model";
import type { TakenSeat } from "@rendezvous/domain/booking/seats";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { OFFER_QUEUE } from "./offer-queue.ts";
import { type ExpiredHold, listSeats, type SeatRow } from "./seats-data.ts";
import type { ServiceStart } from "@rendezvous/domain/availability/starts-apart";
import type { SeatWindow } from "@rendezvous/domain/booking/candidates";

/** A hold that was neither released nor booked; it may have expired. */
export interface StoredHold extends ChainPlaces {
  readonly id: number;
  /** The calendars, resources and limited services of the hold, each once. */
  readonly places: readonly number[];
  readonly expires_at: Date;
}

const PLACES =
  "array(select distinct unnest(array_remove(calendar_ids || resource_ids || service_places, null)))";

export async function findHold(
  database: Queryable,
  groupId: AuthorizedGroupId,
  tokenHash: Buffer,
): Promise<StoredHold | null> {
  const { rows } = await database.query<StoredHold>({
    name: "find-hold",
    text: `select id, calendar_ids, resource_ids, ${PLACES} as places, expires_at from holds
      where group_id = $1 and token_hash = $2 and ended_at is null`,
    values: [groupId, tokenHash],
  });
  return rows[0] ?? null;
}

const HOLD_STATE = {
  name: "hold-state",
  text: `select g.version,
      (select id from holds where group_id = $1 and token_hash = $2 and ended_at is null) as hold_id,
      (select coalesce(sum(weight), 0)::integer from holds
        where group_id = $1 and address_hash = $3 and token_hash <> $2 and ended_at is null and expires_at > $4) as "heldByAddress"
    from groups g where g.id = $1`,
};
// Counts a hold once, even if it has two seats of one calendar.
const HELD_PLACES = {
  name: "held-places",
  text: `select place.id as calendar_id,
      count(*) filter (where is_live)::integer as held,
      count(*) filter (where is_live and is_own)::integer as "heldByAddress",
      coalesce(sum(extract(epoch from least(ended_at, expires_at, $5) - made_at) / 60)
        filter (where is_own and taken_from < $8 and taken_until > $7), 0)::float8 as "minutesByAddress"
    from (
      select *, address_hash = $4 as is_own, ended_at is null and expires_at > $5 and token_hash <> $3 as is_live
      from holds where group_id = $1
        and (ended_at is null and expires_at > $5 or address_hash = $4 and made_at > $6)
    ) h cross join lateral unnest(${PLACES}) as place (id)
    where place.id = any($2) group by 1`,
};

export interface HoldQuery extends SeatWindow {
  readonly calendarIds: readonly number[];
  /** The time of the chain with its buffers. */
  readonly takenFrom: EpochMinute;
  readonly takenUntil: EpochMinute;
  readonly tokenHash: Buffer;
  readonly addressHash: Buffer;
  readonly now: Date;
  /** Holds made earlier no longer count for the ceilings. */
  readonly since: Date;
}

export interface HoldView {
  readonly version: number;
  /** The id of the visitor's own hold. */
  readonly hold_id: number | null;
  /** The total weight (domain/booking/booking-weight) of the live holds of other visitors with this network address. */
  readonly heldByAddress: number;
  readonly heldPlaces: readonly HeldPlaceRow[];
  /** All seats taken on the calendars and resources in the range, including those of expired holds. */
  readonly seats: readonly SeatRow[];
}

/** Reads the data that decides a hold, with pipelined statements; null when the group was deleted. */
export async function readHoldView(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  question: HoldQuery,
): Promise<HoldView | null> {
  const { tokenHash, addressHash, now, since, calendarIds, takenFrom, takenUntil } = question;
  const [state, heldPlaces, seats] = await Promise.all([
    connection.query<Pick<HoldView, "version" | "hold_id" | "heldByAddress">>({
      ...HOLD_STATE,
      values: [groupId, tokenHash, addressHash, now],
    }),
    connection.query<HeldPlaceRow>({
      ...HELD_PLACES,
      values: [groupId, calendarIds, tokenHash, addressHash, now, since, takenFrom, takenUntil],
    }),
    listSeats(connection, groupId, calendarIds, question),
  ]);
  const [row] = state.rows;
  return row ? { ...row, heldPlaces: heldPlaces.rows, seats } : null;
}

/**
 * Lets the transaction commit without waiting for the disk. Only for transactions that change nothing but holds, because losing
 * one in a database crash does no harm.
 */
export async function allowAsynchronousCommit(connection: Transaction): Promise<void> {
  await connection.query("set local synchronous_commit = off");
}

/** The locked calendars and resources. */
export interface SeatsToFree {
  readonly calendarIds: readonly number[];
  readonly expired: ExpiredHold;
}

/**
 * Deletes the seats of expired holds and of the visitor's own hold. The search counts these seats as free, but the exclusion
 * constraint would refuse the new seats.
 */
export async function freeExpiredHolds(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  { calendarIds, expired }: SeatsToFree,
): Promise<void> {
  await connection.query({
    name: "free-expired-holds",
    text: `with ended as (
        update holds set ended_at = $3 where group_id = $1 and id = $4 and ended_at is null
      )
      delete from seats where group_id = $1 and calendar_id = any($2::integer[]) and hold_id is not null
        and (held_until <= $3 or hold_id = $4)`,
    values: [groupId, calendarIds, expired.now, expired.holdId],
  });
}

export interface NewHold extends ChainPlaces {
  readonly tokenHash: Buffer;
  readonly addressHash: Buffer;
  readonly takenFrom: EpochMinute;
  readonly takenUntil: EpochMinute;
  readonly weight: number;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly endsAt: Date;
  readonly seats: readonly TakenSeat[];
  readonly starts: readonly ServiceStart[];
}

export async function insertHold(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  hold: NewHold,
): Promise<void> {
  await connection.query({
    name: "insert-hold",
    text: `with hold_seats as (
        select * from jsonb_to_recordset($11::jsonb)
          as s (calendar_id integer, seat integer, taken_from integer, taken_until integer)
      ), hold as (
        insert into holds (group_id, token_hash, address_hash, taken_from, taken_until, calendar_ids, resource_ids,
          made_at, expires_at, ends_at, weight, starts, service_places)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $12, $13,
          array(select distinct calendar_id from hold_seats where calendar_id < 0)) returning id, expires_at
      )
      insert into seats (group_id, calendar_id, seat, taken_from, taken_until, hold_id, held_until)
      select $1, s.calendar_id, s.seat, s.taken_from, s.taken_until, hold.id, hold.expires_at
      from hold, hold_seats s`,
    values: [
      groupId,
      hold.tokenHash,
      hold.addressHash,
      hold.takenFrom,
      hold.takenUntil,
      hold.calendar_ids,
      hold.resource_ids,
      hold.madeAt,
      hold.expiresAt,
      hold.endsAt,
      JSON.stringify(hold.seats),
      hold.weight,
      JSON.stringify(hold.starts),
    ],
  });
}

/** Changes the expiry of a live hold, at most to its final end. Returns the new expiry; null if the hold is not live. */
export async function updateHoldExpiry(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  holdId: number,
  now: Date,
  expiresAt: Date,
): Promise<Date | null> {
  const { rows } = await connection.query<{ expires_at: Date }>({
    name: "move-expiry",
    text: `with hold as (
        update holds set expires_at = least($4, ends_at)
        where group_id = $1 and id = $2 and ended_at is null and expires_at > $3 returning id, expires_at
      )
      update seats set held_until = hold.expires_at from hold
      where seats.group_id = $1 and seats.hold_id = hold.id returning hold.expires_at`,
    values: [groupId, holdId, now, expiresAt],
  });
  return rows[0]?.expires_at ?? null;
}

/** Returns the number of live holds in all groups, of at most 10,000. Holds of more than a day are deleted. */
export async function countLiveHolds(database: Queryable, now: Date): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-live-holds",
    text: `select count(*)::integer as count
      from (select from holds where ended_at is null and expires_at > $1 limit 10000) as live`,
    values: [now],
  });
  return rows[0]!.count;
}

/**
 * Deletes holds that expired a while ago. No booking depends on this, so it skips rows that another transaction has locked. Only
 * the seats of holds are in an index, so the statement names the hold's id.
 */
export async function sweepHolds(database: Queryable): Promise<void> {
  await database.query(
    `with freed as (
        delete from seats where ctid = any(array(
          select ctid from seats where hold_id is not null and held_until < now() - interval '1 minute' for update skip locked))
        returning group_id, taken_from
      )
      insert into outbox (queue, data, due_at, key)
      select distinct '${OFFER_QUEUE.name}', jsonb_build_object('group_id', group_id, 'day', day), now(),
        format('${OFFER_QUEUE.name} %s %s', group_id, day)
      from (
        select g.id as group_id, (to_timestamp(f.taken_from * 60.0) at time zone coalesce(g.fields->>'timezone', 'Europe/Paris'))::date as day
        from freed f join groups g on g.id = f.group_id where (g.rules->>'waiting_minutes')::integer > 0
      ) as free`,
  );
  await database.query("delete from holds where made_at < now() - interval '1 day'");
}
