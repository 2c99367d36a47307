import { instantToWall, parseRfc3339 } from "../time/zone.ts";
import { offsetAt, zoneTable } from "../time/zone-table.ts";

/** Which pass of a repeated hour an instant lies in; "only" when its wall time happens once. */
export type Pass = "only" | "first" | "second";

/** No clock change so far has been larger, and no two lie closer together. */
const LARGEST_CHANGE_MINUTES = 180;

/**
 * Whether the wall time of an instant (RFC 3339 with offset) comes twice that day because clocks go back, and which of
 * the two this is; the instant at which clocks go back is the second pass's first.
 */
export function passOf(timezone: string, startAt: string): Pass {
  const instant = parseRfc3339(startAt);
  if (instant === null) return "only";
  const table = zoneTable(timezone);
  const here = offsetAt(table, instant);
  const setBackLater = here - offsetAt(table, instant + LARGEST_CHANGE_MINUTES);
  if (setBackLater > 0 && sameWall(timezone, instant, instant + setBackLater)) return "first";
  const setBackBefore = offsetAt(table, instant - LARGEST_CHANGE_MINUTES) - here;
  if (setBackBefore > 0 && sameWall(timezone, instant, instant - setBackBefore)) return "second";
  return "only";
}

function sameWall(timezone: string, one: number, other: number): boolean {
  const a = instantToWall(timezone, one);
  const b = instantToWall(timezone, other);
  return a.day === b.day && a.minuteOfDay === b.minuteOfDay;
}
