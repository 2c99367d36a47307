import { minuteOfDay, twoDigits } from "../time/days.ts";
import { type Day, WEEKDAYS, type WallTime } from "../time/instant.ts";
import type { Schedule } from "./model.ts";
import { joinRanges, type Ranges } from "./ranges.ts";

export interface HoursOfDay {
  readonly from: WallTime;
  /** May be `24:00`. */
  readonly to: WallTime;
}

/** As a home page shows them: a day is closed, or has one or two ranges. */
const MOST_RANGES = 2;

/**
 * When an organisation is open in a usual week, Monday first: whenever one of its calendars is, for any service, by the rules
 * that hold on `today`. At most two ranges a day; empty when no rule holds at all.
 */
export function weeklyHours(
  calendars: readonly Pick<Schedule, "openinghours">[],
  today: Day,
): (readonly HoursOfDay[])[] {
  const rules = calendars
    .flatMap(({ openinghours }) => openinghours)
    .filter(({ valid_from = today, valid_until = today }) => valid_from <= today && today <= valid_until);
  if (rules.length === 0) return [];
  return WEEKDAYS.map((weekday) => {
    const ranges = rules
      .filter(({ days }) => days.includes(weekday))
      .map(({ from, to }) => [minuteOfDay(from) ?? 0, minuteOfDay(to) ?? 0] as const);
    return toHours(withoutShortPauses(joinRanges(ranges)));
  });
}

function withoutShortPauses(ranges: Ranges): Ranges {
  if (ranges.length <= 2 * MOST_RANGES) return ranges;
  let shortest = 1;
  const pauseAt = (end: number): number => (ranges[end + 1] ?? 0) - (ranges[end] ?? 0);
  for (let end = 3; end < ranges.length - 1; end += 2) if (pauseAt(end) < pauseAt(shortest)) shortest = end;
  return withoutShortPauses(ranges.toSpliced(shortest, 2));
}

function toHours(ranges: Ranges): HoursOfDay[] {
  const hours: HoursOfDay[] = [];
  for (let at = 0; at < ranges.length; at += 2)
    hours.push({ from: toWallTime(ranges[at] ?? 0), to: toWallTime(ranges[at + 1] ?? 0) });
  return hours;
}

function toWallTime(minute: number): WallTime {
  return `${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`;
}
