import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import type { Parameter } from "../../lib/binary-parameter.ts";
import type { Queryable, Transaction } from "../../lib/database.ts";
import { BEGIN, execute, executeForAll, type PreparedStatement, runBatch } from "../../lib/prepared-batch.ts";
import { executeLocks, LIST_SEATS, type Lock } from "./data.ts";
import type { Gone, SeatRow } from "./held-seats.ts";
import type { Places } from "./place-chain.ts";

/** A hold that was neither released nor booked; it may have run out. */
export interface StoredHold extends Places {
  readonly id: number;
  /** Its calendars and resources, each once. */
  readonly places: readonly number[];
  readonly expires_at: Date;
}

const PLACES = "array(select distinct unnest(array_remove(calendar_ids || resource_ids, null)))";

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

const HOLD_STATE: PreparedStatement = {
  name: "hold_state",
  types: "integer, bytea, bytea, timestamptz",
  text: `select g.version,
      (select id from holds where group_id = $1 and token_hash = $2 and ended_at is null) as hold_id,
      (select coalesce(sum(greatest(cardinality(calendar_ids), ceil((taken_until - taken_from) / 60.0))), 0)::integer
        from holds where group_id = $1 and address_hash = $3 and token_hash <> $2
        and ended_at is null and expires_at > $4) as held_by_address
    from groups g where g.id = $1`,
};
// A hold that sits twice on a calendar is one hold.
const HELD_PLACES: PreparedStatement = {
  name: "held_places",
  types: "integer, integer[], bytea, bytea, timestamptz, timestamptz, integer, integer",
  text: `select place.id as calendar_id,
      count(*) filter (where is_live)::integer as held,
      count(*) filter (where is_live and is_own)::integer as held_by_address,
      coalesce(sum(extract(epoch from least(ended_at, expires_at, $5) - made_at) / 60)
        filter (where is_own and taken_from < $8 and taken_until > $7), 0)::float8 as minutes_by_address
    from (
      select *, address_hash = $4 as is_own, ended_at is null and expires_at > $5 and token_hash <> $3 as is_live
      from holds where group_id = $1
        and (ended_at is null and expires_at > $5 or address_hash = $4 and made_at > $6)
    ) h cross join lateral unnest(${PLACES}) as place (id)
    where place.id = any($2) group by 1`,
};

export interface HoldQuestion {
  readonly locks: readonly Lock[];
  readonly calendarIds: readonly number[];
  /** Of the chain with its buffers. */
  readonly takenFrom: EpochMinute;
  readonly takenUntil: EpochMinute;
  /** In which it matters who sits where. */
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  readonly tokenHash: Buffer;
  readonly addressHash: Buffer;
  readonly now: Date;
  /** Holds made earlier are forgotten. */
  readonly since: Date;
}

export interface HeldPlaceRow {
  readonly calendar_id: number;
  readonly held: number;
  readonly held_by_address: number;
  readonly minutes_by_address: number;
}

// A hold that a crash of the database loses has done no harm.
const NO_DISK: PreparedStatement = {
  name: "no_disk",
  types: "",
  text: "set local synchronous_commit = off",
};

export interface HoldView {
  readonly version: number;
  /** The visitor's own hold. */
  readonly hold_id: number | null;
  /** By weight (domain/booking/booking-weight). */
  readonly held_by_address: number;
  readonly heldPlaces: readonly HeldPlaceRow[];
  /** Everyone who sits on the calendars and resources at some time of the range, those who are gone too. */
  readonly seats: readonly SeatRow[];
}

/** Begins, takes the locks and reads, in one message; null when the group is gone. */
export async function openHold(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  question: HoldQuestion,
): Promise<HoldView | null> {
  const { tokenHash, addressHash, now, since, calendarIds, takenFrom, takenUntil, from, until } = question;
  const places = [groupId, calendarIds, tokenHash, addressHash, now, since, takenFrom, takenUntil];
  const results = await runBatch(connection, [
    BEGIN,
    execute(NO_DISK, []),
    executeLocks(question.locks),
    execute(HOLD_STATE, [groupId, tokenHash, addressHash, now]),
    execute(HELD_PLACES, places),
    executeForAll(
      LIST_SEATS,
      calendarIds.map((calendarId) => [0, groupId, calendarId, from, until]),
    ),
  ]);
  const [state, heldPlaces, seats] = results.slice(-3);
  const [known] = state as unknown as Pick<HoldView, "version" | "hold_id" | "held_by_address">[];
  return known
    ? {
        ...known,
        heldPlaces: heldPlaces as unknown as HeldPlaceRow[],
        seats: seats as unknown as SeatRow[],
      }
    : null;
}

/** For a transaction that changes nothing but a hold. */
export async function waitForNoDisk(connection: Transaction): Promise<void> {
  await runBatch(connection, [execute(NO_DISK, [])]);
}

/** On these calendars and resources, which are locked. */
export interface FreedSeats {
  readonly groupId: AuthorizedGroupId;
  readonly calendarIds: readonly number[];
  readonly gone: Gone;
}

/** Takes away what counts as free, so that the constraint does not see it, and ends the visitor's own hold. */
export const FREE_GONE_SEATS: PreparedStatement = {
  name: "free_gone_seats",
  types: "integer[], integer[], timestamptz[], bigint[]",
  text: `with freed as (
      select * from unnest($1, $2, $3, $4) as freed (group_id, calendar_id, now, hold_id)
    ), ended as (
      update holds h set ended_at = freed.now from freed
      where h.group_id = freed.group_id and h.id = freed.hold_id and h.ended_at is null
    )
    delete from seats s using freed
    where s.group_id = freed.group_id and s.calendar_id = freed.calendar_id and s.hold_id is not null
      and (s.held_until <= freed.now or s.hold_id = freed.hold_id)`,
};

export function toFreedRows({ groupId, calendarIds, gone }: FreedSeats): Parameter[][] {
  return calendarIds.map((calendarId) => [groupId, calendarId, gone.now, gone.holdId]);
}

export async function freeGoneSeats(connection: Transaction, freed: FreedSeats): Promise<void> {
  await runBatch(connection, [executeForAll(FREE_GONE_SEATS, toFreedRows(freed))]);
}

export interface NewHold extends Places {
  readonly tokenHash: Buffer;
  readonly addressHash: Buffer;
  readonly takenFrom: EpochMinute;
  readonly takenUntil: EpochMinute;
  readonly madeAt: Date;
  readonly expiresAt: Date;
  readonly endsAt: Date;
  readonly seats: readonly {
    readonly calendar_id: number;
    readonly seat: number;
    readonly taken_from: EpochMinute;
    readonly taken_until: EpochMinute;
  }[];
}

export async function insertHold(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  hold: NewHold,
): Promise<void> {
  await connection.query({
    name: "insert-hold",
    text: `with hold as (
        insert into holds (group_id, token_hash, address_hash, taken_from, taken_until, calendar_ids, resource_ids,
          made_at, expires_at, ends_at)
        values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id, expires_at
      )
      insert into seats (group_id, calendar_id, seat, taken_from, taken_until, hold_id, held_until)
      select $1, s.calendar_id, s.seat, s.taken_from, s.taken_until, hold.id, hold.expires_at
      from hold, jsonb_to_recordset($11::jsonb)
        as s (calendar_id integer, seat integer, taken_from integer, taken_until integer)`,
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
    ],
  });
}

/** Gives a hold that has not run out another end, at most the one that no renewal goes beyond. Answers it, or null. */
export async function moveExpiry(
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

/** Forgets what has run out for a while. Nobody's seat depends on it, so whatever is being looked at is left for next time. */
export async function sweepHolds(database: Queryable): Promise<void> {
  await database.query(
    `delete from seats where ctid = any(array(
      select ctid from seats where held_until < now() - interval '1 minute' for update skip locked))`,
  );
  await database.query("delete from holds where made_at < now() - interval '1 day'");
}
