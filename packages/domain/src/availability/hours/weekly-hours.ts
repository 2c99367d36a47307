import { type Day, WEEKDAYS, type WallTime, minuteOfDay, toWallTime } from "../../time/instant.ts";
import type { OpeningRule, Schedule } from "../model.ts";
import { rulesInForce } from "./rules-in-force.ts";
import { joinRanges, type Ranges } from "../ranges.ts";

export interface HoursOfDay {
  readonly from: WallTime;
  /** May be `24:00`. */
  readonly to: WallTime;
}

/** The form for a home page: a day is closed, or has one or two ranges. */
const MOST_RANGES = 2;

/**
 * Returns when an organisation is open in a regular week, Monday first: when one of its calendars is, for any service, by the
 * rules valid on `today`. At most two ranges a day; empty without any valid rule.
 */
export function weeklyHours(
  calendars: readonly Pick<Schedule, "openinghours">[],
  today: Day,
): (readonly HoursOfDay[])[] {
  const rules = calendars.flatMap(({ openinghours }) => rulesValidOn(openinghours, today));
  if (rules.length === 0) return [];
  return WEEKDAYS.map((weekday) =>
    toHoursOfDay(joinRanges(rules.filter(({ days }) => days.includes(weekday)).map(toMinutes))),
  );
}

/** Returns the rules valid on a date for any service, for all weekdays. */
export function rulesValidOn(rules: readonly OpeningRule[], day: Day): readonly OpeningRule[] {
  const covering = rules.filter(
    // Records contain null for a rule without an end.
    ({ valid_from, valid_until }) => (valid_from ?? day) <= day && day <= (valid_until ?? day),
  );
  // null represents all services that no rule names.
  const services = new Set([null, ...covering.flatMap(({ interventions }) => interventions ?? [])]);
  const present = new Set<OpeningRule>();
  for (const id of services)
    for (const rule of rulesInForce(covering.filter(isFor(id)), toDates)) present.add(rule);
  return covering.filter((rule) => present.has(rule));
}

/** Records contain an empty list for a rule that applies to every service. */
function isFor(id: number | null): (rule: OpeningRule) => boolean {
  return ({ interventions = [] }) =>
    interventions.length === 0 || (id !== null && interventions.includes(id));
}

function toDates({ valid_from, valid_until, adds_to_week }: OpeningRule) {
  return { from: valid_from ?? "", until: valid_until ?? "9999", isAdded: adds_to_week ?? false };
}

/** Returns a range in minutes since midnight. */
export function toMinutes({ from, to }: HoursOfDay): readonly [number, number] {
  return [minuteOfDay(from) ?? 0, minuteOfDay(to) ?? 0];
}

/** Returns the ranges of one day for display: at most two, without the shortest breaks. */
export function toHoursOfDay(ranges: Ranges): HoursOfDay[] {
  const hours: HoursOfDay[] = [];
  const shownRanges = withoutShortPauses(ranges);
  for (let at = 0; at < shownRanges.length; at += 2)
    hours.push({ from: toWallTime(shownRanges[at] ?? 0), to: toWallTime(shownRanges[at + 1] ?? 0) });
  return hours;
}

function withoutShortPauses(ranges: Ranges): Ranges {
  if (ranges.length <= 2 * MOST_RANGES) return ranges;
  let shortest = 1;
  const pauseAt = (end: number): number => (ranges[end + 1] ?? 0) - (ranges[end] ?? 0);
  for (let end = 3; end < ranges.length - 1; end += 2) if (pauseAt(end) < pauseAt(shortest)) shortest = end;
  return withoutShortPauses(ranges.toSpliced(shortest, 2));
}
