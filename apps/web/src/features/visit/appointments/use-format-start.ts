import { now } from "../../../lib/clock.ts";
import { useDateLocale, usePhrases } from "../../../lib/phrases/phrases.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { formatStart } from "../slots/format-start.ts";

interface Start {
  readonly start: string;
  readonly start_at: string;
}

const HALF_A_YEAR_MS = 182 * 86_400_000;

/**
 * Returns a function that formats a start: "Tuesday 1 December, 09:20", in a sentence "at 09:20"; with the year if it is half a
 * year away or more.
 */
export function useFormatStart({ inSentence = false } = {}): (at: Start) => string {
  const phrases = usePhrases();
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  return (at) => {
    const isFar = Math.abs(Date.parse(at.start_at) - now()) > HALF_A_YEAR_MS;
    return formatStart(at, group.timezone, phrases, dateLocale, { withYear: isFar, inSentence });
  };
}
