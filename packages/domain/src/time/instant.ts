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
export function toFractionalMinutes(ms: EpochMs): EpochMinute {
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

/** Calendar days counted from 1970-01-01 = 0, so that day arithmetic is integer arithmetic. */
export type DayNumber = number;

const MONTHS_BEFORE = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334];

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

function daysBeforeYear(year: number): number {
  const previous = year - 1;
  return (
    previous * 365 +
    Math.floor(previous / 4) -
    Math.floor(previous / 100) +
    Math.floor(previous / 400) -
    719162
  );
}

/** Converts a valid day to its number; `toDayNumber("1970-01-01")` is 0. */
export function toDayNumber(day: Day): DayNumber {
  const year = Number(day.slice(0, 4));
  const month = Number(day.slice(5, 7));
  const leap = month > 2 && isLeapYear(year) ? 1 : 0;
  return daysBeforeYear(year) + (MONTHS_BEFORE[month - 1] ?? 0) + leap + Number(day.slice(8, 10)) - 1;
}

/** Converts a number to its day, for the years 0 to 9999. */
export function fromDayNumber(number: DayNumber): Day {
  let year = 1970 + Math.floor(number / 365.2425);
  while (daysBeforeYear(year) > number) year--;
  while (daysBeforeYear(year + 1) <= number) year++;
  let rest = number - daysBeforeYear(year);
  const leap = isLeapYear(year) ? 1 : 0;
  let month = 12;
  while ((MONTHS_BEFORE[month - 1] ?? 0) + (month > 2 ? leap : 0) > rest) month--;
  rest -= (MONTHS_BEFORE[month - 1] ?? 0) + (month > 2 ? leap : 0);
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(rest + 1)}`;
}

/** Returns the day `count` days later; a negative count goes back. */
export function addDays(day: Day, count: number): Day {
  return fromDayNumber(toDayNumber(day) + count);
}

/** Returns the number of days from `from` to `until`; 0 for the same day. */
export function daysBetween(from: Day, until: Day): number {
  return toDayNumber(until) - toDayNumber(from);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayIndex(number: DayNumber): number {
  return (((number + 3) % 7) + 7) % 7;
}

/** Returns the weekday of a day in the notation of a group file. */
export function weekdayOf(day: Day): Weekday {
  return WEEKDAYS[weekdayIndex(toDayNumber(day))] ?? "mo";
}

/** True for an existing day from 1900 to 2999, written as `YYYY-MM-DD`. */
export function isDay(text: string): text is Day {
  return /^(19|2\d)\d\d-\d\d-\d\d$/.test(text) && fromDayNumber(toDayNumber(text)) === text;
}

/** Converts `HH:MM` to minutes since midnight, 0 to 1440; null for any other text (`24:00` is the end of the day). */
export function minuteOfDay(time: string): number | null {
  const match = /^(\d\d):(\d\d)$/.exec(time);
  if (!match) return null;
  const hour = Number(match[1]);
  const minute = Number(match[2]);
  return hour < 24 && minute < 60 ? hour * 60 + minute : time === "24:00" ? 1440 : null;
}

/** Writes a number below 100 with two digits. */
export function twoDigits(number: number): string {
  return number < 10 ? `0${number}` : String(number);
}

/** Converts a minute of the day to `HH:MM`; 1440 is `24:00`. */
export function toWallTime(minute: number): WallTime {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}
