import {
  type Day,
  type EpochMinute,
  type EpochMs,
  MINUTE_MS,
  type WallDateTime,
  fromDayNumber,
  isDay,
  toDayNumber,
  twoDigits,
} from "./instant.ts";
import { offsetAt, wallMinuteToInstant, zoneTable } from "./zone-table.ts";

/**
 * Returns the instant at which local clocks show a time; `minuteOfDay` may be 1440 (the end of the day). A time skipped by a
 * clock change moves forward by the skip, a repeated time means its first pass.
 */
export function wallToInstant(zone: string, day: Day, minuteOfDay: number): EpochMinute {
  return wallMinuteToInstant(zoneTable(zone), toDayNumber(day) * 1440 + minuteOfDay);
}

/** Returns the local day and minute at an instant; both passes of a repeated hour return the same. */
export function instantToWall(zone: string, instant: EpochMinute): { day: Day; minuteOfDay: number } {
  const wallMinute = instant + offsetAt(zoneTable(zone), instant);
  const dayNumber = Math.floor(wallMinute / 1440);
  return { day: fromDayNumber(dayNumber), minuteOfDay: wallMinute - dayNumber * 1440 };
}

/** Formats an instant as it is stored and sent: `YYYY-MM-DD HH:MM:SS` on the local clock. */
export function formatWallDateTime(zone: string, instant: EpochMinute): WallDateTime {
  const { day, minuteOfDay } = instantToWall(zone, instant);
  return `${day} ${timeText(minuteOfDay)}`;
}

/**
 * Parses `YYYY-MM-DD HH:MM:SS`; null for any other text, a day that does not exist, a year outside 1900 to 2999, or a time with
 * seconds. A repeated time means its first pass, a skipped one moves forward by the skip.
 */
export function parseWallDateTime(zone: string, text: string): EpochMinute | null {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d):(\d\d):00$/.exec(text);
  const minuteOfDay = match ? toMinute(match[2], match[3]) : null;
  const day = match?.[1];
  if (day === undefined || minuteOfDay === null || !isDay(day)) return null;
  return wallToInstant(zone, day, minuteOfDay);
}

/**
 * Formats an instant with the local offset, `2026-12-01T09:20:00+01:00`: unlike the wall time it is unambiguous in a repeated
 * hour. It ends in `Z` where local clocks show UTC.
 */
export function formatRfc3339(zone: string, instant: EpochMinute): string {
  const offset = offsetAt(zoneTable(zone), instant);
  const { day, minuteOfDay } = instantToWall(zone, instant);
  const distance = Math.abs(offset);
  if (zone === "UTC") return `${day}T${timeText(minuteOfDay)}Z`;
  const sign = offset < 0 ? "-" : "+";
  return `${day}T${timeText(minuteOfDay)}${sign}${twoDigits(Math.floor(distance / 60))}:${twoDigits(distance % 60)}`;
}

/**
 * Parses a time from a caller to milliseconds since the epoch: a day (its first instant), a local date and time, or RFC 3339 with
 * an offset; null for any other text.
 */
export function parseTime(zone: string, text: string): EpochMs | null {
  const match =
    /^(\d{4}-\d\d-\d\d)(?:[Tt ](\d\d):(\d\d)(?::(\d\d)(\.\d{1,9})?)?([Zz]|[+-]\d\d:\d\d)?)?$/.exec(
      text.trim(),
    );
  if (!match) return null;
  const [, day = "", hour = "00", minute = "00", second = "00", fraction = "", offset] = match;
  const minuteOfDay = toMinute(hour, minute);
  if (!isDay(day) || minuteOfDay === null || Number(second) > 59) return null;
  const secondsMs = Math.floor(Number(second + fraction) * 1000);
  if (offset === undefined) return wallToInstant(zone, day, minuteOfDay) * MINUTE_MS + secondsMs;
  const isUtc = offset.toUpperCase() === "Z";
  const distance = isUtc ? 0 : toMinute(offset.slice(1, 3), offset.slice(4));
  if (distance === null) return null;
  const utc = toDayNumber(day) * 1440 + minuteOfDay - (offset.startsWith("-") ? -distance : distance);
  return utc * MINUTE_MS + secondsMs;
}

/** Parses an RFC 3339 date-time with any offset; null for any other text, or a time that is no whole minute. */
export function parseRfc3339(text: string): EpochMinute | null {
  const match = /^(\d{4}-\d\d-\d\d)[Tt ](\d\d):(\d\d):00(?:\.0+)?(?:[Zz]|([+-])(\d\d):(\d\d))$/.exec(text);
  if (!match) return null;
  const day = match[1] ?? "";
  const minuteOfDay = toMinute(match[2], match[3]);
  const offset = match[4] ? toMinute(match[5], match[6]) : 0;
  if (!isDay(day) || minuteOfDay === null || offset === null) return null;
  return toDayNumber(day) * 1440 + minuteOfDay - (match[4] === "-" ? -offset : offset);
}

function toMinute(hour: string | undefined, minute: string | undefined): number | null {
  const hours = Number(hour);
  const minutes = Number(minute);
  return hours < 24 && minutes < 60 ? hours * 60 + minutes : null;
}

function timeText(minuteOfDay: number): string {
  return `${twoDigits(Math.floor(minuteOfDay / 60))}:${twoDigits(minuteOfDay % 60)}:00`;
}
