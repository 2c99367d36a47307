import { type Day, type EpochMinute, addDays } from "../../time/instant.ts";
import { wallToInstant } from "../../time/zone.ts";
import { joinRanges, type Ranges } from "../ranges.ts";
import { openRangesOn, type OpeningDays } from "./special-days.ts";

/**
 * Returns when a calendar is open for any service, over `dayCount` days from `first`, as instants: without closures, ends
 * excluded.
 */
export function openHours(calendar: OpeningDays, zone: string, first: Day, dayCount: number): Ranges {
  const pairs: (readonly [EpochMinute, EpochMinute])[] = [];
  for (let index = 0; index < dayCount; index++) {
    const day = addDays(first, index);
    const open = openRangesOn(calendar, day);
    for (let at = 0; at < open.length; at += 2)
      pairs.push([wallToInstant(zone, day, open[at]!), wallToInstant(zone, day, open[at + 1]!)]);
  }
  return joinRanges(pairs);
}
