import { type Day, type EpochMinute, addDays } from "../time/instant.ts";
import { wallToInstant } from "../time/zone.ts";
import { offsetAt, zoneTable } from "../time/zone-table.ts";
import type { Span } from "./lanes.ts";

/** A full hour on the wall clock. */
export interface HourMark {
  readonly at: EpochMinute;
  /** 0 to 23: an hour that occurs twice has two marks, a skipped one has none. */
  readonly hour: number;
}

/** A day from midnight to midnight, in its real length. */
export interface DayTimeAxis extends Span {
  readonly hours: readonly HourMark[];
}

const USUAL_FROM_HOUR = 8;
const USUAL_UNTIL_HOUR = 18;

export function dayTimeAxis(zone: string, day: Day): DayTimeAxis {
  const from = wallToInstant(zone, day, 0);
  const until = wallToInstant(zone, addDays(day, 1), 0);
  const table = zoneTable(zone);
  const hours: HourMark[] = [];
  for (let at = from; at < until; at++) {
    const wallMinute = at + offsetAt(table, at);
    if (wallMinute % 60 === 0) hours.push({ at, hour: (wallMinute / 60) % 24 });
  }
  return { from, until, hours };
}

/** Returns the full hours that contain all of these spans; without spans, normal working hours. */
export function shownHourSpan({ from, until, hours }: DayTimeAxis, spans: readonly Span[]): Span {
  const shown = spans.filter((span) => span.from < until && span.until > from);
  if (shown.length === 0)
    return {
      from: hours.find(({ hour }) => hour >= USUAL_FROM_HOUR)?.at ?? from,
      until: hours.find(({ hour }) => hour >= USUAL_UNTIL_HOUR)?.at ?? until,
    };
  const earliest = Math.min(...shown.map((span) => span.from));
  const latest = Math.max(...shown.map((span) => span.until));
  return {
    from: hours.findLast(({ at }) => at <= earliest)?.at ?? from,
    until: hours.find(({ at }) => at >= latest)?.at ?? until,
  };
}
