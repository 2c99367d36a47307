import { formatDayWithYear, formatTime } from "@rendezvous/phrases/format-date";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";

/** "Tuesday 1 December 2026, 10:00", of a date-time of the group. */
export function useFormatDateTime(): (wall: string) => string {
  const dateLocale = useDateLocale();
  return (wall) =>
    wall.length > 10
      ? `${formatDayWithYear(wall, dateLocale)}, ${formatTime(wall, dateLocale)}`
      : formatDayWithYear(wall, dateLocale);
}
