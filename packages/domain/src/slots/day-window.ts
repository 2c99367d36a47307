import { type Day, addDays, daysBetween } from "../time/instant.ts";
import { FETCHED_DAYS } from "./columns.ts";

/** The first and the last day that may be shown, both inclusive. */
export interface DayLimits {
  readonly first: Day;
  readonly last: Day;
}

/** Returns the days of a window from `start` on; never fewer than one. */
export function listDaysOfWindow(start: Day, columns: number): Day[] {
  return Array.from({ length: Math.max(1, columns) }, (_, index) => addDays(start, index));
}

/** Returns the nearest day inside the limits, both inclusive; the first day when the limits exclude each other. */
export function clampDay(day: Day, limits: DayLimits): Day {
  if (day > limits.last && limits.last >= limits.first) return limits.last;
  return day < limits.first || day > limits.last ? limits.first : day;
}

/**
 * Returns the start of the previous window: a full window earlier, but not before the first day; null when the window starts
 * there already.
 */
export function previousStart(start: Day, columns: number, limits: DayLimits): Day | null {
  if (start <= limits.first) return null;
  const earlier = addDays(start, -columns);
  return earlier < limits.first ? limits.first : earlier;
}

/**
 * Returns the start of the next window: the day after the last one shown, or the first day if that is later; null when it would
 * be past the last day.
 */
export function nextStart(start: Day, columns: number, limits: DayLimits): Day | null {
  const later = addDays(start, columns);
  const next = later < limits.first ? limits.first : later;
  return next > limits.last ? null : next;
}

/**
 * Returns the first days of the fetches that together cover a window. All fetches have the same length and are counted from one
 * anchor day, so that windows of any width share them and no day is fetched twice. Days before the anchor belong to the first
 * fetch.
 */
export function fetchStarts(anchor: Day, start: Day, columns: number): Day[] {
  const from = Math.max(0, Math.floor(daysBetween(anchor, start) / FETCHED_DAYS));
  const until = Math.max(from, Math.floor((daysBetween(anchor, start) + columns - 1) / FETCHED_DAYS));
  return Array.from({ length: until - from + 1 }, (_, index) =>
    addDays(anchor, (from + index) * FETCHED_DAYS),
  );
}
