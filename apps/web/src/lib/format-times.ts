import { addDays } from "@rendezvous/domain/time/instant";
import { formatDaySpan, formatShortDayAndTime, formatTime } from "@rendezvous/phrases/format-date";

const MIDNIGHT = " 00:00";

/** Returns "Thu 3 Dec, 10:00–12:00"; over several days both ends with their day; whole days without times. */
export function formatTimes(start: string, end: string, dateLocale: string): string {
  if (start.endsWith(MIDNIGHT) && end.endsWith(MIDNIGHT))
    return formatDaySpan(start.slice(0, 10), addDays(end.slice(0, 10), -1), dateLocale);
  const from = formatShortDayAndTime(start, dateLocale);
  return start.slice(0, 10) === end.slice(0, 10)
    ? `${from}–${formatTime(end, dateLocale)}`
    : `${from} – ${formatShortDayAndTime(end, dateLocale)}`;
}
