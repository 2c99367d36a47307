/**
 * An instant as whole minutes since 1970-01-01T00:00Z. Every time this product stores is a whole minute
 * (group files, slots and appointments know no seconds), and a small integer keeps the slot search fast.
 */
export type EpochMinute = number;

/** A calendar date as `YYYY-MM-DD`, in the group's own timezone. Sorts as text. */
export type Day = string;

/** A wall-clock time of day as `HH:MM`; `24:00` is the end of the day. */
export type WallTime = string;

/** A wall-clock date-time as `YYYY-MM-DD HH:MM:SS`, in the group's own timezone. */
export type WallDateTime = string;

/** The days of the week as a group file writes them, Monday first. */
export const WEEKDAYS = ["mo", "tu", "we", "th", "fr", "sa", "su"] as const;
export type Weekday = (typeof WEEKDAYS)[number];
