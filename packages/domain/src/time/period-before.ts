import { addDays, daysBetween } from "./days.ts";
import type { Day } from "./instant.ts";

/** Days from `from` to `until`, that one excluded. */
export interface DaySpan {
  readonly from: Day;
  readonly until: Day;
}

/** What it is compared with: as many whole months before it where it is whole months, else as many days. */
export function periodBefore({ from, until }: DaySpan): DaySpan {
  const isWhole = from.endsWith("-01") && until.endsWith("-01");
  const start = isWhole
    ? monthsLater(from, -monthsBetween(from, until))
    : addDays(from, -daysBetween(from, until));
  return { from: start, until: from };
}

/** The day or month of a period that is compared with this one of the period before; it may lie after the period's end. */
export function comparedTo(start: Day, grain: "day" | "month", before: DaySpan): Day {
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

/** The first of the month so many months after the month of `day`. */
export function monthsLater(day: Day, months: number): Day {
  const at = 12 * Number(day.slice(0, 4)) + Number(day.slice(5, 7)) - 1 + months;
  return `${String(Math.floor(at / 12)).padStart(4, "0")}-${String((at % 12) + 1).padStart(2, "0")}-01`;
}
