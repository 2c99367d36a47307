import { type Day, addDays, daysBetween } from "./instant.ts";

/** The days from `from` (inclusive) to `until` (exclusive). */
export interface DaySpan {
  readonly from: Day;
  readonly until: Day;
}

/** Returns the period for comparison: for whole months the same number of months before, else the same number of days before. */
export function periodBefore({ from, until }: DaySpan): DaySpan {
  const isWhole = from.endsWith("-01") && until.endsWith("-01");
  const start = isWhole
    ? monthsLater(from, -monthsBetween(from, until))
    : addDays(from, -daysBetween(from, until));
  return { from: start, until: from };
}

/**
 * Returns the day or month of the current period that corresponds to `start` in the period before; it may be past the end of the
 * current period.
 */
export function correspondingStart(start: Day, grain: "day" | "month", before: DaySpan): Day {
  return grain === "day"
    ? addDays(start, daysBetween(before.from, before.until))
    : monthsLater(start, monthsBetween(before.from, before.until));
}

function monthsBetween(from: Day, until: Day): number {
  return (
    12 * (Number(until.slice(0, 4)) - Number(from.slice(0, 4))) +
    Number(until.slice(5, 7)) -
    Number(from.slice(5, 7))
  );
}

/** Returns the first day of the month `months` months after that of `day`. */
export function monthsLater(day: Day, months: number): Day {
  const at = 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(at / 12)).padStart(4, "0")}-${String((at % 12) + 1).padStart(2, "0")}-01`;
}
