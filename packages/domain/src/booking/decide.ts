import { alwaysOpen, neverFull } from "../availability/hours/always-open.ts";
import { linkRanges } from "../availability/chain/chain.ts";
import { compileCatalogue } from "../availability/compile.ts";
import { eligibleCalendars } from "../availability/eligible.ts";
import type { Catalogue, Placement } from "../availability/model.ts";
import type { BlacklistRules } from "../fiche/is-blacklisted.ts";
import type { GroupRecord } from "../group/group-record.ts";
import { type LinkPrice, priceChain } from "../pricing/price-chain.ts";
import { promotionOfAll } from "../pricing/totals.ts";
import { type EpochMinute, type EpochMs, inMinutes } from "../time/instant.ts";
import type { AttendeeInput, AttendeeView } from "./attendee.ts";
import { type AttendeeCheck, checkAttendee } from "./check-attendee.ts";
import {
  type BookingRules,
  type Check,
  checkPeriod,
  type PeriodRefusal,
  type RequestedAppointment,
} from "./check-booking.ts";
import {
  chooseFiche,
  type ChosenFiche,
  isAccountFull,
  isBlacklistedByPhone,
  toAttendeeState,
} from "./choose-fiche.ts";
import { type BookableCatalogue, type BookingLink, chainOf, type Places } from "./model.ts";
import { type PlacedChain, placeChain } from "./place-chain.ts";
import { type AllocatedSeat, seatPlacements, type TakenSeat } from "./seats.ts";

/** A group, as far as its rules decide a booking. */
export interface BookedGroup extends Pick<GroupRecord, "version" | "rules"> {
  readonly fields: Pick<GroupRecord["fields"], "open">;
}

/** What is to be booked, held or moved. */
export interface ChainRequest {
  /** As it was when what is offered was read. */
  readonly group: BookedGroup;
  readonly offered: BookableCatalogue;
  readonly links: readonly BookingLink[];
  readonly start: EpochMinute;
  /** Where it is held, or where it is now. */
  readonly preferred: Places | null;
  /** Milliseconds since the epoch. */
  readonly nowMs: EpochMs;
  /** Absent: as the rules say. */
  readonly freedom?: Freedom;
}

/** How far a professional goes beyond the rules, on purpose. */
export interface Freedom {
  /** Also while closed, off the grid, too soon, too far ahead, and beyond the person's own limits. */
  readonly isOutsideRules: boolean;
  /** With the other: also into a place that is taken. */
  readonly mayOverbook: boolean;
}

export interface DecideRequest extends ChainRequest {
  /** null: a hold, which asks for no name. */
  readonly attendee: AttendeeInput | null;
  /** The attendee counts as an existing client: a professional books for them, or what is moved was booked already. */
  readonly countsAsExisting: boolean;
  /** Whole per cent off, as the client was shown for this time. */
  readonly promised?: number | null;
}

/** What decides it, as it was read under the locks. */
export interface BookingView extends AttendeeView {
  /** The group's version; undefined when it is gone. */
  readonly version: number | undefined;
  /** All that count as taken, on every calendar and resource that may be used, at some time of the seat window. */
  readonly seats: readonly TakenSeat[];
}

type Refused<Result> = Extract<Result, { readonly ok: false }>;

export type Decision =
  | {
      readonly ok: true;
      /** null for a person the group does not know, and of a hold. */
      readonly fiche: ChosenFiche | null;
      readonly placements: readonly Placement[];
      /** null: there is room, but no single seat is free throughout, so that others have to change seats. */
      readonly seats: readonly AllocatedSeat[] | null;
      /** There was no room: it takes places more than there are. */
      readonly isOverbooked: boolean;
      /** Of each link, at its own start. */
      readonly prices: readonly LinkPrice[];
    }
  | Refused<Check<PeriodRefusal>>
  | Refused<PlacedChain>
  | Refused<AttendeeCheck>
  /** "stale": the group was changed meanwhile; "changed_meanwhile": less is taken off by now than was promised. */
  | {
      readonly ok: false;
      readonly refusal: "stale" | "changed_meanwhile" | "fiche_not_authorized" | "max_fiches";
    };

/**
 * May this be booked, held or moved in view of what was read under the locks, and if so where does each appointment take place,
 * on which seats, and what does it cost?
 */
export function decide(request: DecideRequest, view: BookingView): Decision {
  const { group, offered, links, start, preferred, attendee, freedom } = request;
  const { promotions } = offered;
  const catalogue = usedCatalogue(request);
  if (view.version !== group.version) return { ok: false, refusal: "stale" };
  const fiche = attendee && chooseFiche(view.fiches, attendee);
  if (attendee?.kind === "fiche" && fiche === null) return { ok: false, refusal: "fiche_not_authorized" };

  const rules = { ...group.rules, open: group.fields.open };
  const now = inMinutes(request.nowMs);
  const requested = requestedAppointments(request);
  const period = freedom?.isOutsideRules ? OK : checkPeriod(rules, requested, now);
  if (!period.ok) return period;
  const place = { chain: chainOf(links), start, now, preferred };
  const inRoom = placeChain(catalogue, view.seats, place);
  const isFull = !inRoom.ok && inRoom.refusal === "availabletimeslots";
  const isOverbooked = isFull && freedom?.isOutsideRules === true && freedom.mayOverbook;
  const placed = isOverbooked ? placeChain(neverFull(catalogue), view.seats, place) : inRoom;
  if (!placed.ok) return placed;
  // What concerns the person comes last: anyone may type anyone's name, and must not learn from times that cannot be booked
  // whom the group knows or when they come. To ask is to book, and the person hears of it.
  const refused = attendee && refuseAttendee(request, rules, view, attendee, fiche, requested);
  if (refused) return refused;
  const { placements } = placed;
  const places = placements.map(({ start: at, calendarId }) => ({ start: at, calendarIds: [calendarId] }));
  const prices = priceChain(promotions, links, places, catalogue.timezone);
  if ((request.promised ?? 0) > (promotionOfAll(prices) ?? 0))
    return { ok: false, refusal: "changed_meanwhile" };
  return {
    ok: true,
    fiche,
    placements,
    seats: seatPlacements(isOverbooked ? neverFull(catalogue) : catalogue, view.seats, placements),
    isOverbooked,
    prices,
  };
}

const OK = { ok: true } as const;

/** In which it is placed: for whom the rules do not hold, one that is always open. */
export function usedCatalogue({ offered, freedom }: Pick<ChainRequest, "offered" | "freedom">): Catalogue {
  return freedom?.isOutsideRules ? alwaysOpen(offered.catalogue) : offered.catalogue;
}

function refuseAttendee(
  { nowMs, countsAsExisting, freedom }: DecideRequest,
  rules: BookingRules & BlacklistRules,
  view: BookingView,
  attendee: AttendeeInput,
  fiche: ChosenFiche | null,
  requested: readonly RequestedAppointment[],
): Refused<Decision> | null {
  const attendeeState = toAttendeeState(view, attendee, rules);
  const existing = countsAsExisting || attendeeState.existing;
  const checked = freedom?.isOutsideRules
    ? checkAttendee(
        { ...rules, max_upcoming: 0 },
        { ...attendeeState, existing, appointments: [] },
        requested,
        inMinutes(nowMs),
      )
    : checkAttendee(rules, { ...attendeeState, existing }, requested, inMinutes(nowMs));
  if (!checked.ok) {
    // Of the account itself it is no secret to its holder, whomever they type.
    if (checked.secret === "user_blacklisted" && view.blacklist.byAccount)
      return { ...checked, refusal: "user_blacklisted", secret: null };
    const isUntold = checked.secret === "user_blacklisted" && isBlacklistedByPhone(view, attendee, rules);
    return isUntold ? { ...checked, secret: null } : checked;
  }
  const accountId = attendee.kind === "person" ? attendee.accountId : null;
  const takesFiche = accountId !== null && (!fiche || fiche.isUnclaimed);
  return takesFiche && isAccountFull(view.fiches, accountId) ? { ok: false, refusal: "max_fiches" } : null;
}

/** As the booking rules look at it: with the longest period of the calendars that each link may be on. */
function requestedAppointments({ offered, links, start }: ChainRequest): RequestedAppointment[] {
  const compiled = compileCatalogue(offered.catalogue);
  const ranges = linkRanges(chainOf(links), start);
  return links.map(({ link, type }, index) => {
    const periods = eligibleCalendars(compiled, link).map(
      ({ schedule }) => schedule.maxrdv_period ?? offered.catalogue.maxrdv_period,
    );
    const maxrdv_period = periods.length > 0 ? Math.max(...periods) : null;
    return { ...ranges[index]!, included: type === "included", maxrdv_period };
  });
}
