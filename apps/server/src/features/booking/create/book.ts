import { randomBytes } from "node:crypto";
import { type ChosenFiche, chooseFiche } from "@rendezvous/domain/booking/choose-fiche";
import { decideBooking } from "@rendezvous/domain/booking/decide";
import type { AllocatedSeat } from "@rendezvous/domain/booking/seats";
import type { Placement } from "@rendezvous/domain/availability/model";
import type { LinkPrice } from "@rendezvous/domain/pricing/price-chain";
import type { Transaction } from "../../../lib/database/database.ts";
import {
  ACCOUNT_LOCK,
  calendarLocks,
  type Lock,
  TOKEN_LOCK,
  toLockKey,
} from "../../../lib/database/locks.ts";
import { storeReply } from "../../ground/idempotency/data.ts";
import { idempotencyLock } from "../../ground/idempotency/idempotency-key.ts";
import { attendeeLock } from "../fiche/attendee-lock.ts";
import {
  type AppointmentHistoryEntry,
  addAppointmentHistory,
} from "../appointments/appointment-history-data.ts";
import {
  type BookingIds,
  type BookingReads,
  insertBooking,
  type NewAppointment,
  type NewBooking,
  readBookingView,
  type StoredBooking,
} from "./booking-data.ts";
import { toBookingReads } from "./booking-reads.ts";
import type { BookAppointments, BookingRequest, BookingResult } from "./booking-request.ts";
import type { LockedTransaction } from "../seats/locked-transaction.ts";
import { allocateSeats } from "../seats/seats.ts";
import { isExpiredHold } from "../seats/seats-data.ts";
import { lockPassesOfFiche, type PassRow } from "../passes/data.ts";
import { enqueueMailsAfterUndoTime } from "../appointments/mail-queue-data.ts";
import { toCreatedAppointments } from "./to-created-appointments.ts";
import { encryptAnswer } from "./with-idempotency.ts";

/**
 * Books in one transaction: reads everything that decides under the locks, then writes everything. `secret` is the
 * installation's.
 */
export function createBookingFunction(transaction: LockedTransaction, secret: string): BookAppointments {
  return (request) => {
    const { groupId, attendee, idempotency } = request;
    const reads = toBookingReads(groupId, attendee, request, idempotency?.keyHash ?? null);
    const places = [...new Set([...reads.calendarIds, ...(request.hold?.places ?? [])])];
    return transaction(groupId, [...calendarLocks(places), ...ownLocks(request)], (connection, commit) =>
      attempt(connection, commit, { request, reads, places, secret }),
    );
  };
}

interface Attempt {
  readonly request: BookingRequest;
  readonly reads: BookingReads;
  /** The locked calendars and resources. */
  readonly places: readonly number[];
  readonly secret: string;
}

async function attempt(
  connection: Transaction,
  commit: () => Promise<unknown>,
  { request, reads, places, secret }: Attempt,
): Promise<BookingResult> {
  const { groupId, offered, hold, idempotency, attendee, details } = request;
  const { isRepeated, ...view } = await readBookingView(connection, reads);
  if (isRepeated) return { ok: false, refusal: "repeated" };
  const expired = { now: reads.now, holdId: hold?.id ?? null };
  const takenSeats = view.seats.filter((row) => !isExpiredHold(row, expired));
  const passes = await readPasses(connection, request, view);
  const decision = decideBooking(
    { ...request, preferred: hold, countsAsExisting: details.bookedBy.proId !== null },
    { ...view, seats: takenSeats, passes },
  );
  if (!decision.ok) return decision;
  const seats = await allocateSeats(connection, groupId, offered.catalogue, decision, expired);
  if (!seats) return { ok: false, refusal: "availabletimeslots" };
  if (request.claim && !(await request.claim(connection))) return { ok: false, refusal: "offer_over" };
  const appointments = toNewAppointments(request, decision);
  const { isOverbooked } = decision;
  const isFreeing = hold !== null || takenSeats.length < view.seats.length;
  const inserted = insertBooking(connection, {
    ...toBooking(request, decision.fiche, appointments, seats),
    isOverbooked,
    freed: isFreeing ? { calendarIds: places, expired } : null,
  });
  const { proId } = details.bookedBy;
  const isWhole = idempotency === null && proId === null;
  const [{ ficheId, ...ids }] = await Promise.all([inserted, isWhole && commit()]);
  const { firstname, lastname } = attendee;
  const answer = toCreatedAppointments(
    { ...ids, fiche: { id: ficheId, firstname, lastname }, appointments, passes },
    request,
    secret,
  );
  if (isWhole) return { ok: true, answer };
  await Promise.all([
    idempotency && storeReply(connection, idempotency, encryptAnswer(answer, idempotency, secret)),
    proId !== null && noteBookedByPro(connection, request, { ...ids, ficheId }, { proId, isOverbooked }),
    commit(),
  ]);
  return { ok: true, answer };
}

/** Returns the passes of the fiche that the booking uses; they stay locked, so that no other booking uses the same visits. */
async function readPasses(
  connection: Transaction,
  { groupId, offered, attendee }: BookingRequest,
  { fiches }: Pick<StoredBooking, "fiches">,
): Promise<readonly PassRow[]> {
  const fiche = offered.sellsPasses ? chooseFiche(fiches, attendee) : null;
  return fiche ? lockPassesOfFiche(connection, groupId, fiche.id) : [];
}

/** Writes a professional's booking into the history, and mails it when it can no longer be undone. */
async function noteBookedByPro(
  connection: Transaction,
  { groupId, tell, nowMs }: BookingRequest,
  { ficheId, bookingId, appointmentIds }: BookingIds,
  { proId, isOverbooked }: { readonly proId: number; readonly isOverbooked: boolean },
): Promise<void> {
  const values: AppointmentHistoryEntry["values"] = isOverbooked ? { overbooked: [false, true] } : {};
  const entries = appointmentIds.map(
    (appointmentId) => ({ what: "booked", appointmentId, ficheId, values, told: tell }) as const,
  );
  const mail = { group_id: groupId, booking_id: bookingId, appointment_ids: appointmentIds, tell };
  await Promise.all([
    addAppointmentHistory(connection, groupId, entries, { kind: "pro", proId }, new Date(nowMs)),
    enqueueMailsAfterUndoTime(connection, [{ kind: "confirmation", ...mail, before: [] }]),
  ]);
}

function ownLocks({ groupId, attendee, token, idempotency }: BookingRequest): Lock[] {
  const locks = [attendeeLock(groupId, attendee)];
  if (attendee.kind === "person" && attendee.accountId !== null)
    locks.push({ kind: ACCOUNT_LOCK, key: attendee.accountId });
  if (token.id !== null) locks.push({ kind: TOKEN_LOCK, key: toLockKey(String(token.id)) });
  if (idempotency) locks.push(idempotencyLock(idempotency));
  return locks;
}

function toBooking(
  { groupId, attendee, details, token, nowMs }: BookingRequest,
  fiche: ChosenFiche | null,
  appointments: readonly NewAppointment[],
  seats: readonly AllocatedSeat[],
): Omit<NewBooking, "freed" | "isOverbooked"> {
  const { firstname, lastname, email } = attendee;
  const isPro = details.bookedBy.proId !== null;
  return {
    ...details,
    groupId,
    ficheId: fiche?.id ?? null,
    fiche: fiche || attendee.kind === "fiche" ? null : attendee,
    isClaimed: fiche?.isUnclaimed ?? false,
    person: { firstname, lastname, email },
    // A professional's booking confirms the fiche and vouches for the typed address.
    vouched: { isConfirmed: isPro, isProven: isPro && attendee.kind === "person" },
    now: new Date(nowMs),
    token,
    appointments,
    seats,
  };
}

interface Decided {
  readonly placements: readonly Placement[];
  readonly prices: readonly LinkPrice[];
  readonly passIds: readonly (number | null)[];
}

/** Returns the row to store for each placed link. */
function toNewAppointments(
  { offered, links }: Pick<BookingRequest, "offered" | "links">,
  { placements, prices, passIds }: Decided,
): NewAppointment[] {
  return placements.map(({ calendarId, resourceId, start, end }, index) => {
    const { interventionIds, packId, root } = links[index]!;
    const isVideo = interventionIds.some((id) => offered.interventions.get(id)?.videoconference);
    return {
      calendar_id: calendarId,
      resource_id: resourceId,
      intervention_id: interventionIds[0]!,
      intervention_ids: interventionIds.length > 1 ? interventionIds : null,
      pack_id: packId,
      root,
      start,
      end,
      ...prices[index]!,
      video_room: isVideo ? makeRoom() : null,
      places: links[index]!.link.places ?? 1,
      pass_id: passIds[index]!,
    };
  });
}

/** The name must be unguessable, because it is all that one needs to enter the room. */
function makeRoom(): string {
  return `rdv-${randomBytes(15).toString("base64url")}`;
}
