import type { Condition } from "@rendezvous/contract/ground/paging";
import { type EpochMinute, minuteOf } from "@rendezvous/domain/time/instant";
import { parseTime } from "@rendezvous/domain/time/zone";
import type { AppointmentRangeQuery } from "./days-data.ts";

/** Reads this much more time than requested, so that rounding to minutes leaves no appointment out. */
const MARGIN_MINUTES = 180;

/**
 * Returns a time range that contains every appointment matching the conditions on `start` and `end`. The range may be too wide,
 * because the caller filters the results exactly. Returns null when the conditions give no start or no end.
 */
export function toAppointmentRangeQuery(
  conditions: readonly Condition[],
  calendarIds: readonly number[],
  zone: string,
): AppointmentRangeQuery | null {
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
