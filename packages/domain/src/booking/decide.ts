import {
  toAlwaysOffered,
  toAlwaysOpen,
  toUnlimitedCapacity,
  toUnspaced,
} from "../availability/hours/always-open.ts";
import { linkRanges } from "../availability/chain/chain.ts";
import { noticeOf, periodOn } from "../availability/bookable-period.ts";
import { compileCatalogue } from "../availability/compile.ts";
import { eligibleCalendars } from "../availability/eligible.ts";
import type { Catalogue, ChainLink, Placement } from "../availability/model.ts";
import type { BlacklistRules } from "../fiche/is-blacklisted.ts";
import type { GroupRecord } from "../group/group-record.ts";
import { choosePasses, type PassState } from "../pass/choose-passes.ts";
import { type LinkPrice, priceChain } from "../pricing/price-chain.ts";
import { overallPromotion } from "../pricing/totals.ts";
import { type EpochMinute, type EpochMs, toFractionalMinutes } from "../time/instant.ts";
import type { AttendeeInput, AttendeeData } from "./attendee.ts";
import { type AttendeeCheck, checkAttendee } from "./check-attendee.ts";
import {
  type BookingRules,
  type CheckOutcome,
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
import { type BookableCatalogue, type BookingLink, toChainLinks, type ChainPlaces } from "./model.ts";
import { type PlacementResult, placeChain } from "./place-chain.ts";
import { type AllocatedSeat, seatPlacements, type TakenSeat } from "./seats.ts";

/** The fields of a group that decide a booking. */
export interface GroupForBooking extends Pick<GroupRecord, "version" | "rules"> {
  readonly fields: Pick<GroupRecord["fields"], "open">;
}

/** A request to book, hold or move a chain. */
export interface ChainRequest {
  /** The group in the version from which `offered` was read. */
  readonly group: GroupForBooking;
  readonly offered: BookableCatalogue;
  readonly links: readonly BookingLink[];
  readonly start: EpochMinute;
  /** The places where it is held, or where it is now. */
  readonly preferred: ChainPlaces | null;
  /** Milliseconds since the epoch. */
  readonly nowMs: EpochMs;
  /** Undefined: the rules apply. */
  readonly freedom?: RuleOverrides;
}

/** A professional's deliberate overrides of the rules. */
export interface RuleOverrides {
  /** Allows times outside opening hours and grid, too soon, too far ahead, and beyond the person's own limits. */
  readonly isOutsideRules: boolean;
  /** Together with `isOutsideRules`: allows overbooking a taken place. */
  readonly mayOverbook: boolean;
}

export interface BookingDecisionRequest extends ChainRequest {
  /** null: a hold, which needs no name. */
  readonly attendee: AttendeeInput | null;
  /** The attendee counts as an existing client, because a professional books for them or the appointment already exists. */
  readonly countsAsExisting: boolean;
  /** The discount that the client was shown for this time, in whole per cent. */
  readonly promised?: number | null;
}

/** The data for the decision, read under the locks. */
export interface BookingData extends AttendeeData {
  /** The group's version; undefined when the group was deleted. */
  readonly version: number | undefined;
  /** All seats that count as taken on the possible calendars and resources during the seat window. */
  readonly seats: readonly TakenSeat[];
  /** The passes of the fiche that the booking uses; undefined: no pass is to pay, as for a hold or a move. */
  readonly passes?: readonly PassState[];
}

type Refused<Result> = Extract<Result, { readonly ok: false }>;

export type BookingDecision =
  | {
      readonly ok: true;
      /** null for a person without a fiche, and for a hold. */
      readonly fiche: ChosenFiche | null;
      readonly placements: readonly Placement[];
      /** null: there is room, but no single seat is free throughout, so other appointments have to change seats. */
      readonly seats: readonly AllocatedSeat[] | null;
      /** True: the calendar or resource was full, and the booking takes a place beyond its capacity. */
      readonly isOverbooked: boolean;
      /** The price of each link at its own start. */
      readonly prices: readonly LinkPrice[];
      /** The id of the pass that pays for each link; null: none. */
      readonly passIds: readonly (number | null)[];
    }
  | Refused<CheckOutcome<PeriodRefusal>>
  | Refused<PlacementResult>
  | Refused<AttendeeCheck>
  /** "stale": the group has changed; "changed_meanwhile": the discount is now lower than promised. */
  | {
      readonly ok: false;
      readonly refusal: "stale" | "changed_meanwhile" | "fiche_not_authorized" | "max_fiches" | "pass_needed";
    };

/**
 * Decides, from the data read under the locks, whether this may be booked, held or moved, and returns each appointment's place,
 * seats and price.
 */
export function decideBooking(request: BookingDecisionRequest, view: BookingData): BookingDecision {
  const { group, offered, links, start, preferred, attendee, freedom } = request;
  const { promotions } = offered;
  const { catalogue, chain } = toPlacing(request);
  if (view.version !== group.version) return { ok: false, refusal: "stale" };
  const fiche = attendee && chooseFiche(view.fiches, attendee);
  if (attendee?.kind === "fiche" && fiche === null) return { ok: false, refusal: "fiche_not_authorized" };

  const rules = { ...group.rules, open: group.fields.open };
  const now = toFractionalMinutes(request.nowMs);
  const requested = requestedAppointments(request);
  const period = freedom?.isOutsideRules ? OK : checkPeriod(requested, now);
  const place = { chain, start, now, preferred };
  const inRoom = placeChain(catalogue, view.seats, place);
  const isFull = !inRoom.ok && inRoom.refusal === "availabletimeslots";
  const isOverbooked = isFull && freedom?.isOutsideRules === true && freedom.mayOverbook;
  const placed = isOverbooked
    ? placeChain(toUnlimitedCapacity(catalogue), view.seats, { ...place, chain: toUnspaced(chain) })
    : inRoom;
  // Where lengths depend on the places, only the placement knows the starts of later links.
  if (!placed.ok) return period.ok ? placed : period;
  // Checks the person last: anyone may type anyone's name, and must not learn from impossible times whom the group knows or when
  // they come. A caller can only learn it by really booking, and then the person gets a mail.
  const { placements } = placed;
  // The lengths may depend on the places.
  const booked = requested.map((one, index) => ({
    ...one,
    start: placements[index]!.start,
    end: placements[index]!.end,
  }));
  const refused = attendee && refuseAttendee(request, rules, view, attendee, fiche, booked);
  if (refused) return refused;
  const passIds = payingPasses(request, view, placements);
  if (!passIds) return { ok: false, refusal: "pass_needed" };
  const places = placements.map(({ start: at, calendarId, resourceId }) => ({
    start: at,
    calendarIds: [calendarId],
    resourceId,
  }));
  const prices = priceChain(promotions, links, places, catalogue.timezone);
  if ((request.promised ?? 0) > (overallPromotion(prices) ?? 0))
    return { ok: false, refusal: "changed_meanwhile" };
  return {
    ok: true,
    fiche,
    placements,
    seats: seatPlacements(isOverbooked ? toUnlimitedCapacity(catalogue) : catalogue, view.seats, placements),
    isOverbooked,
    prices,
    passIds,
  };
}

const OK = { ok: true } as const;

/** Returns the catalogue and the chain for placing: always open and offered if the request overrides the rules. */
export function toPlacing({
  offered: { catalogue },
  links,
  freedom,
}: Pick<ChainRequest, "offered" | "links" | "freedom">): {
  readonly catalogue: Catalogue;
  readonly chain: readonly ChainLink[];
} {
  const chain = toChainLinks(links);
  return freedom?.isOutsideRules
    ? { catalogue: toAlwaysOpen(catalogue), chain: toAlwaysOffered(chain) }
    : { catalogue, chain };
}

/**
 * Returns the pass that pays for each link, outside of packs, whose services have one price together. null: a service needs a
 * pass, and none pays; a professional may book it all the same. Persons without a fiche get the same answer as those without a
 * pass, so it reveals nothing.
 */
function payingPasses(
  { offered, links, countsAsExisting }: BookingDecisionRequest,
  { passes }: BookingData,
  placements: readonly Placement[],
): (number | null)[] | null {
  if (!passes) return links.map(() => null);
  const visits = links.map(({ interventionIds, link, packId }, index) => ({
    interventionIds: packId === null ? interventionIds : [],
    start: placements[index]!.start,
    places: link.places ?? 1,
  }));
  const single = visits.filter(({ interventionIds }) => interventionIds.length > 0);
  const chosen = choosePasses(passes, single, offered.catalogue.timezone);
  const passIds = visits.map((visit) => chosen[single.indexOf(visit)]?.id ?? null);
  const isUnpaid = visits.some(
    ({ interventionIds }, index) =>
      passIds[index] === null && interventionIds.some((id) => offered.interventions.get(id)?.needs_pass),
  );
  return isUnpaid && !countsAsExisting ? null : passIds;
}

function refuseAttendee(
  { nowMs, countsAsExisting, freedom }: BookingDecisionRequest,
  rules: BookingRules & BlacklistRules,
  view: BookingData,
  attendee: AttendeeInput,
  fiche: ChosenFiche | null,
  requested: readonly RequestedAppointment[],
): Refused<BookingDecision> | null {
  const attendeeState = toAttendeeState(view, attendee, rules);
  const existing = countsAsExisting || attendeeState.existing;
  // A professional books for whoever calls, and a client may move what is booked.
  const ruled = countsAsExisting ? { ...rules, missed_limit: 0 } : rules;
  const checked = freedom?.isOutsideRules
    ? checkAttendee(
        { ...ruled, max_upcoming: 0 },
        { ...attendeeState, existing, appointments: [] },
        requested.map((one) => ({ ...one, limits: [] })),
        toFractionalMinutes(nowMs),
      )
    : checkAttendee(ruled, { ...attendeeState, existing }, requested, toFractionalMinutes(nowMs));
  if (!checked.ok) {
    // The holder of a blacklisted account may learn it, whomever they book for.
    if (checked.secret === "user_blacklisted" && view.blacklist.byAccount)
      return { ...checked, refusal: "user_blacklisted", secret: null };
    const isNeverRevealed =
      checked.secret === "user_blacklisted" && isBlacklistedByPhone(view, attendee, rules);
    return isNeverRevealed ? { ...checked, secret: null } : checked;
  }
  const accountId = attendee.kind === "person" ? attendee.accountId : null;
  const takesFiche = accountId !== null && (!fiche || fiche.isUnclaimed);
  return takesFiche && isAccountFull(view.fiches, accountId) ? { ok: false, refusal: "max_fiches" } : null;
}

/**
 * Returns how many minutes before a booking an appointment of the same person can still be too close to it: the longest time that
 * the group or one of the services asks for between two.
 */
export function longestTimeBetween({
  group,
  offered,
  links,
}: Pick<ChainRequest, "group" | "offered" | "links">): number {
  const ofServices = links.flatMap(({ interventionIds }) =>
    interventionIds.map((id) => offered.interventions.get(id)?.mintime_between ?? 0),
  );
  return Math.max(group.rules.mintime_between, ...ofServices);
}

/** Returns the appointments for the booking rules, each with its notice and the longest period of its possible calendars. */
function requestedAppointments({ offered, links, start }: ChainRequest): RequestedAppointment[] {
  const compiled = compileCatalogue(offered.catalogue);
  const ranges = linkRanges(toChainLinks(links), start);
  return links.map(({ link, type, interventionIds }, index) => {
    const periods = eligibleCalendars(compiled, link).map(({ schedule }) =>
      periodOn(offered.catalogue, schedule, link.service),
    );
    return {
      ...ranges[index]!,
      included: type === "included",
      min_notice: noticeOf(offered.catalogue, link.service),
      maxrdv_period: periods.length > 0 ? Math.max(...periods) : offered.catalogue.maxrdv_period,
      limits: interventionIds.flatMap((id) => {
        const intervention = offered.interventions.get(id);
        return intervention ? [{ ...intervention, id }] : [];
      }),
    };
  });
}
