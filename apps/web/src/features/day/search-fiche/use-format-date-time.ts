import { formatDayWithYear, formatTime } from "@rendezvous/phrases/format-date";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";

/** Returns a function that formats a date-time of the group: "Tuesday 1 December 2026, 10:00". */
export function useFormatDateTime(): (wall: string) => string {
  const dateLocale = useDateLocale();
  return (wall) =>
    wall.length > 10
      ? `${formatDayWithYear(wall, dateLocale)}, ${formatTime(wall, dateLocale)}`
      : formatDayWithYear(wall, dateLocale);
}
