import type { ServiceStart } from "./starts-apart.ts";
import type { EpochMinute, DayNumber } from "../time/instant.ts";

/** A time taken on a calendar or resource, separate from its buffers. Ends are excluded. */
export interface Occupant {
  /** The caller's key of the appointment or hold. */
  readonly key: number;
  readonly calendarId: number;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  /** With its buffers. */
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  /** The starts of its services; undefined: the chain has no service with a `min_between_starts`. */
  readonly starts?: readonly ServiceStart[] | undefined;
}

/** Why nothing can begin at a time on a calendar. */
export type Reason =
  /** The time is not on the grid, which is counted in steps from the opening time. */
  | { readonly code: "step" }
  | { readonly code: "past" | "notice" | "period" | "closed" }
  /** Open, but not for this service: other services only, or outside the service's own hours. */
  | { readonly code: "other_services" | "service_hours" }
  | { readonly code: "holiday"; readonly day: DayNumber }
  /** The index in the schedule's list of closures. */
  | { readonly code: "closure"; readonly closure: number }
  /** Busy in a connected calendar. */
  | { readonly code: "elsewhere" }
  /** A class of this teacher or in this room takes place then; the id of the class. */
  | { readonly code: "class"; readonly classId: number }
  /** These appointments take the only place of the calendar, or all of its places. */
  | { readonly code: "taken" | "capacity"; readonly by: readonly number[] }
  /** Free until `until`, which is too short. These appointments follow; closing time if the list is empty. */
  | { readonly code: "too_short"; readonly until: EpochMinute; readonly by: readonly number[] }
  /** Only the service's buffers overlap these appointments, not the service itself. */
  | { readonly code: "buffer"; readonly by: readonly number[] }
  /** These appointments, on any calendar, reach the service's limit of simultaneous appointments. */
  | { readonly code: "at_once"; readonly by: readonly number[] }
  /** These appointments of the same service on the same calendar start too close. */
  | { readonly code: "between_starts"; readonly by: readonly number[] }
  /** None of the possible resources is available. */
  | { readonly code: "resource"; readonly places: readonly PlaceReasons[] }
  /** A later service of the chain finds no place at its time. */
  | { readonly code: "link"; readonly link: number }
  /** Each service has a place, but they do not all fit one after another. Checked only if there is no other reason. */
  | { readonly code: "together" };

export interface PlaceReasons {
  readonly id: number;
  readonly reasons: readonly Reason[];
}

/** A part of one calendar's day in which every minute has the same reasons. */
export interface TimelineRange {
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  /** The starts on the calendar's grid; they are bookable if there is no reason against them. */
  readonly starts: readonly EpochMinute[];
  /** Empty: all starts in this range are slots; the times between them are off the grid. */
  readonly reasons: readonly Reason[];
}

export interface Timeline {
  readonly calendarId: number;
  /** Consecutive, without gaps. */
  readonly ranges: readonly TimelineRange[];
}
