import { passOf } from "@rendezvous/domain/slots/clock-change";
import { formatDayAndTime } from "@rendezvous/phrases/format-date";
import type { ScreenPhrases } from "@rendezvous/phrases/catalogues";

/** "after the clocks change": which of two equal wall times it is when the clocks go back; empty for every other time. */
export function passWords(startAt: string, timezone: string, { slots }: ScreenPhrases): string {
  return { only: "", first: slots.firstPass, second: slots.secondPass }[passOf(timezone, startAt)];
}

interface Start {
  readonly start: string;
  readonly start_at: string;
}

/** A line may break before "25 novembre" or "25 de noviembre", but not inside. */
const DAY_AND_MONTH = /\d[^\s,]* (?:de |a viz )?(?=\p{L})/u;

/** "Tuesday 1 December, 09:20", with the words above if needed. */
export function formatStart(
  { start, start_at }: Start,
  timezone: string,
  phrases: ScreenPhrases,
  dateLocale: string,
): string {
  const pass = passWords(start_at, timezone, phrases);
  const time = formatDayAndTime(start, dateLocale);
  const kept = time.replace(DAY_AND_MONTH, (found) => found.replaceAll(" ", "\u00a0"));
  return [kept, ...(pass === "" ? [] : [pass])].join(", ");
}
