import { addDays, type EpochMinute, minuteOfDay as parseTime } from "./instant.ts";
import { instantToWall, wallToInstant } from "./zone.ts";

/** The daily hours in which nobody is disturbed, each `HH:MM` on the group's clock. Without both ends, or if they are equal: none. */
export interface QuietHours {
  readonly quiet_from: string | null;
  readonly quiet_until: string | null;
}

/** Returns the quiet hours in which a time lies; null if it lies in none. */
export function quietHoursAt(
  time: EpochMinute,
  { quiet_from, quiet_until }: QuietHours,
  timezone: string,
): { readonly from: EpochMinute; readonly until: EpochMinute } | null {
  const from = parseTime(quiet_from ?? "");
  const until = parseTime(quiet_until ?? "");
  if (from === null || until === null || from === until) return null;
  const { day, minuteOfDay } = instantToWall(timezone, time);
  const isOvernight = from > until;
  const isSinceEvening = minuteOfDay >= from && (isOvernight || minuteOfDay < until);
  const isSinceDayBefore = isOvernight && minuteOfDay < until;
  if (!isSinceEvening && !isSinceDayBefore) return null;
  const firstDay = isSinceDayBefore ? addDays(day, -1) : day;
  return {
    from: wallToInstant(timezone, firstDay, from),
    until: wallToInstant(timezone, isOvernight ? addDays(firstDay, 1) : firstDay, until),
  };
}
