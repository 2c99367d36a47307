import { MINUTE_MS } from "@rendezvous/domain/time/instant";
import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import { chainSpan } from "@rendezvous/domain/availability/chain/chain";
import { toLongest } from "@rendezvous/domain/availability/place-terms";
import { toServiceStarts } from "@rendezvous/domain/availability/starts-apart";
import { NOT_BLACKLISTED } from "@rendezvous/domain/booking/attendee";
import { bookingWeight } from "@rendezvous/domain/booking/booking-weight";
import { candidateIds, seatWindow } from "@rendezvous/domain/booking/candidates";
import {
  checkHold,
  HOLD_COUNTING_MINUTES,
  HOLD_MINUTES,
  toHeldPlaces,
} from "@rendezvous/domain/booking/check-hold";
import { type ChainRequest, decideBooking } from "@rendezvous/domain/booking/decide";
import { toChainLinks } from "@rendezvous/domain/booking/model";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { calendarLocks, HOLD_LOCK } from "../../../lib/database/locks.ts";
import {
  allowAsynchronousCommit,
  findHold,
  freeExpiredHolds,
  insertHold,
  readHoldView,
  type StoredHold,
} from "../seats/hold-data.ts";
import type { LockedTransaction } from "../seats/locked-transaction.ts";
import { allocateSeats } from "../seats/seats.ts";
import { isExpiredHold } from "../seats/seats-data.ts";

export interface HoldRequest extends Omit<ChainRequest, "preferred"> {
  readonly groupId: AuthorizedGroupId;
  readonly tokenHash: Buffer;
  readonly addressHash: Buffer;
}

/**
 * `expiresAt` is null when a ceiling is reached: the slot is not held, but it is still free. "stale": the group has changed, or
 * the visitor chose another slot at the same moment; retry.
 */
export type HoldResult =
  | { readonly ok: true; readonly expiresAt: Date | null }
  | { readonly ok: false; readonly refusal: ErrorCode | "stale" };

/**
 * Holds a slot under the visitor's token and replaces the visitor's earlier hold. Takes the same locks, places and seats as a
 * booking would. A refusal changes nothing, so the earlier hold stays.
 */
export async function placeHold(
  db: Queryable,
  transaction: LockedTransaction,
  request: HoldRequest,
): Promise<HoldResult> {
  const { groupId, offered, links, tokenHash, addressHash } = request;
  const calendarIds = candidateIds(offered.catalogue, toChainLinks(links));
  // None of the requested calendars offers the services, so there is nothing to lock.
  if (calendarIds.length === 0) return { ok: false, refusal: "availabletimeslots" };
  const before = await findHold(db, groupId, tokenHash);
  const places = [...new Set([...calendarIds, ...(before?.places ?? [])])];
  const visitor = [tokenHash, addressHash].map((hash) => ({ kind: HOLD_LOCK, key: hash.readInt32BE(0) }));
  return transaction(groupId, [...calendarLocks(places), ...visitor], (connection) =>
    attempt(connection, request, { before, calendarIds, places }),
  );
}

interface Prepared {
  /** The visitor's earlier hold. */
  readonly before: StoredHold | null;
  /** The calendars that can take the chain. */
  readonly calendarIds: readonly number[];
  /** The locked calendars and resources. */
  readonly places: readonly number[];
}

async function attempt(
  connection: Transaction,
  request: HoldRequest,
  { before, calendarIds, places }: Prepared,
): Promise<HoldResult> {
  const { groupId, group, offered, links, start, tokenHash, addressHash } = request;
  const { catalogue } = offered;
  const now = new Date(request.nowMs);
  const chain = toChainLinks(links);
  const { from: takenFrom, until: takenUntil } = chainSpan(toLongest(chain), start);
  const [view] = await Promise.all([
    readHoldView(connection, groupId, {
      calendarIds,
      takenFrom,
      takenUntil,
      ...seatWindow(catalogue, chain, calendarIds, start),
      tokenHash,
      addressHash,
      now,
      since: minutesAfter(now, -HOLD_COUNTING_MINUTES),
    }),
    allowAsynchronousCommit(connection),
  ]);
  const holdId = before?.id ?? null;
  if (!view || view.hold_id !== holdId) return { ok: false, refusal: "stale" };
  const expired = { now, holdId };
  const takenSeats = view.seats.filter((row) => !isExpiredHold(row, expired));
  const decision = decideBooking(
    { ...request, preferred: before, attendee: null, countsAsExisting: true },
    { version: view.version, seats: takenSeats, fiches: [], blacklist: NOT_BLACKLISTED },
  );
  if (!decision.ok) return decision;
  const { placements } = decision;
  if (before || takenSeats.length < view.seats.length)
    await freeExpiredHolds(connection, groupId, { calendarIds: places, expired });
  const weight = bookingWeight(links);
  const check = checkHold(
    group.rules,
    view.heldByAddress,
    weight,
    toHeldPlaces(catalogue, placements, view.heldPlaces),
  );
  if (!check.ok) return { ok: true, expiresAt: null };
  const seats = await allocateSeats(connection, groupId, catalogue, decision, expired);
  if (!seats) return { ok: false, refusal: "availabletimeslots" };
  const expiresAt = minutesAfter(now, Math.min(HOLD_MINUTES, check.longestMinutes));
  await insertHold(connection, groupId, {
    tokenHash,
    addressHash,
    takenFrom,
    takenUntil,
    weight,
    calendar_ids: placements.map(({ calendarId }) => calendarId),
    resource_ids: placements.map(({ resourceId }) => resourceId),
    madeAt: now,
    expiresAt,
    endsAt: minutesAfter(now, check.longestMinutes),
    seats,
    starts: toServiceStarts(chain, placements),
  });
  return { ok: true, expiresAt };
}

function minutesAfter(instant: Date, minutes: number): Date {
  return new Date(instant.getTime() + minutes * MINUTE_MS);
}
