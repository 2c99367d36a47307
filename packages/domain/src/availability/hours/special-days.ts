import { type Day, WEEKDAYS, addDays, minuteOfDay, toDayNumber, weekdayOf } from "../../time/instant.ts";
import type { OpeningRule, Schedule } from "../model.ts";
import { joinRanges, type Ranges, subtractRanges } from "../ranges.ts";
import { type HoursOfDay, rulesValidOn, toHoursOfDay, toMinutes } from "./weekly-hours.ts";

/** A day whose hours differ from the regular week; without hours it is closed. */
export interface SpecialDay {
  readonly day: Day;
  readonly hours: readonly HoursOfDay[];
}

/** How many days ahead are shown: two weeks, including today. */
const DAYS_AHEAD = 14;
const MINUTES_PER_DAY = 1440;

export type OpeningDays = Pick<Schedule, "openinghours" | "openings" | "closures" | "holidays">;

/**
 * Returns the days of the next two weeks on which holidays, closures and one-off openings change the hours of `week` (Monday
 * first). If the week was entered by hand, only days on which all calendars are exceptionally closed.
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
    const hours = toHoursOfDay(joinPairs(calendars.map((calendar) => openRangesOn(calendar, day))));
    const isSpecial = isWritten
      ? usual.length > 0 &&
        hours.length === 0 &&
        calendars.some((one) => weeklyHoursOn(one.openinghours, day).length > 0)
      : JSON.stringify(hours) !== JSON.stringify(usual);
    return isSpecial ? [{ day, hours }] : [];
  });
}

/** Returns the hours of a day by the weekly rules, in wall-clock minutes since its midnight. */
export function weeklyHoursOn(rules: readonly OpeningRule[], day: Day): (readonly [number, number])[] {
  const weekday = weekdayOf(day);
  return rulesValidOn(rules, day)
    .filter(({ days }) => days.includes(weekday))
    .map(toMinutes);
}

/** Returns the hours of a day for any service, in wall-clock minutes since its midnight. */
export function openRangesOn(calendar: OpeningDays, day: Day): Ranges {
  const weekly = calendar.holidays.has(day) ? [] : weeklyHoursOn(calendar.openinghours, day);
  const openings = calendar.openings.filter(({ date }) => date === day).map(toMinutes);
  const closures = calendar.closures.map(
    ({ start, end }) => [minuteFrom(day, start), minuteFrom(day, end)] as const,
  );
  return subtractRanges(joinRanges([...weekly, ...openings]), joinRanges(closures));
}

/** Converts `YYYY-MM-DD HH:MM` to minutes since the midnight of `day`. */
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
