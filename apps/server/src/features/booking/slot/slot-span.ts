import type { AvailableTimeSlotsQuery } from "@rendezvous/contract/booking/slot";
import { type EpochMinute, addDays, daysBetween, isDay } from "@rendezvous/domain/time/instant";
import { instantToWall, parseWallDateTime, wallToInstant } from "@rendezvous/domain/time/zone";

const DEFAULT_DAYS = 7;
const MAX_DAYS = 62;

export type SlotSpan =
  | { readonly ok: true; readonly from: EpochMinute; readonly until: EpochMinute }
  | { readonly ok: false; readonly parameter: string; readonly problem: string };

function toInstant(zone: string, text: string, dayEnd: boolean): EpochMinute | null {
  if (text.length === 10) return isDay(text) ? wallToInstant(zone, text, dayEnd ? 1440 : 0) : null;
  const spaced = text.replace("T", " ");
  // Slots start on whole minutes, so a start with seconds is rounded up.
  const minute = parseWallDateTime(zone, `${spaced.slice(0, 16)}:00`);
  const seconds = spaced.slice(17);
  return minute === null || seconds > "59" ? null : minute + (seconds > "00" ? 1 : 0);
}

function refuse(parameter: string, problem: string): SlotSpan {
  return { ok: false, parameter, problem };
}

/**
 * Returns the requested span: from `start` (or `from`, or now) to the end of the last of `nDays` days, counting the day of the
 * start, or to `end`. A day as `end` is included whole; a date-time is excluded.
 */
export function toSlotSpan(query: AvailableTimeSlotsQuery, zone: string, nowMinute: EpochMinute): SlotSpan {
  if (query.end !== undefined && query.nDays !== undefined)
    return refuse("nDays", "expected end or nDays, not both");
  const parameter = query.start === undefined ? "from" : "start";
  const start = query.start ?? query.from;
  const from = start === undefined ? nowMinute : toInstant(zone, start, false);
  if (from === null) return refuse(parameter, "expected a date that exists");
  const first = instantToWall(zone, from).day;
  if (query.end === undefined)
    return { ok: true, from, until: wallToInstant(zone, addDays(first, query.nDays ?? DEFAULT_DAYS), 0) };
  const until = toInstant(zone, query.end, true);
  if (until === null) return refuse("end", "expected a date that exists");
  if (until <= from) return refuse("end", "expected a time after the start");
  const days = daysBetween(first, instantToWall(zone, until - 1).day) + 1;
  return days > MAX_DAYS ? refuse("end", `expected at most ${MAX_DAYS} days`) : { ok: true, from, until };
}
