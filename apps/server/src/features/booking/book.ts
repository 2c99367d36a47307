import type { CreatedAppointments } from "@rendezvous/contract/appointment";
import type { Placement } from "@rendezvous/domain/availability/model";
import type { TakenSeat } from "@rendezvous/domain/booking/pick-seats";
import { foldPhone } from "@rendezvous/domain/fiche/fold-phone";
import { inBatches } from "../../lib/batches.ts";
import type { Database, Transaction } from "../../lib/database.ts";
import type { Book, Booked, BookingRequest, BookingResult } from "./booking-request.ts";
import { candidateIds, seatWindow } from "./candidates.ts";
import type { ChosenFiche } from "./choose-fiche.ts";
import {
  ACCOUNT_LOCK,
  type BookingQuestion,
  type BookingView,
  CALENDAR_LOCK,
  isSeatTaken,
  type Lock,
  openBookings,
  REPEAT_LOCK,
  TOKEN_LOCK,
} from "./data.ts";
import { decideBooking, type DecidedRequest } from "./decide-booking.ts";
import { isGone } from "./held-seats.ts";
import { insertBookings, type NewBooking, type NewSeat } from "./insert-data.ts";
import { type NewIds, newIds } from "./new-ids.ts";
import { personLock, toLockKey } from "./person-lock.ts";
import { seatByMoving, seatPlacements } from "./seat-placements.ts";
import { toCreated } from "./to-created.ts";
import { toNewAppointments } from "./to-new-appointments.ts";
import { toKeptAnswer } from "./with-idempotency.ts";

/** One batch is written while the other is decided. */
const LANES = 2;
const MOST_TOGETHER = 32;
const MAX_LENGTH_MS = 8 * 86_400_000;

const REPEATED = { ok: false, refusal: "repeated" } as const;

/** A request with the locks that are its own, whatever the calendars. */
interface Asked {
  readonly request: BookingRequest;
  readonly ownLocks: readonly Lock[];
}

/** Two of one person, or under one key, are decided one after the other. */
function keysOf({ ownLocks }: Asked): string[] {
  return ownLocks.map(({ kind, key }) => `${kind} ${key}`);
}

/**
 * Bookings that are asked for at the same moment share a transaction of two messages: everything that decides is read under
 * the locks, then everything is written. Each is decided in view of those before it and answered for itself.
 */
export function createBook(database: Database, secret: string): Book {
  async function bookTogether(
    all: readonly Asked[],
  ): Promise<readonly (BookingResult | Promise<BookingResult>)[]> {
    const connection = await database.connect();
    const ids = newIds({
      fiches: all.length,
      fiche_tokens: all.length,
      bookings: all.length,
      appointments: all.reduce((sum, { request }) => sum + request.links.length, 0),
    });
    let broken: Error | undefined;
    try {
      const results = await attempt(connection, all, ids, secret);
      return results.map((result, index) => result ?? bookAlone(all[index]!));
    } catch (error) {
      await connection.query("rollback").catch((cause: Error) => {
        broken = cause;
      });
      // What became of the commit is unknown.
      if (broken) throw error;
      // One must not fail for another's sake.
      if (all.length > 1) return all.map(bookAlone);
      if (isSeatTaken(error)) return [{ ok: false, refusal: "availabletimeslots" }];
      throw error;
    } finally {
      connection.release(broken);
    }
  }

  async function bookAlone(asked: Asked): Promise<BookingResult> {
    const [result] = await bookTogether([asked]);
    return result!;
  }

  const ask = inBatches(bookTogether, { lanes: LANES, size: MOST_TOGETHER, keysOf });
  return (request) => ask({ request, ownLocks: ownLocksOf(request) });
}

/** A result for each request; null for one that has to be booked alone, since others would have to move for it. */
async function attempt(
  connection: Transaction,
  all: readonly Asked[],
  ids: NewIds,
  secret: string,
): Promise<(BookingResult | null)[]> {
  const questions = all.map(toQuestion);
  const views = await openBookings(connection, questions, ids);
  const bookings: NewBooking[] = [];
  const given: TakenSeat[] = [];
  const endedHolds = new Set<number | null>();
  const results: (BookingResult | null)[] = [];
  for (const [index, { request }] of all.entries()) {
    const { groupId, hold } = request;
    const { catalogue } = request.slotCatalogue;
    const gone = { now: new Date(request.now), holdId: hold?.id ?? null };
    const { seats: rows, ...rest } = views[index]!;
    const sitting = rows.filter((row) => !isGone(row, gone) && !endedHolds.has(row.hold_id));
    const view = addSeats({ ...rest, seats: sitting }, given, questions[index]!);
    const decision = view.isRepeated ? REPEATED : decideBooking(toDecided(request), view);
    if (!decision.ok) {
      results.push(decision);
      continue;
    }
    const { placements } = decision;
    const free = seatPlacements(catalogue, view.seats, placements);
    if (!free && all.length > 1) {
      results.push(null);
      continue;
    }
    const seats = free ?? (await seatByMoving(connection, groupId, catalogue, placements, gone));
    if (!seats) {
      results.push({ ok: false, refusal: "availabletimeslots" });
      continue;
    }
    const isFreeing = hold !== null || sitting.length < rows.length;
    const freed = isFreeing ? { groupId, calendarIds: lockedCalendars(questions[index]!), gone } : null;
    const { booking, answer } = toBooking(request, decision.fiche, placements, seats, ids, secret);
    bookings.push({ ...booking, freed });
    if (hold) endedHolds.add(hold.id);
    given.push(...seats);
    results.push({ ok: true, answer });
  }
  if (bookings.length > 0) await insertBookings(connection, bookings);
  else await connection.query("rollback");
  return results;
}

function toDecided(request: BookingRequest): DecidedRequest {
  const { group, slotCatalogue, links } = request;
  return {
    ...request,
    groupVersion: group.version,
    rules: { ...group.rules, open: group.fields.open },
    catalogue: slotCatalogue.catalogue,
    chain: links.map(({ link }) => link),
    included: links.map(({ type }) => type === "included"),
    isForAnybody: request.details.bookedBy.proId !== null,
  };
}

function toQuestion({ request, ownLocks }: Asked): BookingQuestion {
  const { groupId, slotCatalogue, links, person, start, now, idempotency, hold } = request;
  const { catalogue } = slotCatalogue;
  const chain = links.map(({ link }) => link);
  const calendarIds = candidateIds(catalogue, chain);
  const places = new Set([...calendarIds, ...(hold?.places ?? [])]);
  return {
    groupId,
    locks: [...places].map((key): Lock => ({ kind: CALENDAR_LOCK, key })).concat(ownLocks),
    who:
      person.kind === "person"
        ? { email: person.email, accountId: person.accountId, phone: foldPhone(person.firstphone) }
        : { id: person.id, reach: person.reach },
    since: new Date(Math.min(now, start * 60_000) - MAX_LENGTH_MS),
    calendarIds,
    ...seatWindow(catalogue, chain, calendarIds, start),
    keyHash: idempotency?.keyHash ?? null,
    now: new Date(now),
  };
}

function ownLocksOf({ groupId, person, token, idempotency }: BookingRequest): Lock[] {
  const locks = [personLock(groupId, person)];
  if (person.kind === "person" && person.accountId !== null)
    locks.push({ kind: ACCOUNT_LOCK, key: person.accountId });
  if (token.id !== null) locks.push({ kind: TOKEN_LOCK, key: toLockKey(String(token.id)) });
  if (idempotency) locks.push({ kind: REPEAT_LOCK, key: toLockKey(`${groupId} ${idempotency.keyHash}`) });
  return locks;
}

function lockedCalendars({ locks }: BookingQuestion): number[] {
  return locks.filter(({ kind }) => kind === CALENDAR_LOCK).map(({ key }) => key);
}

/** What those before it in the batch have just been given, as far as it matters. */
function addSeats(view: BookingView, given: readonly TakenSeat[], question: BookingQuestion): BookingView {
  const { calendarIds, from, until } = question;
  const near = given.filter(
    ({ calendar_id, taken_from, taken_until }) =>
      calendarIds.includes(calendar_id) && taken_from < until && from < taken_until,
  );
  return near.length === 0 ? view : { ...view, seats: [...view.seats, ...near] };
}

function toBooking(
  request: BookingRequest,
  known: ChosenFiche | null,
  placements: readonly Placement[],
  seats: readonly NewSeat[],
  ids: NewIds,
  secret: string,
): { booking: Omit<NewBooking, "freed">; answer: CreatedAppointments } {
  const { groupId, person, details, token, idempotency, slotCatalogue, links } = request;
  const appointments = toNewAppointments(slotCatalogue, links, placements);
  const fiche = known || person.kind === "fiche" ? null : person;
  const { firstname, lastname, email } = person;
  const booked: Booked = {
    bookingId: ids.take("bookings"),
    fiche: { id: known?.id ?? ids.take("fiches"), firstname, lastname },
    appointmentIds: appointments.map(() => ids.take("appointments")),
    appointments,
  };
  const answer = toCreated(booked, request, secret);
  const booking = {
    ...details,
    groupId,
    id: booked.bookingId,
    ficheId: booked.fiche.id,
    fiche,
    isClaimed: known?.isUnclaimed ?? false,
    person: { firstname, lastname, email },
    shown: toShown(request),
    now: new Date(request.now),
    token: { hash: token.hash, expiresAt: token.expiresAt, id: token.id ?? ids.take("fiche_tokens") },
    appointmentIds: booked.appointmentIds,
    appointments,
    seats,
    kept: idempotency && toKeptAnswer(request, idempotency, answer, secret),
  };
  return { booking, answer };
}

/** A professional who books for somebody confirms the fiche, and vouches for the address they type. */
function toShown({ person, details }: BookingRequest): NewBooking["shown"] {
  const isPro = details.bookedBy.proId !== null;
  return { isConfirmed: isPro, isProven: isPro && person.kind === "person" };
}
