/**
 * An instant as whole minutes since 1970-01-01T00:00Z. Every time this product stores is a whole minute
 * (group files, slots and appointments know no seconds), and a small integer keeps the slot search fast. What is called
 * `now` beside it may have a fraction. A number without a unit fits; milliseconds do not compile.
 */
export type EpochMinute = number & { readonly unit?: "minute" };

/** An instant as milliseconds since 1970-01-01T00:00Z, as clocks tell it; the present one is called `nowMs`. */
export type EpochMs = number & { readonly unit?: "millisecond" };

export const MINUTE_MS = 60_000;

/** The minute in which an instant lies. */
export function minuteOf(ms: EpochMs): EpochMinute {
  return Math.floor(ms / MINUTE_MS);
}

/** The same instant in minutes, with the fraction of one that has begun. */
export function inMinutes(ms: EpochMs): EpochMinute {
  return ms / MINUTE_MS;
}

export function msOf(minute: EpochMinute): EpochMs {
  return minute * MINUTE_MS;
}

export function dateOf(minute: EpochMinute): Date {
  return new Date(minute * MINUTE_MS);
}

/** Of a date that is a whole minute, as all that are stored. */
export function minuteOfDate(date: Date): EpochMinute {
  return date.getTime() / MINUTE_MS;
}

/** A calendar date as `YYYY-MM-DD`, in the group's own timezone. Sorts as text. */
export type Day = string;

/** A wall-clock time of day as `HH:MM`; `24:00` is the end of the day. */
export type WallTime = string;

/** A wall-clock date-time as `YYYY-MM-DD HH:MM:SS`, in the group's own timezone. */
export type WallDateTime = string;

/** The days of the week as a group file writes them, Monday first. */
export const WEEKDAYS = ["mo", "tu", "we", "th", "fr", "sa", "su"] as const;
export type Weekday = (typeof WEEKDAYS)[number];
