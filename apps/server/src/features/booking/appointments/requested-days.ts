import type { Condition } from "@rendezvous/contract/paging";
import { type EpochMinute, minuteOf } from "@rendezvous/domain/time/instant";
import { parseTime } from "@rendezvous/domain/time/zone";
import type { TakenTime } from "./days-data.ts";

/** Read beyond what is asked for, so that no rounding to minutes leaves one out. */
const MARGIN_MINUTES = 180;

/**
 * The time between the conditions on `start` and `end`, generously: they are looked at again on what is found. Null when one
 * side is open.
 */
export function requestedDays(
  conditions: readonly Condition[],
  calendarIds: readonly number[],
  zone: string,
): TakenTime | null {
  const instants = (ops: readonly Condition["op"][]): number[] =>
    conditions.flatMap(({ field, op, value }) =>
      (field === "start" || field === "end") && ops.includes(op) ? toInstants(zone, value) : [],
    );
  const from = Math.max(...instants([">", ">="]));
  const until = Math.min(...instants(["<", "<="]));
  if (!Number.isFinite(from) || !Number.isFinite(until) || from > until) return null;
  return { calendarIds, from: from - MARGIN_MINUTES, until: until + MARGIN_MINUTES };
}

function toInstants(zone: string, value: string): EpochMinute[] {
  const time = parseTime(zone, value);
  return time === null ? [] : [minuteOf(time)];
}
