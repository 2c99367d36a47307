import { instantToWall, parseRfc3339 } from "../time/zone.ts";
import { offsetAt, zoneTable } from "../time/zone-table.ts";

/** The pass of a repeated hour that contains an instant; "only" when its wall time happens once. */
export type ClockChangePass = "only" | "first" | "second";

/** No known clock change is larger, and no two clock changes are closer together. */
const LARGEST_CHANGE_MINUTES = 180;

/**
 * Returns whether the wall time of an instant (RFC 3339 with offset) comes twice that day because clocks go back, and which of
 * the two passes it is. The instant at which clocks go back is the first of the second pass.
 */
export function clockChangePassOf(timezone: string, startAt: string): ClockChangePass {
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
