import { fromDayNumber, twoDigits } from "@rendezvous/domain/time/days";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { offsetAt, zoneTable } from "@rendezvous/domain/time/zone-table";

const MINUTES_PER_DAY = 1440;
/** Longer than a year, so that both clock changes of a zone that has them are told. */
const MARGIN = 400 * MINUTES_PER_DAY;

interface ClockChange {
  readonly at: EpochMinute;
  readonly before: number;
  readonly after: number;
}

/**
 * The VTIMEZONE of a zone as it is between two instants: every clock change in that time and a year around it, written
 * out one by one. Longer than a rule, but right in every zone, and never another opinion than our own table's.
 */
export function timezoneBlock(zone: string, from: EpochMinute, until: EpochMinute): string[] {
  const start = from - MARGIN;
  const changes = listChanges(zone, start, until + MARGIN);
  const first = offsetAt(zoneTable(zone), start);
  const standard = Math.min(first, ...changes.map((change) => change.after));
  return [
    "BEGIN:VTIMEZONE",
    `TZID:${zone}`,
    ...observance({ at: -first, before: first, after: first }, standard),
    ...changes.flatMap((change) => observance(change, standard)),
    "END:VTIMEZONE",
  ];
}

/** `19700101T000000`: a wall-clock time, given as if it were an instant. */
export function formatBasicDateTime(wallMinute: number): string {
  const day = Math.floor(wallMinute / MINUTES_PER_DAY);
  const minute = wallMinute - day * MINUTES_PER_DAY;
  return `${fromDayNumber(day).replaceAll("-", "")}T${twoDigits(Math.floor(minute / 60))}${twoDigits(minute % 60)}00`;
}

function observance({ at, before, after }: ClockChange, standard: number): string[] {
  const kind = after === standard ? "STANDARD" : "DAYLIGHT";
  return [
    `BEGIN:${kind}`,
    `DTSTART:${formatBasicDateTime(at + before)}`,
    `TZOFFSETFROM:${formatOffset(before)}`,
    `TZOFFSETTO:${formatOffset(after)}`,
    `END:${kind}`,
  ];
}

function formatOffset(minutes: number): string {
  const distance = Math.abs(minutes);
  return `${minutes < 0 ? "-" : "+"}${twoDigits(Math.floor(distance / 60))}${twoDigits(distance % 60)}`;
}

function listChanges(zone: string, from: EpochMinute, until: EpochMinute): ClockChange[] {
  const table = zoneTable(zone);
  const changes: ClockChange[] = [];
  for (let instant = from; instant < until; instant += MINUTES_PER_DAY) {
    const before = offsetAt(table, instant);
    const after = offsetAt(table, instant + MINUTES_PER_DAY);
    if (before === after) continue;
    let low = instant;
    let high = instant + MINUTES_PER_DAY;
    while (high - low > 1) {
      const middle = Math.floor((low + high) / 2);
      if (offsetAt(table, middle) === before) low = middle;
      else high = middle;
    }
    changes.push({ at: high, before, after });
  }
  return changes;
}
