import { assignChain } from "@rendezvous/domain/availability/assign-chain";
import type { Placement } from "@rendezvous/domain/availability/model";
import { toTaken } from "@rendezvous/domain/availability/taken";
import {
  checkHeldAppointments,
  checkPeriod,
  checkWhoBooks,
  type WantedAppointment,
} from "@rendezvous/domain/booking/check-booking";
import type { TakenSeat } from "@rendezvous/domain/booking/pick-seats";
import type { ErrorCode } from "@rendezvous/contract/errors";
import type { BookingRequest } from "./book.ts";
import { chooseFiche, type ChosenFiche, isAccountFull } from "./choose-fiche.ts";
import type { BookingView } from "./data.ts";

export type Decision =
  | {
      readonly ok: true;
      /** null for someone the group does not know. */
      readonly fiche: ChosenFiche | null;
      readonly placements: readonly Placement[];
    }
  | { readonly ok: false; readonly refusal: ErrorCode | "stale" | "repeated" };

/** May this be booked, in view of what was read under the locks? Where each appointment takes place, if so. */
export function decideBooking(request: BookingRequest, view: BookingView): Decision {
  const { rules, catalogue, chain, person, start } = request;
  if (view.isRepeated) return { ok: false, refusal: "repeated" };
  if (view.version !== request.groupVersion) return { ok: false, refusal: "stale" };

  const fiche = chooseFiche(view.fiches, person);
  if (person.kind === "fiche" && fiche === null) return { ok: false, refusal: "fiche_not_authorized" };
  const now = request.now / 60_000;
  const asked = wanted(request);
  const period = checkPeriod(rules, asked, now);
  if (!period.ok) return period;
  const placements = assignChain(catalogue, takenBy(view.seats), chain, start, now);
  if (!placements) return { ok: false, refusal: "availabletimeslots" };
  // What concerns the person comes last: anyone may type anyone's name, and must not learn from times that cannot be booked
  // whom the group knows or when they come. To ask is to book, and the person hears of it.
  const who = checkWhoBooks(rules, fiche);
  if (!who.ok) return who;
  const held = checkHeldAppointments(rules, fiche?.appointments ?? [], asked, now);
  if (!held.ok) return held;
  const accountId = person.kind === "person" ? person.accountId : null;
  if (accountId !== null && (!fiche || fiche.isUnclaimed) && isAccountFull(view.fiches, accountId))
    return { ok: false, refusal: "max_fiches" };
  return { ok: true, fiche, placements };
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
