import { addDays, minuteOfDay, toDayNumber, weekdayOf } from "../../time/days.ts";
import { type Day, WEEKDAYS } from "../../time/instant.ts";
import type { OpeningRule, Schedule } from "../model.ts";
import { joinRanges, type Ranges, subtractRanges } from "../ranges.ts";
import { type HoursOfDay, rulesOn, toHours, toMinutes } from "./weekly-hours.ts";

/** A day on which it is otherwise than in a usual week; without hours it is closed. */
export interface SpecialDay {
  readonly day: Day;
  readonly hours: readonly HoursOfDay[];
}

/** So far ahead they are said: two weeks, the present day among them. */
const DAYS_AHEAD = 14;
const MINUTES_PER_DAY = 1440;

export type OpeningDays = Pick<Schedule, "openinghours" | "openings" | "closures" | "holidays">;

/**
 * The days of the next two weeks on which holidays, closures and one-off openings change what `week` says (Monday first). Where
 * the week was written by hand, the calendars only tell of days on which all of them are closed that else would not be.
 */
export function specialDays(
  calendars: readonly OpeningDays[],
  week: readonly (readonly HoursOfDay[])[],
  isWritten: boolean,
  today: Day,
): SpecialDay[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => addDays(today, index));
  return days.flatMap((day) => {
    const usual = week[WEEKDAYS.indexOf(weekdayOf(day))] ?? [];
    const hours = toHours(joinPairs(calendars.map((calendar) => openOn(calendar, day))));
    const isSpecial = isWritten
      ? usual.length > 0 &&
        hours.length === 0 &&
        calendars.some((one) => weeklyOn(one.openinghours, day).length > 0)
      : JSON.stringify(hours) !== JSON.stringify(usual);
    return isSpecial ? [{ day, hours }] : [];
  });
}

/** What the weekly rules open on a day, in minutes since its midnight on the wall. */
export function weeklyOn(rules: readonly OpeningRule[], day: Day): (readonly [number, number])[] {
  const weekday = weekdayOf(day);
  return rulesOn(rules, day)
    .filter(({ days }) => days.includes(weekday))
    .map(toMinutes);
}

/** When it is open on a day for any service, in minutes since that day's midnight on the wall. */
export function openOn(calendar: OpeningDays, day: Day): Ranges {
  const weekly = calendar.holidays.has(day) ? [] : weeklyOn(calendar.openinghours, day);
  const openings = calendar.openings.filter(({ date }) => date === day).map(toMinutes);
  const closures = calendar.closures.map(
    ({ start, end }) => [minuteFrom(day, start), minuteFrom(day, end)] as const,
  );
  return subtractRanges(joinRanges([...weekly, ...openings]), joinRanges(closures));
}

/** Of `YYYY-MM-DD HH:MM`, in minutes since the midnight of `day`. */
function minuteFrom(day: Day, wall: string): number {
  const days = toDayNumber(wall.slice(0, 10)) - toDayNumber(day);
  return days * MINUTES_PER_DAY + (minuteOfDay(wall.slice(11, 16)) ?? 0);
}

function joinPairs(all: readonly Ranges[]): Ranges {
  const pairs: (readonly [number, number])[] = [];
  for (const ranges of all)
    for (let at = 0; at < ranges.length; at += 2) pairs.push([ranges[at] ?? 0, ranges[at + 1] ?? 0]);
  return joinRanges(pairs);
}
