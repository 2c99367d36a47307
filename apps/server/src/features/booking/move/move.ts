import { type EpochMinute, toFractionalMinutes } from "@rendezvous/domain/time/instant";
import type { Detail } from "@rendezvous/contract/ground/details";
import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import { whyNoSlot } from "@rendezvous/domain/availability/why-no-slot";
import { type ChainRequest, decideBooking, toPlacing } from "@rendezvous/domain/booking/decide";
import type { Proof } from "@rendezvous/domain/booking/attendee";
import type { BookingLink } from "@rendezvous/domain/booking/model";
import {
  appointmentsToMove,
  chainStart,
  isMoveWithoutEffect,
  currentPlacementsOf,
  withoutMovedAppointments,
} from "@rendezvous/domain/booking/move";
import { type MovePlace, toMovedChain } from "@rendezvous/domain/booking/to-moved-chain";
import { shownPlaces } from "@rendezvous/domain/permission/shown-places";
import type { Session } from "@rendezvous/domain/permission/session";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { calendarLocks, type Lock, takeLocks } from "../../../lib/database/locks.ts";
import { attendeeLock } from "../fiche/attendee-lock.ts";
import { type BookingReads, readBookingView } from "../create/booking-data.ts";
import { toBookingReads } from "../create/booking-reads.ts";
import {
  listMovableAppointments,
  moveAppointments,
  insertSeatsOfAppointments,
  type MovableRow,
} from "../appointments/change-data.ts";
import { freeExpiredHolds, type StoredHold } from "../seats/hold-data.ts";
import type { LockedTransaction } from "../seats/locked-transaction.ts";
import type { MailJob } from "../appointments/mail-queue.ts";
import { toChangedBy } from "../fiche/audit-data.ts";
import { addAppointmentHistory } from "../appointments/appointment-history-data.ts";
import { allocateSeats, restoreBuffers } from "../seats/seats.ts";
import { toMoveHistoryEntries, toMovedAppointments } from "./moved-rows.ts";
import { toSnapshot } from "../seats/snapshot.ts";
import { enqueueMoveMail } from "../appointments/mail-queue-data.ts";
import { isBlockedOnlyByBuffer } from "../seats/is-blocked-only-by-buffer.ts";
import {
  freeSeats,
  isExpiredHold,
  listSeatsOfAppointments,
  listWideningSeats,
  type WideningSeat,
} from "../seats/seats-data.ts";
import { enqueueFreedTimes } from "../seats/freed-times-data.ts";
import { overrideLength } from "../slot/override-length.ts";

/** `start` is the new start of the appointment itself, not of its chain. */
export interface MoveRequest extends Omit<ChainRequest, "links" | "preferred"> {
  readonly groupId: AuthorizedGroupId;
  /** The latest time for a move, in minutes before the start. */
  readonly noticeMinutes: number;
  readonly session: Session;
  readonly appointmentId: number;
  /** The requested calendar and resource of the appointment itself. */
  readonly place: MovePlace;
  /** True: only this appointment moves, and the appointments directly before and after it in the same booking stay. */
  readonly isAlone: boolean;
  readonly hold: StoredHold | null;
  /** Ends the wish that this move fulfils, inside the transaction; false: it has ended otherwise, so nothing moves. */
  readonly claim?: (connection: Transaction) => Promise<boolean>;
  /** Where the client last saw the appointment; null if the request does not say. */
  readonly expectedPlace: ExpectedPlace | null;
  /** Whether the client gets a mail. */
  readonly tell: boolean;
  /** The new length of the one moved appointment, in minutes; undefined: unchanged. */
  readonly length: number | undefined;
}

export type ExpectedPlace = Pick<MovableRow, "start" | "calendar_id">;

/** `before`: the old places; null when nothing moves. "stale": the group or the appointment has changed; retry. */
export type MoveResult =
  | {
      readonly ok: true;
      readonly before: readonly Pick<MovableRow, "start" | "calendar_id" | "resource_id">[] | null;
      readonly appointmentIds: readonly number[];
    }
  | {
      readonly ok: false;
      readonly refusal: ErrorCode | "stale";
      /** The reason why there is no such slot. */
      readonly detail?: Detail;
      /** The reason that only the attendee may learn, by mail. */
      readonly secret?: { readonly email: string; readonly reason: ErrorCode };
    };

/**
 * Moves an appointment, its pack and the appointments that follow it, in one transaction: it frees the old places only if it gets
 * the new ones. The rules are those of a new booking, without counting the appointment itself.
 */
export async function moveLinkedAppointments(
  db: Queryable,
  transaction: LockedTransaction,
  request: MoveRequest,
): Promise<MoveResult> {
  const prepared = await prepare(db, request);
  if (!prepared.ok) return prepared;
  const locks = [...calendarLocks(prepared.places), prepared.attendeeLock];
  const result = await transaction(request.groupId, locks, (connection) =>
    attempt(connection, request, prepared),
  );
  return withDetail(db, result, request, prepared);
}

/** Moves inside a transaction that has already locked the calendars and resources. A refusal has written nothing. */
export async function moveInTransaction(connection: Transaction, request: MoveRequest): Promise<MoveResult> {
  const prepared = await prepare(connection, request);
  if (!prepared.ok) return prepared;
  await takeLocks(connection, [prepared.attendeeLock]);
  return withDetail(connection, await attempt(connection, request, prepared), request, prepared);
}

interface Prepared {
  readonly ok: true;
  /** The rows of the booking, read before their places were locked. */
  readonly before: readonly MovableRow[];
  /** The appointments to move. */
  readonly rows: readonly MovableRow[];
  readonly links: readonly BookingLink[];
  /** The new start of the first appointment to move. */
  readonly start: EpochMinute;
  readonly reads: BookingReads;
  readonly attendeeLock: Lock;
  /** The calendars and resources to lock: the old ones, the new ones, and those of appointments that stay. */
  readonly places: readonly number[];
}

async function prepare(
  db: Queryable,
  request: MoveRequest,
): Promise<Prepared | Extract<MoveResult, { ok: false }>> {
  const { groupId, session, appointmentId, offered, place, hold, noticeMinutes, nowMs } = request;
  const before = await listMovableAppointments(db, groupId, session, appointmentId);
  if (request.expectedPlace && !isAtExpectedPlace(before, request))
    return { ok: false, refusal: "precondition_failed" };
  // An appointment in progress may still be lengthened, so the override ignores the present time.
  const isBeyond = request.freedom?.isOutsideRules ?? false;
  const now = isBeyond ? 0 : toFractionalMinutes(nowMs);
  const moving = appointmentsToMove(before, appointmentId, noticeMinutes, now, request.isAlone);
  if (!moving.ok) return moving;
  const { rows } = moving;
  const shown = shownPlaces(offered.named, session, groupId);
  const booked = toMovedChain(offered, rows, appointmentId, place, shown);
  if (!booked) return { ok: false, refusal: "vevent" };
  const sized = overrideLength(booked, request.length);
  if (!sized.ok) return { ok: false, refusal: sized.code };
  const { links } = sized;
  const { fiche_id: id, firstname, lastname, email, firstphone } = rows[0]!;
  const person = { firstname, lastname, email, firstphone };
  // The token of a booking does not prove who its holder is, because they may have typed another person's address.
  const proof: Proof =
    session.kind === "fiche" && !session.seesAll ? { ficheId: id, tokenId: session.tokenId } : "own";
  const attendee = { kind: "fiche", id, reach: { kind: "group" }, ...person, proof } as const;
  const start = chainStart(rows, appointmentId, request.start);
  const reads = toBookingReads(groupId, attendee, { ...request, links, start }, null);
  const oldPlaces = rows.flatMap(({ calendar_id, resource_id }) => [calendar_id, resource_id ?? calendar_id]);
  const widening = await listWidening(db, groupId, rows, request.isAlone);
  const widePlaces = widening.map(({ calendar_id }) => calendar_id);
  const places = new Set([...reads.calendarIds, ...oldPlaces, ...widePlaces, ...(hold?.places ?? [])]);
  return {
    ok: true,
    before,
    rows,
    links,
    start,
    reads,
    attendeeLock: attendeeLock(groupId, attendee),
    places: [...places],
  };
}

/** When one appointment of a chain moves alone, its neighbours get their buffers back: returns their wider seats. */
async function listWidening(
  db: Queryable,
  groupId: AuthorizedGroupId,
  rows: readonly MovableRow[],
  isAlone: boolean,
): Promise<WideningSeat[]> {
  const ids = rows.map(({ id }) => id);
  return isAlone ? listWideningSeats(db, groupId, ids) : [];
}

async function withDetail(
  db: Queryable,
  result: MoveResult,
  request: MoveRequest,
  { links, start, rows }: Prepared,
): Promise<MoveResult> {
  if (result.ok || result.refusal !== "availabletimeslots") return result;
  const { offered, groupId, session, nowMs } = request;
  const { catalogue, chain } = toPlacing({ ...request, links });
  const detail = whyNoSlot(catalogue, chain, start, toFractionalMinutes(nowMs));
  if (detail !== "taken" || session.kind !== "pro") return { ...result, detail };
  const ids = rows.map(({ id }) => id);
  const isBuffer = await isBlockedOnlyByBuffer(db, groupId, { offered, links, start }, ids);
  return { ...result, detail: isBuffer ? "buffer" : detail };
}

function isAtExpectedPlace(
  booked: readonly MovableRow[],
  { appointmentId, expectedPlace }: MoveRequest,
): boolean {
  const row = booked.find(({ id }) => id === appointmentId);
  return row?.start === expectedPlace?.start && row?.calendar_id === expectedPlace?.calendar_id;
}

async function attempt(
  connection: Transaction,
  request: MoveRequest,
  { before, rows, links, start, reads, places }: Prepared,
): Promise<MoveResult> {
  const { groupId, session, appointmentId, offered, hold } = request;
  const { attendee, now } = reads;
  const ids = rows.map(({ id }) => id);
  const [view, still, ownSeats, widening] = await Promise.all([
    readBookingView(connection, reads),
    listMovableAppointments(connection, groupId, session, appointmentId),
    listSeatsOfAppointments(connection, groupId, ids),
    listWidening(connection, groupId, rows, request.isAlone),
  ]);
  // The locks cover only the rows read above. If those rows have changed meanwhile, the caller must repeat the move.
  if (JSON.stringify(still) !== JSON.stringify(before)) return { ok: false, refusal: "stale" };

  const own = new Set(ownSeats.map(toSeatName));
  const expired = { now, holdId: hold?.id ?? null };
  const takenSeats = view.seats.filter((row) => !isExpiredHold(row, expired) && !own.has(toSeatName(row)));
  const decision = decideBooking(
    {
      ...request,
      links,
      start,
      attendee,
      preferred: hold ?? currentPlacementsOf(rows),
      countsAsExisting: true,
    },
    { ...view, seats: takenSeats, fiches: withoutMovedAppointments(view.fiches, rows) },
  );
  if (!decision.ok) {
    const reason = "secret" in decision ? decision.secret : null;
    // The appointment identifies the person, so a secret reason goes by mail only.
    return reason
      ? { ok: false, refusal: "see_your_mail", secret: { email: attendee.email, reason } }
      : { ok: false, refusal: decision.refusal };
  }
  if (isMoveWithoutEffect(rows, decision.placements)) return { ok: true, before: null, appointmentIds: ids };
  if (request.claim && !(await request.claim(connection))) return { ok: false, refusal: "offer_over" };
  await freeSeats(connection, groupId, ids);
  await freeExpiredHolds(connection, groupId, { calendarIds: places, expired });
  const seats = await allocateSeats(connection, groupId, offered.catalogue, decision, expired);
  if (!seats) return { ok: false, refusal: "availabletimeslots" };
  const moved: MailJob = {
    kind: "moved",
    group_id: groupId,
    booking_id: rows[0]!.booking_id,
    appointment_ids: ids,
    moved_at: request.nowMs,
    before: rows.map(toSnapshot),
    tell: request.tell,
    by_pro: session.kind === "pro",
  };
  await Promise.all([
    moveAppointments(connection, groupId, toMovedAppointments(rows, decision)),
    insertSeatsOfAppointments(connection, groupId, ids, seats),
    addAppointmentHistory(
      connection,
      groupId,
      toMoveHistoryEntries(rows, decision, request),
      toChangedBy(session),
      now,
    ),
    enqueueFreedTimes(connection, {
      groupId,
      timezone: offered.catalogue.timezone,
      waitingMinutes: request.group.rules.waiting_minutes,
      starts: rows.map((row) => row.start),
      isByPro: session.kind === "pro",
    }),
    enqueueMoveMail(connection, moved, session.kind === "pro"),
  ]);
  if (widening.length > 0) await restoreBuffers(connection, groupId, offered.catalogue, widening, now);
  return { ok: true, before: rows, appointmentIds: ids };
}

function toSeatName(seat: { calendar_id: number; seat: number; taken_from: number }): string {
  return `${seat.calendar_id} ${seat.seat} ${seat.taken_from}`;
}
