import type { ErrorCode } from "@rendezvous/contract/errors";
import type { Catalogue, ChainLink, Placement } from "@rendezvous/domain/availability/model";
import { bookingWeight } from "@rendezvous/domain/booking/booking-weight";
import { type BookingRules, checkPeriod } from "@rendezvous/domain/booking/check-booking";
import {
  checkHold,
  HOLD_MEMORY_MINUTES,
  HOLD_MINUTES,
  type HoldRules,
} from "@rendezvous/domain/booking/check-hold";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Queryable, Transaction } from "../../lib/database.ts";
import { candidateIds, chainSpan, seatWindow } from "./candidates.ts";
import { CALENDAR_LOCK, HOLD_LOCK, type Lock } from "../../lib/locks.ts";
import { isExpiredHold } from "./held-seats.ts";
import {
  commitWithoutDisk,
  findHold,
  freeExpiredHolds,
  type HeldPlaceRow,
  insertHold,
  readHoldView,
  type StoredHold,
} from "./hold-data.ts";
import type { LockedTransaction } from "./locked-transaction.ts";
import { placeChain } from "./place-chain.ts";
import { seatByMoving, seatPlacements } from "./seat-placements.ts";
import { wantedAppointments } from "./wanted-appointments.ts";

const MINUTE_MS = 60_000;

export interface HoldRequest {
  readonly groupId: AuthorizedGroupId;
  /** The version of the group that everything below was read from. */
  readonly groupVersion: number;
  readonly rules: BookingRules & HoldRules;
  readonly catalogue: Catalogue;
  readonly chain: readonly ChainLink[];
  /** Of each link, whether it is one of a pack's later services. */
  readonly included: readonly boolean[];
  readonly start: EpochMinute;
  readonly tokenHash: Buffer;
  readonly addressHash: Buffer;
  readonly now: Date;
}

/**
 * `expiresAt` is null when a ceiling is reached: not held, and not taken either. "stale": the
 * group was changed meanwhile, or the visitor chose something else at the same moment; ask again.
 */
export type HoldResult =
  | { readonly ok: true; readonly expiresAt: Date | null }
  | { readonly ok: false; readonly refusal: ErrorCode | "stale" };

/**
 * Holds a slot under the visitor's token, in place of what the visitor held before, with the same locks, places and seats as a
 * booking of it. A refusal changes nothing, so what was held before stays held.
 */
export async function hold(
  db: Queryable,
  transaction: LockedTransaction,
  request: HoldRequest,
): Promise<HoldResult> {
  const { groupId, tokenHash, addressHash } = request;
  const calendarIds = candidateIds(request.catalogue, request.chain);
  // No calendar that was named does it: there is nothing to lock.
  if (calendarIds.length === 0) return { ok: false, refusal: "availabletimeslots" };
  const before = await findHold(db, groupId, tokenHash);
  const places = [...new Set([...calendarIds, ...(before?.places ?? [])])];
  const locks = places
    .map((key): Lock => ({ kind: CALENDAR_LOCK, key }))
    .concat([tokenHash, addressHash].map((visitor) => ({ kind: HOLD_LOCK, key: visitor.readInt32BE(0) })));
  return transaction(groupId, locks, (connection) => attempt(connection, request, before, places));
}

async function attempt(
  connection: Transaction,
  request: HoldRequest,
  before: StoredHold | null,
  places: readonly number[],
): Promise<HoldResult> {
  const { groupId, catalogue, chain, start, now, rules, tokenHash, addressHash } = request;
  const calendarIds = candidateIds(catalogue, chain);
  const { from: takenFrom, until: takenUntil } = chainSpan(chain, start);
  const [view] = await Promise.all([
    readHoldView(connection, groupId, {
      calendarIds,
      takenFrom,
      takenUntil,
      ...seatWindow(catalogue, chain, calendarIds, start),
      tokenHash,
      addressHash,
      now,
      since: minutesAfter(now, -HOLD_MEMORY_MINUTES),
    }),
    commitWithoutDisk(connection),
  ]);
  if (view?.version !== request.groupVersion || view.hold_id !== (before?.id ?? null))
    return { ok: false, refusal: "stale" };

  const nowMinutes = now.getTime() / MINUTE_MS;
  const period = checkPeriod(rules, wantedAppointments(request), nowMinutes);
  if (!period.ok) return period;
  const expired = { now, holdId: before?.id ?? null };
  const sitting = view.seats.filter((row) => !isExpiredHold(row, expired));
  const placed = placeChain(catalogue, sitting, chain, start, nowMinutes, before);
  if (!placed.ok) return placed;
  const { placements } = placed;
  if (before || sitting.length < view.seats.length)
    await freeExpiredHolds(connection, groupId, { calendarIds: places, expired });

  const weight = bookingWeight(chain.length, takenUntil - takenFrom);
  const check = checkHold(
    rules,
    view.held_by_address,
    weight,
    toHeldPlaces(catalogue, placements, view.heldPlaces),
  );
  if (!check.ok) return { ok: true, expiresAt: null };
  const seats =
    seatPlacements(catalogue, sitting, placements) ??
    (await seatByMoving(connection, groupId, catalogue, placements, expired));
  if (!seats) return { ok: false, refusal: "availabletimeslots" };
  const endsAt = minutesAfter(now, check.longestMinutes);
  const expiresAt = minutesAfter(now, Math.min(HOLD_MINUTES, check.longestMinutes));
  await insertHold(connection, groupId, {
    tokenHash,
    addressHash,
    takenFrom,
    takenUntil,
    calendar_ids: placements.map(({ calendarId }) => calendarId),
    resource_ids: placements.map(({ resourceId }) => resourceId),
    madeAt: now,
    expiresAt,
    endsAt,
    seats,
  });
  return { ok: true, expiresAt };
}

function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}

function toHeldPlaces(
  { calendars, resources }: Catalogue,
  placements: readonly Placement[],
  rows: readonly HeldPlaceRow[],
) {
  const ids = new Set(placements.flatMap(({ calendarId, resourceId }) => [calendarId, resourceId]));
  return [...calendars, ...resources]
    .filter(({ id }) => ids.has(id))
    .map(({ id, capacity }) => {
      const row = rows.find(({ calendar_id }) => calendar_id === id);
      return {
        capacity,
        held: row?.held ?? 0,
        heldByAddress: row?.held_by_address ?? 0,
        minutesByAddress: row?.minutes_by_address ?? 0,
      };
    });
}
