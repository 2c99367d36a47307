import type { SpecialDay } from "../availability/hours/special-days.ts";
import type { HoursOfDay } from "../availability/hours/weekly-hours.ts";
import { joinRanges } from "../availability/ranges.ts";
import { addDays, minuteOfDay, weekdayOf } from "../time/days.ts";
import { type Day, type EpochMinute, WEEKDAYS } from "../time/instant.ts";
import { instantToWall, wallToInstant } from "../time/zone.ts";

/** When an organisation is open: its usual week, Monday first, and the days on which that does not hold. */
export interface Hours {
  readonly openinghours: readonly (readonly HoursOfDay[])[];
  readonly special_days: readonly SpecialDay[];
}

export type OpenState =
  /** `until` is null where it does not close within a week. */
  | { readonly isOpen: true; readonly until: EpochMinute | null }
  /** `from` is null where it does not open within two weeks. */
  | { readonly isOpen: false; readonly from: EpochMinute | null };

const MINUTES_PER_DAY = 1440;
/** So far the special days are known. */
const DAYS_AHEAD = 14;
const LONG_MINUTES = 7 * MINUTES_PER_DAY;

/** The hours of one day: the special ones, else those of its weekday. */
export function hoursOn({ openinghours, special_days }: Hours, day: Day): readonly HoursOfDay[] {
  const special = special_days.find((one) => one.day === day);
  return special?.hours ?? openinghours[WEEKDAYS.indexOf(weekdayOf(day))] ?? [];
}

/**
 * Whether it is open at an instant, and when that changes. Ends are exclusive; what touches at midnight is one, and a range whose
 * end is not after its beginning ends on the next day.
 */
export function openStateAt(hours: Hours, zone: string, now: EpochMinute): OpenState {
  const { day: today } = instantToWall(zone, now);
  const pairs: (readonly [EpochMinute, EpochMinute])[] = [];
  for (let ahead = -1; ahead < DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    for (const { from, to } of hoursOn(hours, day)) {
      const [start, end] = [minuteOfDay(from) ?? 0, minuteOfDay(to) ?? 0];
      const isOverMidnight = end <= start;
      pairs.push([
        wallToInstant(zone, day, start),
        wallToInstant(zone, isOverMidnight ? addDays(day, 1) : day, end),
      ]);
    }
  }
  const runs = joinRanges(pairs);
  const next = runs.findIndex((instant) => instant > now);
  const at = next === -1 ? null : (runs[next] ?? null);
  // Beginnings stand at even places.
  if (next % 2 !== 1) return { isOpen: false, from: at };
  return { isOpen: true, until: at === null || at - now >= LONG_MINUTES ? null : at };
}
