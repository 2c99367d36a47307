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
  /** Busy by another calendar that the organisation has connected. */
  | { readonly code: "elsewhere" }
  /** The teacher gives this class then, or it takes place in the room: the id of its calendar. */
  | { readonly code: "class"; readonly classId: number }
  /** Taken by these, on a calendar with one place or with several. */
  | { readonly code: "taken" | "capacity"; readonly by: readonly number[] }
  /** Free until then, which is too short: these follow, or closing time if the list is empty. */
  | { readonly code: "too_short"; readonly until: EpochMinute; readonly by: readonly number[] }
  /** Only the buffers overlap these. */
  | { readonly code: "buffer"; readonly by: readonly number[] }
  /** As many appointments of the service as may be at once: these, on any calendar. */
  | { readonly code: "at_once"; readonly by: readonly number[] }
  /** These, on the same calendar and of the same service, start too close. */
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
