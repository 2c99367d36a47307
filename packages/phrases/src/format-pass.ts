import type { PassesPhrases } from "./catalogues.ts";
import { formatDate } from "./format-date.ts";

/** "7 visits left, until 3 March 2027" */
export function formatPassState(
  { left, valid_until }: { readonly left: number; readonly valid_until: string | null },
  phrases: PassesPhrases,
  dateLocale: string,
): string {
  const visits = phrases.left(left);
  return valid_until === null
    ? visits
    : phrases.until({ left: visits, day: formatDate(valid_until, dateLocale) });
}
