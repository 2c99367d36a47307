import type { Day, EpochMinute, WallTime, Weekday } from "../time/instant.ts";

/**
 * The input and output of the slot search, as docs/slots-and-bookings.md defines them. The field names are those of the group
 * file, with references resolved to ids. Every range excludes its end.
 */

/**
 * A weekly opening rule. `to` may be `24:00`. With `interventions`, the range is open for these services only (an empty list: for
 * none). `valid_until` is the last valid day. A rule with dates replaces rules without dates during this time, unless it has
 * `adds_to_week` (rules-in-force.ts).
 */
export interface OpeningRule {
  readonly days: readonly Weekday[];
  readonly from: WallTime;
  readonly to: WallTime;
  readonly valid_from?: Day | null | undefined;
  readonly valid_until?: Day | null | undefined;
  readonly adds_to_week?: boolean | undefined;
  readonly interventions?: readonly number[] | undefined;
}

/** A one-off opening: has priority over public holidays, but not over closures. */
export interface Opening {
  readonly date: Day;
  readonly from: WallTime;
  readonly to: WallTime;
  readonly interventions?: readonly number[] | undefined;
}

/** A closure from `start` to `end`, wall-clock `YYYY-MM-DD HH:MM`. Always has priority. */
export interface Closure {
  readonly start: string;
  readonly end: string;
  /** The same for closures that were created together, one per week. */
  readonly series?: string | undefined;
}

/** The fields of a calendar or resource that affect availability. */
export interface Schedule {
  readonly id: number;
  readonly sort: number;
  readonly capacity: number;
  /** Minutes between two slot starts of one range. */
  readonly slot_step: number;
  /** How far ahead this calendar may be booked, in minutes from now; null = the group's value. */
  readonly maxrdv_period: number | null;
  readonly openinghours: readonly OpeningRule[];
  readonly openings: readonly Opening[];
  readonly closures: readonly Closure[];
  /** Times taken elsewhere, as flattened pairs of instants in any order: closed like closures. */
  readonly busy?: readonly EpochMinute[] | undefined;
  /** Public holidays, on which the weekly rules do not apply. */
  readonly holidays: ReadonlySet<Day>;
  /** The classes that the teacher gives, or that take place in the room: their dates are closed like closures. */
  readonly classes?: readonly TaughtClass[] | undefined;
}

/** A class: a calendar whose starts are its dates, for one service. */
export interface TaughtClass {
  readonly schedule: Schedule;
  readonly service: Pick<Service, "id" | "length" | "buffer_before" | "buffer_after">;
}

/** The fields of a service that affect availability. Lengths (at least 1) and buffers in minutes. */
export interface Service {
  readonly id: number;
  readonly length: number;
  readonly buffer_before: number;
  readonly buffer_after: number;
  readonly need_resource: boolean;
  /** The calendars that can do it; null = every calendar. */
  readonly calendars: readonly number[] | null;
  /** The resources it may use; null = every resource. */
  readonly resources: readonly number[] | null;
  /** The weekly hours in which it is offered, within those of the calendar; null = all of the calendar's. */
  readonly openinghours: readonly OpeningRule[] | null;
  /** The minimum notice in minutes from now; null = the group's. */
  readonly min_notice: number | null;
  /** How far ahead it may be booked, in minutes from now; null = as the calendar or the group says. */
  readonly maxrdv_period: number | null;
  /** The minimum minutes between the starts of its appointments on one calendar; undefined or 0: no minimum. */
  readonly min_between_starts?: number | undefined;
  /** The prices and lengths that differ with some calendars and resources; undefined: none. */
  readonly by_place?: readonly PlaceTerms[] | undefined;
  /** True: `length` is exact, whatever `by_place` says. */
  readonly isLengthFixed?: boolean | undefined;
  /** The services merged into this one, in order; undefined = only itself. See mergeServices (chain.ts). */
  readonly parts?: readonly Service[] | undefined;
}

/** The price and the length of a service with these calendars, or with these resources; null: as usual. */
export interface PlaceTerms {
  readonly calendars: readonly number[];
  readonly resources: readonly number[];
  readonly length: number | null;
  /** In minor units. */
  readonly price: number | null;
}

/** The data of a group that determine its slots and change only when a professional edits them. */
export interface Catalogue {
  readonly timezone: string;
  /** The minimum notice of a slot, in minutes from now, unless the service has its own value. */
  readonly min_notice: number;
  /** How far ahead clients may book, in minutes from now, unless the calendar or the service has its own value. */
  readonly maxrdv_period: number;
  /** Contains neither deleted calendars nor resources. */
  readonly calendars: readonly Schedule[];
  readonly resources: readonly Schedule[];
  /** The places of the services that only so many appointments may have at once; undefined: there are none. */
  readonly servicePlaces?: readonly ServicePlace[] | undefined;
}

/**
 * The places of a service over all calendars, which its appointments take beside those of calendar and resource. Their id is
 * that of the service, negative (service-places.ts).
 */
export type ServicePlace = Pick<Schedule, "id" | "capacity">;

export type PlaceId = number | string;

/**
 * The taken times: per id of a calendar, a resource, a service's places or its starts on a calendar (starts-apart.ts), the occupied ranges with their buffers, flattened as `[from, until, from, until,
 * ...]` in epoch minutes, in any order and none of them empty. They may overlap.
 */
export type TakenTimes = ReadonlyMap<PlaceId, Int32Array>;

/** One requested service, in its position in the chain. */
export interface ChainLink {
  readonly service: Service;
  /** The calendars that the client accepts for this link; null = no preference. */
  readonly calendarIds: readonly number[] | null;
  /** The resources that the client accepts; null = no preference. Ignored when the service needs no resource. */
  readonly resourceIds: readonly number[] | null;
  /**
   * A pack's `break_time` before this link, in minutes; 0 = it starts where the previous one ended. Ignored for the first link.
   */
  readonly breakBefore: number;
  /** How many places of a class it takes (docs/decisions/0137); undefined: one. */
  readonly places?: number | undefined;
}

/** The requested services: one link for a single service, several for packs and consecutive services. Never empty. */
export interface SlotRequest {
  readonly chain: readonly ChainLink[];
  /** Only slots that start at or after this instant. */
  readonly from: EpochMinute;
  /** Only slots that start before this instant. */
  readonly until: EpochMinute;
  /** The current time in minutes since the epoch; may have a fraction. */
  readonly now: EpochMinute;
  /** Whether the slots of a chain list the possible calendars of each link. */
  readonly withLinkCalendars?: boolean | undefined;
}

export interface Slot {
  readonly start: EpochMinute;
  /** The number of free places, at least 1; docs/slots-and-bookings.md defines it for several calendars, resources and chains. */
  readonly capacity: number;
  /** The calendars for the first link on which the whole chain fits, in the catalogue's order. */
  readonly calendarIds: readonly number[];
  /** For a chain, on request: `calendarIds`, then for each later link every calendar that is free for it alone. */
  readonly linkCalendarIds?: readonly (readonly number[])[] | undefined;
}

/** A placed link: its calendar and resource, and the time that it takes from their seats. */
export interface Placement {
  readonly calendarId: number;
  readonly resourceId: number | null;
  /** The ids of the limited services' places that it takes; undefined: none. */
  readonly servicePlaceIds?: readonly number[] | undefined;
  /** How many seats of its calendar it takes; undefined: one. */
  readonly places?: number | undefined;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  /** The taken range with its buffers (without those dropped between neighbours on one calendar). */
  readonly takenFrom: EpochMinute;
  readonly takenUntil: EpochMinute;
}
