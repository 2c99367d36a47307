import { fromDayNumber, isDay, toDayNumber, twoDigits } from "./days.ts";
import { type Day, type EpochMinute, type EpochMs, MINUTE_MS, type WallDateTime } from "./instant.ts";
import { offsetAt, wallMinuteToInstant, zoneTable } from "./zone-table.ts";

/**
 * The instant at which local clocks show a time; `minuteOfDay` may be 1440 (the end of the day). A time skipped by a
 * clock change moves forward by the skip, a repeated time means its first pass.
 */
export function wallToInstant(zone: string, day: Day, minuteOfDay: number): EpochMinute {
  return wallMinuteToInstant(zoneTable(zone), toDayNumber(day) * 1440 + minuteOfDay);
}

/** What local clocks show at an instant; both passes of a repeated hour show the same. */
export function instantToWall(zone: string, instant: EpochMinute): { day: Day; minuteOfDay: number } {
  const wallMinute = instant + offsetAt(zoneTable(zone), instant);
  const dayNumber = Math.floor(wallMinute / 1440);
  return { day: fromDayNumber(dayNumber), minuteOfDay: wallMinute - dayNumber * 1440 };
}

/** An instant as stored and sent: `YYYY-MM-DD HH:MM:SS` on the local clock. */
export function formatWallDateTime(zone: string, instant: EpochMinute): WallDateTime {
  const { day, minuteOfDay } = instantToWall(zone, instant);
  return `${day} ${timeText(minuteOfDay)}`;
}

/**
 * The instant of `YYYY-MM-DD HH:MM:SS`; null when the text is anything else, no such day, outside the years 1900 to
 * 2999, or no whole minute. A repeated time means its first pass, a skipped one moves forward by the skip.
 */
export function parseWallDateTime(zone: string, text: string): EpochMinute | null {
  const match = /^(\d{4}-\d\d-\d\d) (\d\d):(\d\d):00$/.exec(text);
  const minuteOfDay = match ? toMinute(match[2], match[3]) : null;
  const day = match?.[1];
  if (day === undefined || minuteOfDay === null || !isDay(day)) return null;
  return wallToInstant(zone, day, minuteOfDay);
}

/**
 * An instant with the local offset, `2026-12-01T09:20:00+01:00`: unlike the wall time it names one pass only. Where clocks
 * show UTC itself it ends in `Z`.
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
 * Milliseconds since the epoch of what a caller names as a time: a day (its first instant), a date and time on the local clock, or RFC
 * 3339 with an offset; null when it is none of them.
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

/** The instant of an RFC 3339 date-time with any offset; null when it is none, or no whole minute. */
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
