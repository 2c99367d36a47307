import { clockChangePassOf } from "@rendezvous/domain/slots/clock-change";
import { formatDay, formatDayWithYear, formatTime, joinDayAndTime } from "@rendezvous/phrases/format-date";
import type { ScreenPhrases } from "@rendezvous/phrases/catalogues";

/**
 * Returns "after the clocks change" to distinguish two equal wall times at the end of summer time; empty for every other time.
 */
export function repeatedHourText(startAt: string, timezone: string, { slots }: ScreenPhrases): string {
  return { only: "", first: slots.firstPass, second: slots.secondPass }[clockChangePassOf(timezone, startAt)];
}

interface Start {
  readonly start: string;
  readonly start_at: string;
}

/** A line may break before "25 novembre" or "25 de noviembre", but not inside it. */
const DAY_AND_MONTH = /\d[^\s,]* (?:de |a\sviz )?(?=\p{L})/u;
/** A line may not break inside "quarta-feira" either. */
const IN_A_WORD = /(?<=\p{L})-(?=\p{L})/u;

/**
 * Returns "Tuesday 1 December, 09:20", in a sentence "at 09:20", with the words of `clockChangeWords` if needed; `withYear` for
 * distant times.
 */
export function formatStart(
  { start, start_at }: Start,
  timezone: string,
  phrases: ScreenPhrases,
  dateLocale: string,
  { withYear = false, inSentence = false } = {},
): string {
  const pass = repeatedHourText(start_at, timezone, phrases);
  const day = (withYear ? formatDayWithYear : formatDay)(start, dateLocale)
    .replace(DAY_AND_MONTH, (dayAndMonth) => dayAndMonth.replaceAll(" ", "\u00a0"))
    .replace(IN_A_WORD, "\u2011");
  const time = formatTime(start, dateLocale).replaceAll(" ", "\u00a0");
  const dayAndTime = inSentence ? joinDayAndTime(day, time, dateLocale) : `${day}, ${time}`;
  return pass === "" ? dayAndTime : `${dayAndTime}, ${pass}`;
}
