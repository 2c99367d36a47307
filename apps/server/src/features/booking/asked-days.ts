import type { Condition } from "@rendezvous/contract/paging";
import { isDay, minuteOfDay } from "@rendezvous/domain/time/days";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { wallToInstant } from "@rendezvous/domain/time/zone";
import type { TakenTime } from "./days-data.ts";

/** What is compared is the time on the wall, and clocks change: so many minutes more are read than are asked for. */
const MARGIN_MINUTES = 180;

/**
 * The time between the conditions on `start` and `end`, generously: they are looked at again on what is found. Null when one
 * side is open.
 */
export function askedDays(
  conditions: readonly Condition[],
  calendarIds: readonly number[],
  zone: string,
): TakenTime | null {
  const instants = (ops: readonly Condition["op"][]): number[] =>
    conditions.flatMap(({ field, op, value }) =>
      (field === "start" || field === "end") && ops.includes(op) ? (toInstant(zone, value) ?? []) : [],
    );
  const from = Math.max(...instants([">", ">="]));
  const until = Math.min(...instants(["<", "<="]));
  if (!Number.isFinite(from) || !Number.isFinite(until) || from > until) return null;
  return { calendarIds, from: from - MARGIN_MINUTES, until: until + MARGIN_MINUTES };
}

/** Of `YYYY-MM-DD`, with or without a time. */
function toInstant(zone: string, value: string): EpochMinute | null {
  const day = value.slice(0, 10);
  return isDay(day) ? wallToInstant(zone, day, minuteOfDay(value.slice(11, 16)) ?? 0) : null;
}
