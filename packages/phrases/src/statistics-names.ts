import type { StatisticsPhrases } from "./catalogues.ts";
import { formatDay, formatTime, formatWeekday } from "./format-date.ts";
import { upperFirst } from "./upper-first.ts";

type Kind = "service" | "calendar" | "source" | "language" | "lead" | "weekday" | "hour";

interface Line {
  readonly value: string;
  /** The name of the service or calendar. */
  readonly name?: string | undefined;
}

const SOME_DAY = "2027-01-04";
const LEADS: Readonly<Record<string, string>> = {
  "2": "2–3",
  "4": "4–7",
  "8": "8–14",
  "15": "15–30",
  "31": "31+",
};

/** Returns a function that names the lines of each count, for the screen and the workbook. */
export function lineNamer(
  phrases: StatisticsPhrases,
  dateLocale: string,
): (kind: Kind, line: Line) => string {
  const languages = new Intl.DisplayNames(dateLocale, { type: "language" });
  return (kind, { value, name = value }) => {
    if (kind === "service" || kind === "calendar") return name;
    if (kind === "weekday") return upperFirst(formatWeekday(Number(value) - 1, dateLocale), dateLocale);
    if (value === "") return phrases.imported;
    if (kind === "hour") return formatTime(`${SOME_DAY} ${value}:00`, dateLocale);
    if (kind === "language") return upperFirst(languages.of(value) ?? value, dateLocale);
    if (kind === "lead") return LEADS[value] ?? value;
    return value === "new_user" ? phrases.page : value;
  };
}

/** Returns a function that names a day or a month of the series. */
export function seriesNamer(grain: "day" | "month", dateLocale: string): (start: string) => string {
  const month = new Intl.DateTimeFormat(dateLocale, { month: "long", year: "numeric", timeZone: "UTC" });
  return (start) =>
    upperFirst(
      grain === "day" ? formatDay(start, dateLocale) : month.format(new Date(`${start}T00:00Z`)),
      dateLocale,
    );
}
