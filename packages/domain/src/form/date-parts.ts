export type DatePart = "day" | "month" | "year";

const LETTERS: Readonly<Record<string, DatePart>> = { d: "day", j: "day", m: "month", n: "month", y: "year" };

/** Returns the order of a date's parts in a format (`d/m/Y`, `YYYY-MM-DD`, ...); null when it does not contain all three. */
export function datePartOrderOf(dateFormat: string): DatePart[] | null {
  const parts = dateFormat
    .toLowerCase()
    .split("")
    .flatMap((letter) => LETTERS[letter] ?? []);
  const order = [...new Set(parts)];
  return order.length === 3 ? order : null;
}

export type DateParts = Readonly<Record<DatePart, string>>;

/** Returns the parts of a `YYYY-MM-DD` value, even of an incomplete one. */
export function splitDate(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { year, month, day };
}

const LENGTHS: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };

/**
 * Returns the parts of a whole pasted date: separated in the given order or year first, or eight digits in that order; null for
 * anything else.
 */
export function readPastedDate(text: string, order: readonly DatePart[]): DateParts | null {
  const numbers = text
    .trim()
    .split(/\D+/)
    .filter((number) => number !== "");
  const isYearFirst = numbers[0]?.length === 4;
  const typedOrder: readonly DatePart[] =
    isYearFirst && numbers.length === 3 ? ["year", "month", "day"] : order;
  const parts: Record<DatePart, string> = { day: "", month: "", year: "" };
  let at = 0;
  for (const [index, part] of typedOrder.entries()) {
    parts[part] = (numbers.length === 3 ? numbers[index] : text.trim().slice(at, at + LENGTHS[part])) ?? "";
    at += LENGTHS[part];
  }
  const isWhole = numbers.length === 3 || /^\d{8}$/.test(text.trim());
  if (!isWhole || parts.year.length !== 4 || parts.day.length > 2 || parts.month.length > 2) return null;
  return { year: parts.year, month: parts.month.padStart(2, "0"), day: parts.day.padStart(2, "0") };
}

/**
 * Returns the digits typed into the first of the three fields. A separator adds a zero before a single digit, so that a date
 * typed in one go is distinguishable from its beginning.
 */
export function typedDigits(text: string): string {
  const groups = text.split(/\D+/);
  return groups
    .reduce((digits, group, index) => {
      const all = digits + group;
      const isEnded = index < groups.length - 1;
      return isEnded && all.length % 2 === 1 ? `${all.slice(0, -1)}0${all.slice(-1)}` : all;
    }, "")
    .slice(0, 8);
}

/** Joins three parts; "" if all are empty. The result is a date only when all are given. */
export function joinDate({ year, month, day }: DateParts): string {
  return year === "" && month === "" && day === "" ? "" : `${year}-${month}-${day}`;
}
