import { type Day, addDays, minuteOfDay, toWallTime, weekdayOf } from "../../time/instant.ts";
import type { Closure, Opening, OpeningRule } from "../model.ts";
import { joinRanges, type Ranges, subtractRanges } from "../ranges.ts";
import { weeklyHoursOn } from "./special-days.ts";
import { isTimeRange, type TimeRange } from "./timetables.ts";
import { rulesValidOn } from "./weekly-hours.ts";

/** The exceptions from a calendar's weekly hours. */
export interface Exceptions<OneClosure extends Closure = Closure, OneOpening extends Opening = Opening> {
  readonly closures: readonly OneClosure[];
  readonly openings: readonly OneOpening[];
}

/** Removes all exceptions of one day; a longer closure still closes the days around it. */
export function clearExceptionsOfDay<C extends Closure, O extends Opening>(
  all: Exceptions<C, O>,
  day: Day,
): Exceptions<C, O> {
  const [midnight, next] = [`${day} 00:00`, `${addDays(day, 1)} 00:00`];
  return {
    openings: all.openings.filter(({ date }) => date !== day),
    closures: all.closures.flatMap((closure) => {
      if (closure.end <= midnight || closure.start >= next) return [closure];
      return [
        ...(closure.start < midnight ? [{ ...closure, end: midnight }] : []),
        ...(closure.end > next ? [{ ...closure, start: next }] : []),
      ];
    }),
  };
}

/** The weekly rules of the calendar, and whether the day is a public holiday, on which they do not apply. */
interface DayRules {
  readonly rules: readonly OpeningRule[];
  readonly isHoliday: boolean;
}

/**
 * Opens a day at exactly these hours, and overrides all other rules for it: closes other weekly hours and opens missing ones,
 * even on a closed day, a holiday, or in the middle of an absence. `toOpening` and `toClosure` fill in the other fields.
 */
export function openDayAt<C extends Closure, O extends Opening>(
  all: Exceptions<C, O>,
  day: Day,
  target: readonly TimeRange[],
  { rules, isHoliday }: DayRules,
  toOpening: (opening: Opening) => O,
  toClosure: (closure: Closure) => C,
): Exceptions<C, O> {
  const weekly = isHoliday ? [] : joinRanges(weeklyHoursOn(rules, day));
  const open = joinRanges(
    target.filter(isTimeRange).map(({ from, to }) => [minuteOfDay(from) ?? 0, minuteOfDay(to) ?? 0] as const),
  );
  const { closures, openings } = clearExceptionsOfDay(all, day);
  return {
    openings: [
      ...openings,
      ...toRanges(subtractRanges(open, weekly)).map((range) => toOpening({ date: day, ...range })),
    ],
    closures: [
      ...closures,
      ...toRanges(subtractRanges(weekly, open)).map(({ from, to }) =>
        toClosure({
          start: `${day} ${from}`,
          end: to === "24:00" ? `${addDays(day, 1)} 00:00` : `${day} ${to}`,
        }),
      ),
    ],
  };
}

/**
 * Opens a public holiday like any other day of its week, including the hours of single services. Returns openings, which have
 * priority over holidays.
 */
export function openHolidayAsUsual(rules: readonly OpeningRule[], day: Day): Opening[] {
  return rulesValidOn(rules, day)
    .filter(({ days }) => days.includes(weekdayOf(day)))
    .map(({ from, to, interventions = [] }) => ({ date: day, from, to, interventions }));
}

function toRanges(ranges: Ranges): TimeRange[] {
  return ranges.flatMap((from, at) =>
    at % 2 === 0 ? [{ from: toWallTime(from), to: toWallTime(ranges[at + 1]!) }] : [],
  );
}
