import { type DatePart, joinDate, readWholeDate } from "../form/date-parts.ts";
import { isDay } from "../time/days.ts";
import type { Day } from "../time/instant.ts";

/** Three numbers with the same sign between them; a space may follow it, as in "12. 3. 1980". */
const DATE = /(?<!\S)\d{1,4}([./-])\s?\d{1,2}\1\s?\d{1,4}\.?(?!\S)/;

/**
 * The date in a text that is searched for, and the rest of the text; null without one. `order`: of a date's parts in the
 * language of whoever types; a year of four digits may come first in any.
 */
export function searchedBirthdate(
  text: string,
  order: readonly DatePart[],
): { readonly birthdate: Day | null; readonly rest: string } {
  const typed = DATE.exec(text)?.[0];
  const parts = typed === undefined ? null : readWholeDate(typed, order);
  const birthdate = parts && joinDate(parts);
  if (typed === undefined || birthdate === null || !isDay(birthdate)) return { birthdate: null, rest: text };
  return { birthdate, rest: text.replace(typed, " ").trim() };
}

/** The date of birth among somebody's answers, as a form's field with that meaning is named; "" without one. */
export function birthdateOf(answers: Readonly<Record<string, unknown>>): string {
  const born = Object.entries(answers).find(
    ([name, value]) => /birth/i.test(name) && typeof value === "string" && isDay(value),
  );
  return born === undefined ? "" : String(born[1]);
}
