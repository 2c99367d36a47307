export type DatePart = "day" | "month" | "year";

const LETTERS: Readonly<Record<string, DatePart>> = { d: "day", j: "day", m: "month", n: "month", y: "year" };

/**
 * In which order a date's parts are asked: that of the format (`d/m/Y`, `YYYY-MM-DD`, ...); null when it does not name
 * all three.
 */
export function datePartsOf(dateFormat: string): DatePart[] | null {
  const parts = dateFormat
    .toLowerCase()
    .split("")
    .flatMap((letter) => LETTERS[letter] ?? []);
  const order = [...new Set(parts)];
  return order.length === 3 ? order : null;
}

export type DateParts = Readonly<Record<DatePart, string>>;

/** The parts of a `YYYY-MM-DD` value, also of one that is only half typed. */
export function splitDate(value: string): DateParts {
  const [year = "", month = "", day = ""] = value.split("-");
  return { year, month, day };
}

const LENGTHS: Readonly<Record<DatePart, number>> = { day: 2, month: 2, year: 4 };

/**
 * The parts of a whole date in one text, as it is pasted: separated in the given order, year first, or eight digits in that order;
 * null for anything else.
 */
export function readWholeDate(text: string, order: readonly DatePart[]): DateParts | null {
  const numbers = text
    .trim()
    .split(/\D+/)
    .filter((number) => number !== "");
  const isYearFirst = numbers[0]?.length === 4;
  const typedOrder: readonly DatePart[] =
    isYearFirst && numbers.length === 3 ? ["year", "month", "day"] : order;
  const found: Record<DatePart, string> = { day: "", month: "", year: "" };
  let at = 0;
  for (const [index, part] of typedOrder.entries()) {
    found[part] = (numbers.length === 3 ? numbers[index] : text.trim().slice(at, at + LENGTHS[part])) ?? "";
    at += LENGTHS[part];
  }
  const isWhole = numbers.length === 3 || /^\d{8}$/.test(text.trim());
  if (!isWhole || found.year.length !== 4 || found.day.length > 2 || found.month.length > 2) return null;
  return { year: found.year, month: found.month.padStart(2, "0"), day: found.day.padStart(2, "0") };
}

/**
 * What is typed into the first of the three fields: digits, with a zero before a single one that a separator ends, so that a date
 * typed in one go can be told apart from its beginning.
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

/** The value of three parts; "" while none is given. Not a date until all of them are. */
export function joinDate({ year, month, day }: DateParts): string {
  return year === "" && month === "" && day === "" ? "" : `${year}-${month}-${day}`;
}
