import { hash } from "node:crypto";
import { assignChain } from "@rendezvous/domain/availability/assign-chain";
import type { Catalogue, ChainLink, Placement } from "@rendezvous/domain/availability/model";
import { toTaken } from "@rendezvous/domain/availability/taken";
import {
  type BookingRules,
  checkHeldAppointments,
  checkPeriod,
  checkWhoBooks,
  type WantedAppointment,
} from "@rendezvous/domain/booking/check-booking";
import type { TakenSeat } from "@rendezvous/domain/booking/pick-seats";
import { foldName } from "@rendezvous/domain/fiche/is-same-person";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { ErrorCode } from "@rendezvous/contract/errors";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import type { Database, Transaction } from "../../lib/database.ts";
import { candidateIds, seatWindow } from "./candidates.ts";
import {
  ACCOUNT_LOCK,
  CALENDAR_LOCK,
  claimFiche,
  type FicheQuery,
  isSeatTaken,
  openBooking,
  PERSON_LOCK,
} from "./data.ts";
import { insertBooking, type NewAppointment, type NewBooking } from "./insert-data.ts";
import { chooseFiche, isAccountFull, type PersonAsked } from "./choose-fiche.ts";
import { seatPlacements } from "./seat-placements.ts";

export interface BookingRequest {
  readonly groupId: AuthorizedGroupId;
  /** The version of the group that everything below was read from. */
  readonly groupVersion: number;
  readonly rules: BookingRules;
  readonly catalogue: Catalogue;
  readonly chain: readonly ChainLink[];
  /** Of each link, whether it is one of a pack's later services. */
  readonly included: readonly boolean[];
  readonly start: EpochMinute;
  readonly person: PersonAsked;
  /** Prices and names each placed link; called only when the booking may be made. */
  readonly toAppointments: (placements: readonly Placement[]) => NewAppointment[];
  readonly details: Pick<
    NewBooking,
    "locale" | "websource" | "comments" | "veventFields" | "token" | "bookedBy"
  >;
  /** Milliseconds since the epoch. */
  readonly now: number;
}

export interface Booked {
  readonly ok: true;
  readonly bookingId: number;
  readonly fiche: { readonly id: number; readonly firstname: string; readonly lastname: string };
  readonly appointmentIds: readonly number[];
  readonly appointments: readonly NewAppointment[];
}

/** "stale": the group was changed meanwhile; read it again and ask again. "repeated": this call has been answered already. */
export type BookingResult =
  | Booked
  | { readonly ok: false; readonly refusal: ErrorCode | "stale" | "repeated" };

/** What makes a call that is sent twice one booking; part of the booking's transaction. */
export interface Once {
  /** False when the call has been answered already. */
  claim(connection: Transaction): Promise<boolean>;
  keep(connection: Transaction, booked: Booked): Promise<void>;
}

const MAX_LENGTH_MS = 8 * 86_400_000;

/**
 * Books in one transaction of two messages: everything that decides is read under the locks, then everything is written.
 */
export async function book(database: Database, request: BookingRequest, once?: Once): Promise<BookingResult> {
  const connection = await database.connect();
  let broken: Error | undefined;
  try {
    const result = await attempt(connection, request, once);
    if (!result.ok) await connection.query("rollback");
    return result;
  } catch (error) {
    await connection.query("rollback").catch((cause: Error) => {
      broken = cause;
    });
    if (isSeatTaken(error)) return { ok: false, refusal: "availabletimeslots" };
    throw error;
  } finally {
    connection.release(broken);
  }
}

async function attempt(
  connection: Transaction,
  request: BookingRequest,
  once: Once | undefined,
): Promise<BookingResult> {
  const { groupId, chain, catalogue, now, person } = request;
  const calendarIds = candidateIds(catalogue, chain);
  const window = seatWindow(catalogue, chain, calendarIds, request.start);
  const since = new Date(Math.min(now, request.start * 60_000) - MAX_LENGTH_MS);
  if (once) {
    await connection.query("begin");
    if (!(await once.claim(connection))) return { ok: false, refusal: "repeated" };
  }
  const accountId = person.kind === "person" ? person.accountId : null;
  const { fiches, seats } = await openBooking(connection, groupId, {
    begins: !once,
    lockKinds: [
      ...calendarIds.map(() => CALENDAR_LOCK),
      PERSON_LOCK,
      ...(accountId === null ? [] : [ACCOUNT_LOCK]),
    ],
    lockKeys: [...calendarIds, personKey(groupId, person), ...(accountId === null ? [] : [accountId])],
    who: ficheQuery(person),
    since,
    calendarIds,
    ...window,
  });
  if (fiches[0]?.version !== request.groupVersion) return { ok: false, refusal: "stale" };

  const fiche = chooseFiche(fiches, person);
  if (person.kind === "fiche" && fiche === null) return { ok: false, refusal: "fiche_not_authorized" };
  const nowMinutes = now / 60_000;
  const asked = wanted(request);
  const period = checkPeriod(request.rules, asked, nowMinutes);
  if (!period.ok) return period;
  const placements = assignChain(catalogue, takenBy(seats), chain, request.start, nowMinutes);
  if (!placements) return { ok: false, refusal: "availabletimeslots" };
  // What concerns the person comes last: anyone may type anyone's name, and must not learn from times that cannot be booked
  // whom the group knows or when they come. To ask is to book, and the person hears of it.
  const who = checkWhoBooks(request.rules, fiche);
  if (!who.ok) return who;
  const held = checkHeldAppointments(request.rules, fiche?.appointments ?? [], asked, nowMinutes);
  if (!held.ok) return held;
  const seated = await seatPlacements(connection, groupId, catalogue, seats, placements);
  if (!seated) return { ok: false, refusal: "availabletimeslots" };

  if (accountId !== null && (!fiche || fiche.isUnclaimed)) {
    if (isAccountFull(fiches, accountId)) return { ok: false, refusal: "max_fiches" };
    if (fiche) await claimFiche(connection, groupId, fiche.id, accountId);
  }
  const appointments = request.toAppointments(placements);
  const booking = {
    ...request.details,
    ficheId: fiche?.id ?? null,
    fiche: fiche || person.kind === "fiche" ? null : person,
    now: new Date(now),
    appointments,
    seats: seated,
  };
  // Without an answer to keep, the commit goes along; it is not done when the insert fails.
  const { bookingId, ficheId, appointmentIds } = await insertBooking(connection, groupId, booking, !once);
  const named = fiche ?? (person as Extract<PersonAsked, { kind: "person" }>);
  const booked: Booked = {
    ok: true,
    bookingId,
    fiche: { id: ficheId, firstname: named.firstname, lastname: named.lastname },
    appointmentIds,
    appointments,
  };
  if (once) {
    await once.keep(connection, booked);
    await connection.query("commit");
  }
  return booked;
}

function ficheQuery(person: PersonAsked): FicheQuery {
  return person.kind === "person"
    ? { email: person.email, accountId: person.accountId }
    : { id: person.id, reach: person.reach };
}

/** One person is one lock, whether named by fiche or by address; a clash of hashes only lets two wait for each other. */
function personKey(groupId: number, person: PersonAsked): number {
  const name = `${groupId} ${person.email} ${foldName(person.firstname)} ${foldName(person.lastname)}`;
  return hash("sha256", name, "buffer").readInt32BE(0);
}

function wanted({ catalogue, chain, start, included }: BookingRequest): WantedAppointment[] {
  let at = start;
  return chain.map(({ service, calendarIds, breakBefore }, index) => {
    if (index > 0) at += breakBefore;
    const from = at;
    at += service.length;
    const periods = catalogue.calendars
      .filter(({ id }) => (calendarIds ?? service.calendars ?? [id]).includes(id))
      .map(({ maxrdv_period }) => maxrdv_period ?? catalogue.maxrdv_period);
    const maxrdv_period = periods.length > 0 ? Math.max(...periods) : null;
    return { start: from, end: at, included: included[index] ?? false, maxrdv_period };
  });
}

function takenBy(seats: readonly TakenSeat[]) {
  return toTaken(seats.map((row) => ({ id: row.calendar_id, from: row.taken_from, until: row.taken_until })));
}
