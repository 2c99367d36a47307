/**
 * An instant in whole minutes since 1970-01-01T00:00Z. Every stored time is a whole minute (group files, slots and appointments
 * have no seconds), and a small integer makes the slot search fast. Only a value named `now` may have a fraction. A number
 * without a unit is accepted; milliseconds do not compile.
 */
export type EpochMinute = number & { readonly unit?: "minute" };

/** An instant in milliseconds since 1970-01-01T00:00Z, as clocks return it; the present instant is named `nowMs`. */
export type EpochMs = number & { readonly unit?: "millisecond" };

export const MINUTE_MS = 60_000;

/** Returns the minute that contains an instant. */
export function minuteOf(ms: EpochMs): EpochMinute {
  return Math.floor(ms / MINUTE_MS);
}

/** Converts an instant to minutes, including the fraction of the current minute. */
export function inMinutes(ms: EpochMs): EpochMinute {
  return ms / MINUTE_MS;
}

export function msOf(minute: EpochMinute): EpochMs {
  return minute * MINUTE_MS;
}

export function dateOf(minute: EpochMinute): Date {
  return new Date(minute * MINUTE_MS);
}

/** Converts a date that is a whole minute, as all stored dates are. */
export function minuteOfDate(date: Date): EpochMinute {
  return date.getTime() / MINUTE_MS;
}

/** A calendar date as `YYYY-MM-DD`, in the group's own timezone. Sorts as text. */
export type Day = string;

/** A wall-clock time of day as `HH:MM`; `24:00` is the end of the day. */
export type WallTime = string;

/** A wall-clock date-time as `YYYY-MM-DD HH:MM:SS`, in the group's own timezone. */
export type WallDateTime = string;

/** The weekdays in the notation of a group file, Monday first. */
export const WEEKDAYS = ["mo", "tu", "we", "th", "fr", "sa", "su"] as const;
export type Weekday = (typeof WEEKDAYS)[number];
