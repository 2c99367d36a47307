import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { wallMinuteToInstant, zoneTable } from "@rendezvous/domain/time/zone-table";
import type { ReadSpan } from "../remote-calendar.ts";

/** The prefix and the suffix of the ids of the group's own events. */
export interface OwnUid {
  readonly start: string;
  readonly end: string;
}

export function isOwnUid(uid: string, { start, end }: OwnUid): boolean {
  return uid.startsWith(start) && uid.endsWith(end);
}

/** Returns the minute of an instant, RFC 3339. */
export function toInstant(text: string): EpochMinute | null {
  const ms = Date.parse(text);
  return Number.isNaN(ms) ? null : ms / 60_000;
}

/** Returns the beginning of a day, `2026-12-03`, in a zone. */
export function findDayStart(day: string, zone: string): EpochMinute | null {
  const wall = toInstant(`${day}T00:00:00Z`);
  return wall === null ? null : wallMinuteToInstant(zoneTable(zone), wall);
}

/** Returns the part of an event inside a span, as a list of no or one range of whole minutes. */
export function toRanges(
  start: EpochMinute | null,
  end: EpochMinute | null,
  { from, until }: ReadSpan,
): (readonly [EpochMinute, EpochMinute])[] {
  if (start === null || end === null || start >= until || end <= from || start >= end) return [];
  return [[Math.max(from, Math.floor(start)), Math.min(until, Math.ceil(end))]];
}
