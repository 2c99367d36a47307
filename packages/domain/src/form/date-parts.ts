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

/** The value of three parts; "" while none is given. Not a date until all of them are. */
export function joinDate({ year, month, day }: DateParts): string {
  return year === "" && month === "" && day === "" ? "" : `${year}-${month}-${day}`;
}
