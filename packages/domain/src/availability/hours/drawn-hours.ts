import { minuteOfDay, toWallTime } from "../../time/instant.ts";
import { joinRanges } from "../ranges.ts";
import { isTimeRange, type TimeRange } from "./timetables.ts";

/**
 * The part of a drawn week that is dragged: an empty place, a range, or one of its ends. `grip`: minutes from the range's start.
 */
export type DraggedPart =
  | { readonly part: "nothing"; readonly day: number; readonly minute: number }
  | { readonly part: "range"; readonly day: number; readonly index: number; readonly grip: number }
  | { readonly part: "from" | "to"; readonly day: number; readonly index: number };

/** The place to which it is dragged. */
export interface DrawnPlace {
  readonly day: number;
  readonly minute: number;
}

export type WeekRanges = readonly (readonly TimeRange[])[];

/** Hours are drawn in steps of this many minutes. */
export const DRAWING_STEP_MINUTES = 15;
const MINUTES_PER_DAY = 1440;

function snap(minute: number): number {
  return Math.min(
    MINUTES_PER_DAY,
    Math.max(0, Math.round(minute / DRAWING_STEP_MINUTES) * DRAWING_STEP_MINUTES),
  );
}

function toRange(from: number, to: number): TimeRange {
  return { from: toWallTime(from), to: toWallTime(to) };
}

/**
 * Returns the week with the held part dragged to a place; drops a range without length. Ranges may overlap until the drag ends.
 */
export function dragHours(week: WeekRanges, hold: DraggedPart, { day, minute }: DrawnPlace): WeekRanges {
  if (hold.part === "nothing") {
    const [from, to] = [snap(hold.minute), snap(minute)].sort((a, b) => a - b) as [number, number];
    return from === to ? week : withRange(week, hold.day, toRange(from, to));
  }
  const drawnRange = week[hold.day]?.[hold.index];
  if (!drawnRange) return week;
  const [from, to] = [minuteOfDay(drawnRange.from) ?? 0, minuteOfDay(drawnRange.to) ?? 0];
  const others = week.map((ranges, index) =>
    index === hold.day ? ranges.filter((_, place) => place !== hold.index) : ranges,
  );
  if (hold.part === "range") {
    const start = Math.min(MINUTES_PER_DAY - (to - from), snap(minute - hold.grip));
    return withRange(others, day, toRange(start, start + to - from));
  }
  // The dragged end of a range stays at least one step away from the other end.
  const pulled =
    hold.part === "from"
      ? toRange(Math.min(snap(minute), to - DRAWING_STEP_MINUTES), to)
      : toRange(from, Math.max(snap(minute), from + DRAWING_STEP_MINUTES));
  return withRange(others, hold.day, pulled);
}

function withRange(week: WeekRanges, day: number, range: TimeRange): WeekRanges {
  return week.map((ranges, index) => (index === day ? [...ranges, range] : ranges));
}

/**
 * Returns the week after the drag ends: joins ranges of a day that touch or overlap, and sorts them. An incomplete range stays as
 * typed.
 */
export function joinDrawnRanges(week: WeekRanges): WeekRanges {
  return week.map((ranges) => {
    const joined = joinRanges(
      ranges
        .filter(isTimeRange)
        .map(({ from, to }) => [minuteOfDay(from) ?? 0, minuteOfDay(to) ?? 0] as const),
    );
    const whole = joined.flatMap((from, at) => (at % 2 === 0 ? [toRange(from, joined[at + 1]!)] : []));
    return [...whole, ...ranges.filter((range) => !isTimeRange(range))];
  });
}

/**
 * Moves a range, or its end, by one step with an arrow key. Returns null when another range or the end of the day is in the way,
 * so that a key never overwrites typed hours.
 */
export function nudgeHours(
  week: WeekRanges,
  { day, index }: { readonly day: number; readonly index: number },
  by: { readonly days?: number; readonly minutes?: number; readonly end?: number },
): { readonly week: WeekRanges; readonly day: number; readonly index: number } | null {
  const drawnRange = week[day]?.[index];
  const { days = 0, minutes = 0, end = 0 } = by;
  const target = day + days;
  if (!drawnRange || target < 0 || target >= week.length) return null;
  const from = (minuteOfDay(drawnRange.from) ?? 0) + minutes;
  const to = (minuteOfDay(drawnRange.to) ?? 0) + minutes + end;
  if (from < 0 || to > MINUTES_PER_DAY || to - from < DRAWING_STEP_MINUTES) return null;
  const moved = toRange(from, to);
  const others = week.map((ranges, at) =>
    at === day ? ranges.filter((_, place) => place !== index) : ranges,
  );
  if (others[target]!.some((one) => one.from <= moved.to && moved.from <= one.to)) return null;
  const placed = [...others[target]!, moved].sort((a, b) => (a.from < b.from ? -1 : 1));
  return {
    week: others.map((ranges, at) => (at === target ? placed : ranges)),
    day: target,
    index: placed.indexOf(moved),
  };
}
