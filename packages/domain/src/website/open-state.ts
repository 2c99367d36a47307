import type { SpecialDay } from "../availability/hours/special-days.ts";
import type { HoursOfDay } from "../availability/hours/weekly-hours.ts";
import { joinRanges } from "../availability/ranges.ts";
import { type Day, type EpochMinute, WEEKDAYS, addDays, minuteOfDay, weekdayOf } from "../time/instant.ts";
import { instantToWall, wallToInstant } from "../time/zone.ts";

/** The opening hours of an organisation: its usual week, Monday first, and the special days with other hours. */
export interface WebsiteHours {
  readonly openinghours: readonly (readonly HoursOfDay[])[];
  readonly special_days: readonly SpecialDay[];
}

export type OpenState =
  /** `until` is null when it stays open for a week or more. */
  | { readonly isOpen: true; readonly until: EpochMinute | null }
  /** `from` is null when it does not open in the next two weeks. */
  | { readonly isOpen: false; readonly from: EpochMinute | null };

const MINUTES_PER_DAY = 1440;
/** The catalogue contains the special days of this many days ahead. */
const DAYS_AHEAD = 14;
const LONG_MINUTES = 7 * MINUTES_PER_DAY;

/** Returns the hours of one day: those of the special day, else those of its weekday. */
export function openingHoursOn(
  { openinghours, special_days }: WebsiteHours,
  day: Day,
): readonly HoursOfDay[] {
  const special = special_days.find((one) => one.day === day);
  return special?.hours ?? openinghours[WEEKDAYS.indexOf(weekdayOf(day))] ?? [];
}

/**
 * Returns whether the organisation is open at an instant, and when that changes. Ends are exclusive. Ranges that touch at
 * midnight are joined, and a range whose end is not after its beginning ends on the next day.
 */
export function openStateAt(hours: WebsiteHours, zone: string, now: EpochMinute): OpenState {
  const { day: today } = instantToWall(zone, now);
  const pairs: (readonly [EpochMinute, EpochMinute])[] = [];
  for (let ahead = -1; ahead < DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead);
    for (const { from, to } of openingHoursOn(hours, day)) {
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
  // `runs` alternates openings (even indexes) and closings (odd indexes).
  if (next % 2 !== 1) return { isOpen: false, from: at };
  return { isOpen: true, until: at === null || at - now >= LONG_MINUTES ? null : at };
}
