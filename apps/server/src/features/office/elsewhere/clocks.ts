import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { toZoneName } from "@rendezvous/domain/time/zone-name";
import { wallMinuteToInstant, zoneTable } from "@rendezvous/domain/time/zone-table";
import ICAL from "ical.js";

/** Converts a wall time to its instant, in minutes that may have a fraction. */
export type Clock = (time: ICAL.Time) => EpochMinute;

/** Finds the clock of a property by its TZID; null: a floating time, on the file's own clock. */
export type FindClock = (zoneId: string | null) => Clock;

const utc: Clock = (time) => wallMinute(time);

/** Returns minutes since 1970-01-01 00:00 on the local clock. */
function wallMinute(time: ICAL.Time): number {
  return dayNumber(time) * 1440 + time.hour * 60 + time.minute + time.second / 60;
}

export function dayNumber({ year, month, day }: Pick<ICAL.Time, "year" | "month" | "day">): number {
  return Date.UTC(year, month - 1, day) / 86_400_000;
}

/** Returns the clock of an IANA zone. */
export function clockOfZone(zone: string): Clock {
  const table = zoneTable(zone);
  return (time) => {
    const wall = wallMinute(time);
    const whole = Math.floor(wall);
    return wallMinuteToInstant(table, whole) + (wall - whole);
  };
}

/**
 * Returns the clocks of a file. A known zone name means that zone, even if the file defines it otherwise; any other name means
 * the file's definition, or without one the file's own clock.
 */
export function clocksOfFile(zones: ReadonlyMap<string, string[]>, own: Clock): FindClock {
  const clocks = new Map<string, Clock>();
  return (zoneId) => {
    if (zoneId === null) return own;
    const clock = clocks.get(zoneId) ?? makeClock(zoneId, zones.get(zoneId)) ?? own;
    clocks.set(zoneId, clock);
    return clock;
  };
}

function makeClock(zoneId: string, definition: string[] | undefined): Clock | null {
  if (/^(utc|z|gmt)$/i.test(zoneId)) return utc;
  // Some programs write a path, `/mozilla.org/20050126_1/Europe/Berlin`.
  const name = toZoneName(zoneId) ?? toZoneName(/[^/]+\/[^/]+$/.exec(zoneId)?.[0] ?? "");
  if (name !== null) return clockOfZone(name);
  return definition === undefined ? null : clockOfDefinition(definition);
}

function clockOfDefinition(lines: string[]): Clock | null {
  try {
    const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(lines.join("\r\n"))));
    return (time) => {
      const local = time.clone();
      local.zone = zone;
      return local.toUnixTime() / 60;
    };
  } catch {
    return null;
  }
}

export function clockOf(time: ICAL.Time, zoneId: string | null, find: FindClock): Clock {
  return time.zone === ICAL.Timezone.utcTimezone ? utc : find(zoneId);
}
