import { formatDay, formatDayWithYear, formatTime } from "@rendezvous/phrases/format-date";
import { now } from "../../lib/clock.ts";
import { useDateLocale, usePhrases } from "../../lib/phrases.ts";
import { useKnownGroup } from "../group/first-data.ts";
import { passWords } from "../slots/format-start.ts";

interface Start {
  readonly start: string;
  readonly start_at: string;
}

const HALF_A_YEAR_MS = 182 * 86_400_000;

/** "Tuesday 1 December, 09:20"; with the year if it is half a year away or more. */
export function useFormatStart(): (at: Start) => string {
  const phrases = usePhrases();
  const dateLocale = useDateLocale();
  const { group } = useKnownGroup();
  return ({ start, start_at }) => {
    const isFar = Math.abs(Date.parse(start_at) - now()) > HALF_A_YEAR_MS;
    const day = (isFar ? formatDayWithYear : formatDay)(start, dateLocale);
    const pass = passWords(start_at, group.timezone, phrases);
    return [day, formatTime(start, dateLocale), pass].filter((part) => part !== "").join(", ");
  };
}
