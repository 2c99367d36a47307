import { foldName } from "../fiche/is-same-person.ts";
import { type Day, type EpochMinute, isDay, MINUTE_MS, twoDigits } from "../time/instant.ts";
import { instantToWall, parseTime, wallToInstant } from "../time/zone.ts";
import type { DateOrder } from "./read-cell.ts";

const LANGUAGES = ["fr", "en", "de", "es", "it", "nl", "pt", "pl", "cs", "sk", "hu"];
/** Intl has no Breton dates. */
const BRETON = "genver cʼhwevrer meurzh ebrel mae mezheven gouere eost gwengolo here du kerzu".split(" ");

const MONTHS: ReadonlyMap<string, number> = new Map([
  ...LANGUAGES.flatMap((language) =>
    (["long", "short"] as const).flatMap((length) =>
      Array.from({ length: 12 }, (_, index) => index).flatMap((index) =>
        // In several languages a month has another form beside a day.
        [{ month: length }, { month: length, day: "numeric" } as const].map((parts) => {
          const format = new Intl.DateTimeFormat(language, { ...parts, timeZone: "UTC" });
          const written = format.formatToParts(Date.UTC(2026, index, 1));
          const name = written.find(({ type }) => type === "month")?.value ?? "";
          return [foldName(name), index + 1] as const;
        }),
      ),
    ),
  ),
  ...BRETON.map((name, index) => [foldName(name), index + 1] as const),
]);

/** A day and the rest of its cell, which may contain a time. */
interface ReadDay {
  readonly day: Day;
  readonly rest: string;
}

/** Reads a day in numbers or with the name of its month, in any of the product's languages; null for anything else. */
export function readDay(text: string, order: DateOrder): ReadDay | null {
  const numbers =
    /^(?:\p{L}+\.?,?\s+)?(\d{1,4})[./\- ]\s?(\d{1,2})[./\- ]\s?(\d{4}|\d{1,2})(?!\d)(.*)$/u.exec(text);
  if (numbers) {
    const [, first = "", second = "", third = "", rest = ""] = numbers;
    if (first.length === 4) return toDay(first, second, third, rest);
    return order === "mdy" ? toDay(third, first, second, rest) : toDay(third, second, first, rest);
  }
  const plain = /^(\d{4})(\d\d)(\d\d)(?:T(.*))?$/.exec(text);
  if (plain) return toDay(plain[1] ?? "", plain[2] ?? "", plain[3] ?? "", plain[4] ?? "");
  // The last name counts: "mar." is a Tuesday in French, and a month elsewhere.
  const word = [...text.matchAll(/[\p{L}\p{M}ʼ’']+/gu)].findLast(([one]) => MONTHS.has(foldName(one)));
  if (!word) return null;
  const [before, after] = [text.slice(0, word.index), text.slice(word.index + word[0].length)];
  const match =
    /^\D*(?<year>\d{4})\D+(?<day>\d{1,2})(?!\d)(?<rest>.*)$/u.exec(`${before} ${after}`) ??
    /^\D*(?<day>\d{1,2})\D+(?<year>\d{4})(?!\d)(?<rest>.*)$/u.exec(`${before} ${after}`);
  const { year = "", day = "", rest = "" } = match?.groups ?? {};
  return toDay(year, String(MONTHS.get(foldName(word[0]))), day, rest);
}

function toDay(year: string, month: string, day: string, rest: string): ReadDay | null {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${twoDigits(Number(month))}-${twoDigits(Number(day))}`;
  return isDay(text) ? { day: text, rest } : null;
}

/** Reads a time of day with 24 or 12 hours, or a workbook's fraction of a day; null for anything else. Returns its minute. */
export function readClock(text: string): number | null {
  const fraction = /^0?[.,]\d*[1-9]$/.test(text) ? Number(text.replace(",", ".")) : null;
  if (fraction !== null) return Math.round(fraction * 1440);
  const match =
    /(?:^|[^\d])(\d{1,2})(?:\s?(?:[:.h]|uhr)\s?(\d\d)?)?(?::\d\d(?:\.\d+)?)?\s?(?:([ap])\.?\s?m\.?|\p{L}+\.?)?\s*$/iu.exec(
      text,
    ) ?? /^(\d\d)(\d\d)$/.exec(text);
  if (!match) return null;
  const half = match[3]?.toLowerCase();
  const typed = Number(match[1]);
  const minute = Number(match[2] ?? 0);
  const isPossible = minute < 60 && (half === undefined ? typed < 24 : typed >= 1 && typed <= 12);
  if (!isPossible) return null;
  const hour = half === undefined ? typed : (typed % 12) + (half === "p" ? 12 : 0);
  return hour * 60 + minute;
}

/** Reads a length in minutes, or in hours and minutes; null for anything else and for more than a day. */
export function readLength(text: string): number | null {
  const match = /^(?:(\d{1,2})\s?(?:h|std|:)\.?\s?)?(\d{1,4})?(?::00)?\s?(?:min|m|')?\p{L}*\.?$/iu.exec(text);
  const length = Number(match?.[1] ?? 0) * 60 + Number(match?.[2] ?? 0);
  return length > 0 && length <= 1440 ? length : null;
}

export type ReadMoment =
  | { readonly start: EpochMinute }
  /** "skipped_time": the clocks skip it on this day. */
  | { readonly problem: "no_time" | "skipped_time" };

/** The columns of a moment: a day, perhaps with its time, and a time. */
interface MomentCells {
  readonly date: string;
  readonly time: string;
}

/** Reads a moment on the clock of the zone. A repeated time means its first pass. */
export function readMoment({ date, time }: MomentCells, order: DateOrder, zone: string): ReadMoment {
  const instant = /^\d{4}-\d\d-\d\d[T ][\d:.]+\s?(?:Z|[+-]\d\d:\d\d)$/i.test(date)
    ? parseTime(zone, date.replace(/\s(?=[Z+-])/i, ""))
    : null;
  if (instant !== null && time === "") return { start: Math.floor(instant / MINUTE_MS) };
  const read = readDay(date, order);
  const minute = read && readClock(time === "" ? read.rest.trim() : time);
  if (read === null || minute === null) return { problem: "no_time" };
  const start = wallToInstant(zone, read.day, minute);
  return instantToWall(zone, start).minuteOfDay === minute ? { start } : { problem: "skipped_time" };
}
