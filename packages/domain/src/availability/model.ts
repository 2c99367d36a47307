import type { Day, EpochMinute, WallTime, Weekday } from "../time/instant.ts";

/**
 * What the slot search is told and what it answers. docs/slots-and-bookings.md is the law; the field names are
 * those of the group file, with references resolved to ids. Every range excludes its end.
 */

/**
 * A weekly opening rule. `to` may be `24:00`. With `interventions`, the range is open for those services only (an empty
 * list: for none). `valid_until` is the last day it holds. Rules with dates replace the others while they last, unless they are added to them
 * (present-week.ts).
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

/** A one-off opening: wins over public holidays, never over closures. */
export interface Opening {
  readonly date: Day;
  readonly from: WallTime;
  readonly to: WallTime;
  readonly interventions?: readonly number[] | undefined;
}

/** A closure from `start` to `end`, wall-clock `YYYY-MM-DD HH:MM`. Always wins. */
export interface Closure {
  readonly start: string;
  readonly end: string;
  /** Those that were made together, one for each week, have the same. */
  readonly series?: string | undefined;
}

/** A calendar or a resource, as far as availability goes. */
export interface Schedule {
  readonly id: number;
  readonly sort: number;
  readonly capacity: number;
  /** Minutes between two slot starts of one range. */
  readonly slot_step: number;
  /** How far ahead this calendar may be booked, in minutes from now; null = the group's own value. */
  readonly maxrdv_period: number | null;
  readonly openinghours: readonly OpeningRule[];
  readonly openings: readonly Opening[];
  readonly closures: readonly Closure[];
  /** Public holidays on which the weekly rules do not apply. */
  readonly holidays: ReadonlySet<Day>;
}

/** An intervention, as far as availability goes. Lengths (at least 1) and buffers in minutes. */
export interface Service {
  readonly id: number;
  readonly length: number;
  readonly buffer_before: number;
  readonly buffer_after: number;
  readonly need_resource: boolean;
  /** Calendars it can be done on; null = every calendar. */
  readonly calendars: readonly number[] | null;
  /** Resources it may use; null = every resource. */
  readonly resources: readonly number[] | null;
  /** Interventions its calendar must be open for, all of them at every instant; absent = just `id`. See mergeServices (chain.ts). */
  readonly openFor?: readonly number[] | undefined;
  /** The same for its resource: the merged ones that need a resource; absent = just `id`. */
  readonly resourceOpenFor?: readonly number[] | undefined;
}

/** Everything about a group that decides its slots and changes only when a professional changes it. */
export interface Catalogue {
  readonly timezone: string;
  /** Minutes a slot must lie ahead of now. */
  readonly min_notice: number;
  /** Minutes from now after which nothing may be booked, unless the calendar has its own value. */
  readonly maxrdv_period: number;
  /** Neither deleted calendars nor resources. */
  readonly calendars: readonly Schedule[];
  readonly resources: readonly Schedule[];
}

/**
 * What is already taken: per calendar or resource id, its occupied ranges with their buffers, flattened as
 * `[from, until, from, until, ...]` in epoch minutes, in any order and none of them empty. They may overlap.
 */
export type Taken = ReadonlyMap<number, Int32Array>;

/** One service of what is asked for, in its place in the chain. */
export interface ChainLink {
  readonly service: Service;
  /** The calendars the client accepts for this link; null = no preference. */
  readonly calendarIds: readonly number[] | null;
  /** The resources the client accepts; null = no preference. Only looked at when the service needs a resource. */
  readonly resourceIds: readonly number[] | null;
  /** A pack's `break_time` before this link, in minutes; 0 = it starts where the one before ended. Not looked at in the first link. */
  readonly breakBefore: number;
}

/** What is asked for: one link for a single service, several for packs and services in a row. Never empty. */
export interface SlotRequest {
  readonly chain: readonly ChainLink[];
  /** Only slots that start at or after this instant ... */
  readonly from: EpochMinute;
  /** ... and before this one. */
  readonly until: EpochMinute;
  /** The present, in minutes since the epoch; may have a fraction. */
  readonly now: EpochMinute;
  /** Whether the slots of a chain tell which calendars each link may get. */
  readonly withLinkCalendars?: boolean | undefined;
}

export interface Slot {
  readonly start: EpochMinute;
  /** Free places: see docs/slots-and-bookings.md for several calendars, resources and chains. At least 1. */
  readonly capacity: number;
  /** The calendars on which the first link can be so that the whole chain fits, in the catalogue's order. */
  readonly calendarIds: readonly number[];
  /** Of a chain, when asked for: `calendarIds`, then for each later link every calendar that is free for it by itself. */
  readonly linkCalendarIds?: readonly (readonly number[])[] | undefined;
}

/** One link placed: where it happens and which time it takes from its calendar's and resource's seats. */
export interface Placement {
  readonly calendarId: number;
  readonly resourceId: number | null;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  /** The taken range with its buffers (without those that fall away between neighbours on one calendar). */
  readonly takenFrom: EpochMinute;
  readonly takenUntil: EpochMinute;
}
