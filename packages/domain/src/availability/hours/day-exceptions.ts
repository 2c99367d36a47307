import { addDays, minuteOfDay, toWallTime, weekdayOf } from "../../time/days.ts";
import type { Day } from "../../time/instant.ts";
import type { Closure, Opening, OpeningRule } from "../model.ts";
import { joinRanges, type Ranges, subtractRanges } from "../ranges.ts";
import { weeklyOn } from "./special-days.ts";
import { isTimeRange, type TimeRange } from "./timetables.ts";
import { rulesOn } from "./weekly-hours.ts";

/** What makes days of a calendar different from its weeks. */
export interface Exceptions<OneClosure extends Closure = Closure, OneOpening extends Opening = Opening> {
  readonly closures: readonly OneClosure[];
  readonly openings: readonly OneOpening[];
}

/** Without anything that is said of one day: what closes more than that day closes the days around it. */
export function clearDay<C extends Closure, O extends Opening>(
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

/** The calendar whose day it is: its weekly rules, and whether that day is a public holiday on which these do not apply. */
interface DayRules {
  readonly rules: readonly OpeningRule[];
  readonly isHoliday: boolean;
}

/**
 * Opens a day at exactly these hours, whatever else is said of it: weekly hours beyond them are closed, what is missing is opened. So
 * a closed day, a holiday, or one day in the midst of an absence is opened too. `toOpening` and `toClosure` fill in what else they have.
 */
export function openAt<C extends Closure, O extends Opening>(
  all: Exceptions<C, O>,
  day: Day,
  target: readonly TimeRange[],
  { rules, isHoliday }: DayRules,
  toOpening: (opening: Opening) => O,
  toClosure: (closure: Closure) => C,
): Exceptions<C, O> {
  const weekly = isHoliday ? [] : joinRanges(weeklyOn(rules, day));
  const open = joinRanges(
    target.filter(isTimeRange).map(({ from, to }) => [minuteOfDay(from) ?? 0, minuteOfDay(to) ?? 0] as const),
  );
  const { closures, openings } = clearDay(all, day);
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

/** A public holiday as any other day of its week, its services' own hours included: openings, which win over holidays. */
export function workedHoliday(rules: readonly OpeningRule[], day: Day): Opening[] {
  return rulesOn(rules, day)
    .filter(({ days }) => days.includes(weekdayOf(day)))
    .map(({ from, to, interventions = [] }) => ({ date: day, from, to, interventions }));
}

function toRanges(ranges: Ranges): TimeRange[] {
  return ranges.flatMap((from, at) =>
    at % 2 === 0 ? [{ from: toWallTime(from), to: toWallTime(ranges[at + 1]!) }] : [],
  );
}
