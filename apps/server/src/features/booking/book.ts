import type { Placement } from "@rendezvous/domain/availability/model";
import { foldPhone } from "@rendezvous/domain/fiche/fold-phone";
import type { Transaction } from "../../lib/database.ts";
import {
  ACCOUNT_LOCK,
  CALENDAR_LOCK,
  type Lock,
  REPEAT_LOCK,
  TOKEN_LOCK,
  toLockKey,
} from "../../lib/locks.ts";
import type { Book, BookingRequest, BookingResult } from "./booking-request.ts";
import { candidateIds, seatWindow } from "./candidates.ts";
import type { ChosenFiche } from "./choose-fiche.ts";
import { type BookingQuestion, readBookingView } from "./data.ts";
import { decideBooking, type DecidedRequest } from "./decide-booking.ts";
import { isExpiredHold } from "./held-seats.ts";
import { keepAnswer } from "../idempotency/data.ts";
import { insertBooking, type NewBooking, type NewSeat } from "./insert-data.ts";
import type { LockedTransaction } from "./locked-transaction.ts";
import { personLock } from "./person-lock.ts";
import { seatByMoving, seatPlacements } from "./seat-placements.ts";
import { toCreated } from "./to-created.ts";
import { toNewAppointments } from "./to-new-appointments.ts";
import { toKeptAnswer } from "../idempotency/with-idempotency.ts";

const MAX_LENGTH_MS = 8 * 86_400_000;

/**
 * One booking is one transaction: everything that decides is read under the locks, then everything is written. `secret` is the
 * installation's.
 */
export function createBook(transaction: LockedTransaction, secret: string): Book {
  return (request) => {
    const question = toQuestion(request);
    const places = [...new Set([...question.calendarIds, ...(request.hold?.places ?? [])])];
    const locks = [...places.map((key) => ({ kind: CALENDAR_LOCK, key })), ...ownLocksOf(request)];
    return transaction(request.groupId, locks, (connection, commit) =>
      attempt(connection, commit, { request, question, places, secret }),
    );
  };
}

interface Attempt {
  readonly request: BookingRequest;
  readonly question: BookingQuestion;
  /** The calendars and resources that are locked. */
  readonly places: readonly number[];
  readonly secret: string;
}

async function attempt(
  connection: Transaction,
  commit: () => Promise<unknown>,
  { request, question, places, secret }: Attempt,
): Promise<BookingResult> {
  const { groupId, hold, idempotency, person } = request;
  const { catalogue } = request.slotCatalogue;
  const { seats: rows, isRepeated, ...rest } = await readBookingView(connection, question);
  if (isRepeated) return { ok: false, refusal: "repeated" };
  const expired = { now: new Date(request.now), holdId: hold?.id ?? null };
  const sitting = rows.filter((row) => !isExpiredHold(row, expired));
  const decision = decideBooking(toDecided(request), { ...rest, seats: sitting });
  if (!decision.ok) return decision;
  const { placements, fiche } = decision;
  const seats =
    seatPlacements(catalogue, sitting, placements) ??
    (await seatByMoving(connection, groupId, catalogue, placements, expired));
  if (!seats) return { ok: false, refusal: "availabletimeslots" };
  const isFreeing = hold !== null || sitting.length < rows.length;
  const freed = isFreeing ? { calendarIds: places, expired } : null;
  const booking = { ...toBooking(request, fiche, placements, seats), freed };
  const inserted = insertBooking(connection, booking);
  const [{ ficheId, ...ids }] = await Promise.all([inserted, idempotency === null && commit()]);
  const { firstname, lastname } = person;
  const booked = { ...ids, fiche: { id: ficheId, firstname, lastname }, appointments: booking.appointments };
  const answer = toCreated(booked, request, secret);
  if (idempotency)
    await Promise.all([keepAnswer(connection, toKeptAnswer(request, idempotency, answer, secret)), commit()]);
  return { ok: true, answer };
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

function toQuestion(request: BookingRequest): BookingQuestion {
  const { groupId, slotCatalogue, links, person, start, now, idempotency } = request;
  const { catalogue } = slotCatalogue;
  const chain = links.map(({ link }) => link);
  const calendarIds = candidateIds(catalogue, chain);
  return {
    groupId,
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

function toBooking(
  request: BookingRequest,
  known: ChosenFiche | null,
  placements: readonly Placement[],
  seats: readonly NewSeat[],
): Omit<NewBooking, "freed"> {
  const { groupId, person, details, token, slotCatalogue, links } = request;
  const { firstname, lastname, email } = person;
  return {
    ...details,
    groupId,
    ficheId: known?.id ?? null,
    fiche: known || person.kind === "fiche" ? null : person,
    isClaimed: known?.isUnclaimed ?? false,
    person: { firstname, lastname, email },
    shown: toShown(request),
    now: new Date(request.now),
    token,
    appointments: toNewAppointments(slotCatalogue, links, placements),
    seats,
  };
}

/** A professional who books for somebody confirms the fiche, and vouches for the address they type. */
function toShown({ person, details }: BookingRequest): NewBooking["shown"] {
  const isPro = details.bookedBy.proId !== null;
  return { isConfirmed: isPro, isProven: isPro && person.kind === "person" };
}
