import { type Day, type EpochMinute, type Weekday, WEEKDAYS, weekdayOf } from "../time/instant.ts";
import { instantToWall } from "../time/zone.ts";

/** When a person of the waiting list can come, on the group's clock. */
export interface WishedTimes {
  readonly first_day: Day;
  readonly last_day: Day;
  readonly days: readonly Weekday[];
  /** Minutes of the day: start, end, start, end, ... with ends excluded. */
  readonly times: readonly number[];
  /** The start of the appointment that an earlier time shall replace; null: the person wants a new one. */
  readonly moves_from: EpochMinute | null;
  /** The starts that the person was offered before. */
  readonly offered: readonly EpochMinute[];
}

export const ALL_DAYS: readonly Weekday[] = WEEKDAYS;
export const ALL_TIMES: readonly number[] = [0, 1440];

/** Whether a time that begins at `start` is one that the person waits for, and has not been offered yet. */
export function fitsWish(wish: WishedTimes, start: EpochMinute, timezone: string): boolean {
  if (wish.moves_from !== null && start >= wish.moves_from) return false;
  if (wish.offered.includes(start)) return false;
  const { day, minuteOfDay } = instantToWall(timezone, start);
  return (
    day >= wish.first_day &&
    day <= wish.last_day &&
    wish.days.includes(weekdayOf(day)) &&
    wish.times.some(
      (from, index) => index % 2 === 0 && from <= minuteOfDay && minuteOfDay < (wish.times[index + 1] ?? 0),
    )
  );
}
