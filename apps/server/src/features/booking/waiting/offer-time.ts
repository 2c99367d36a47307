import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import { MINUTE_MS, type EpochMinute } from "@rendezvous/domain/time/instant";
import { instantToWall } from "@rendezvous/domain/time/zone";
import { earliestStart } from "@rendezvous/domain/availability/bookable-period";
import { chainSpan } from "@rendezvous/domain/availability/chain/chain";
import { toLongest } from "@rendezvous/domain/availability/place-terms";
import { toServiceStarts } from "@rendezvous/domain/availability/starts-apart";
import type { AttendeeInput } from "@rendezvous/domain/booking/attendee";
import { bookingWeight } from "@rendezvous/domain/booking/booking-weight";
import { decideBooking } from "@rendezvous/domain/booking/decide";
import { type BookingLink, toChainLinks } from "@rendezvous/domain/booking/model";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { calendarLocks } from "../../../lib/database/locks.ts";
import type { SlotCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { makeToken } from "../../ground/session/token-data.ts";
import { readBookingView } from "../create/booking-data.ts";
import { toBookingReads } from "../create/booking-reads.ts";
import { attendeeLock } from "../fiche/attendee-lock.ts";
import { freeExpiredHolds, insertHold } from "../seats/hold-data.ts";
import { allocateSeats } from "../seats/seats.ts";
import { lockPassesOfFiche } from "../passes/data.ts";
import { isExpiredHold } from "../seats/seats-data.ts";
import type { WishRow } from "./data.ts";
import { insertOffer } from "./offers-data.ts";

export interface OfferRequest {
  readonly context: Context;
  readonly group: GroupRecord;
  readonly groupId: AuthorizedGroupId;
  readonly offered: SlotCatalogue;
  readonly wish: WishRow;
  readonly links: readonly BookingLink[];
  readonly start: EpochMinute;
}

/**
 * "stale": the group has changed. "taken": another time may do. "refused": the wish no longer waits, or its person may book no
 * time at all.
 */
export type OfferOutcome = "offered" | "stale" | "taken" | "refused";

/** The refusals that depend on the person and not on the time. */
const WHATEVER_THE_TIME: ReadonlySet<string> = new Set<ErrorCode>([
  "max_rdv_number",
  "not_open_group",
  "not_open_group_health",
  "user_blacklisted",
  "missed_too_often",
  "fiche_not_authorized",
  "pass_needed",
]);

/** Keeps a free time for a wish: takes a hold, writes the offer and enqueues its mail, in one transaction. */
export async function offerTime(request: OfferRequest): Promise<OfferOutcome> {
  const { context, group, groupId, offered, links, start } = request;
  const nowMs = context.clock.now();
  const attendee = toAttendee(request.wish);
  const reads = toBookingReads(groupId, attendee, { group, offered, links, start, nowMs }, null);
  const locks = [...calendarLocks(reads.calendarIds), attendeeLock(groupId, attendee)];
  const result = await context.lockedTransaction<{ ok: boolean; refusal?: string }>(
    groupId,
    locks,
    (connection) => attempt(connection, request, { attendee, reads, nowMs }),
  );
  if (result.ok) return "offered";
  const { refusal } = result;
  if (refusal === "stale") return "stale";
  return refusal === undefined || WHATEVER_THE_TIME.has(refusal) ? "refused" : "taken";
}

interface Prepared {
  readonly attendee: AttendeeInput;
  readonly reads: ReturnType<typeof toBookingReads>;
  readonly nowMs: number;
}

async function attempt(
  connection: Transaction,
  { group, groupId, offered, wish, links, start }: OfferRequest,
  { attendee, reads, nowMs }: Prepared,
): Promise<{ ok: boolean; refusal?: string }> {
  const { catalogue } = offered;
  const now = new Date(nowMs);
  const view = await readBookingView(connection, reads);
  const expired = { now, holdId: null };
  const isNew = wish.appointment_id === null;
  const passes =
    isNew && offered.sellsPasses ? await lockPassesOfFiche(connection, groupId, wish.fiche_id) : [];
  const freeOfHolds = view.seats.filter((row) => !isExpiredHold(row, expired));
  const decision = decideBooking(
    {
      group,
      offered,
      links,
      start,
      nowMs,
      preferred: null,
      // The rules about a person count the appointment that moves, so they are checked by the move.
      attendee: isNew ? attendee : null,
      countsAsExisting: !isNew,
    },
    { ...view, seats: freeOfHolds, ...(isNew && { passes }) },
  );
  if (!decision.ok) return decision;
  const expiresAt = expiryOf({ group, offered, wish, links, start }, nowMs);
  if (expiresAt <= now) return { ok: false };
  if (freeOfHolds.length < view.seats.length)
    await freeExpiredHolds(connection, groupId, { calendarIds: reads.calendarIds, expired });
  const seats = await allocateSeats(connection, groupId, catalogue, decision, expired);
  if (!seats) return { ok: false, refusal: "availabletimeslots" };
  const { placements } = decision;
  const { hash: tokenHash } = makeToken();
  const chain = toChainLinks(links);
  const { from: takenFrom, until: takenUntil } = chainSpan(toLongest(chain), start);
  await insertHold(connection, groupId, {
    tokenHash,
    // A random value instead of the hash of a network address: the hold counts for none.
    addressHash: tokenHash,
    takenFrom,
    takenUntil,
    weight: bookingWeight(links),
    calendar_ids: placements.map(({ calendarId }) => calendarId),
    resource_ids: placements.map(({ resourceId }) => resourceId),
    madeAt: now,
    expiresAt,
    endsAt: expiresAt,
    seats,
    starts: toServiceStarts(chain, placements),
  });
  const isOffered = await insertOffer(connection, groupId, {
    wishId: wish.id,
    starts: start,
    ends: placements.at(-1)!.end,
    calendarId: placements[0]!.calendarId,
    tokenHash,
    day: instantToWall(catalogue.timezone, start).day,
    now,
    expiresAt,
  });
  return { ok: isOffered };
}

/** Returns until when the time is kept: not for longer than the notices allow to accept it. */
function expiryOf(
  { group, offered, wish, links, start }: Omit<OfferRequest, "context" | "groupId">,
  nowMs: number,
) {
  const lastMinutes = [start - earliestStart(offered.catalogue, toChainLinks(links), 0)];
  if (wish.moves_from !== null) lastMinutes.push(wish.moves_from - group.rules.min_cancel_notice);
  return new Date(
    Math.min(nowMs + group.rules.waiting_minutes * MINUTE_MS, ...lastMinutes.map((one) => one * MINUTE_MS)),
  );
}

/** Returns the attendee of a wish: the person of its fiche. */
export function toAttendee({
  fiche_id,
  firstname,
  lastname,
  email,
  firstphone,
}: WishRow): Extract<AttendeeInput, { kind: "fiche" }> {
  const name = { firstname, lastname, email, firstphone };
  return { kind: "fiche", id: fiche_id, reach: { kind: "group" }, ...name, proof: "own" };
}
