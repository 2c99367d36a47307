import { type DatePart, joinDate, readPastedDate } from "../form/date-parts.ts";
import { type Day, isDay } from "../time/instant.ts";

/** Three numbers with the same separator; a space may follow it, as in "12. 3. 1980". */
const DATE = /(?<!\S)\d{1,4}([./-])\s?\d{1,2}\1\s?\d{1,4}\.?(?!\S)/;

/**
 * Returns the date in a search text, and the rest of the text; null without a date. `order`: the order of a date's parts in the
 * user's language; a four-digit year may always come first.
 */
export function extractBirthdate(
  text: string,
  order: readonly DatePart[],
): { readonly birthdate: Day | null; readonly rest: string } {
  const typed = DATE.exec(text)?.[0];
  const parts = typed === undefined ? null : readPastedDate(typed, order);
  const birthdate = parts && joinDate(parts);
  if (typed === undefined || birthdate === null || !isDay(birthdate)) return { birthdate: null, rest: text };
  return { birthdate, rest: text.replace(typed, " ").trim() };
}

/** Returns the date of birth among a person's answers, by the name of a field with that meaning; "" without one. */
export function birthdateOf(answers: Readonly<Record<string, unknown>>): string {
  const born = Object.entries(answers).find(
    ([name, value]) => /birth/i.test(name) && typeof value === "string" && isDay(value),
  );
  return born === undefined ? "" : String(born[1]);
}
