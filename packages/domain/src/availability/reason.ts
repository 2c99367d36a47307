import type { DayNumber } from "../time/days.ts";
import type { EpochMinute } from "../time/instant.ts";

/** A time taken on a calendar or resource, told apart from its buffers. Ends are excluded. */
export interface Occupant {
  /** Whose it is, as the caller counts them. */
  readonly key: number;
  readonly calendarId: number;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  /** With its buffers. */
  readonly from: EpochMinute;
  readonly until: EpochMinute;
}

/** Why nothing can begin at a time on a calendar. */
export type Reason =
  /** No time begins there, counted in steps from where the calendar opens. */
  | { readonly code: "step" }
  | { readonly code: "past" | "notice" | "period" | "closed" }
  /** Open, but not for this service. */
  | { readonly code: "other_services" }
  | { readonly code: "holiday"; readonly day: DayNumber }
  /** Its place in the schedule's list. */
  | { readonly code: "closure"; readonly closure: number }
  /** By these, in a calendar for one or for several at a time. */
  | { readonly code: "taken" | "capacity"; readonly by: readonly number[] }
  /** Free until then, which is too short: what comes then are these, or closed doors when there are none. */
  | { readonly code: "too_short"; readonly until: EpochMinute; readonly by: readonly number[] }
  /** Only what is kept free before and after meets these. */
  | { readonly code: "buffer"; readonly by: readonly number[] }
  /** None of the resources that it may use is there. */
  | { readonly code: "resource"; readonly places: readonly PlaceReasons[] }
  /** A later service of the chain finds no place when its turn comes. */
  | { readonly code: "link"; readonly link: number }
  /** Each service has a place of its own, but they do not all fit one after the other. Looked at only where nothing else is in the way. */
  | { readonly code: "together" };

export interface PlaceReasons {
  readonly id: number;
  readonly reasons: readonly Reason[];
}

/** A stretch of one calendar's day for whose every minute the same is true. */
export interface TimelineRange {
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  /** The starts on the calendar's grid: what can be booked where there is no reason against it. */
  readonly starts: readonly EpochMinute[];
  /** Empty: all its starts are slots. What lies between two starts is outside the step besides. */
  readonly reasons: readonly Reason[];
}

export interface Timeline {
  readonly calendarId: number;
  /** One after the other, without gaps. */
  readonly ranges: readonly TimelineRange[];
}
