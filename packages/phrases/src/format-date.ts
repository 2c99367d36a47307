const formatters = new Map<string, Intl.DateTimeFormat>();

/** Formatters are cached, because making one costs a hundred times as much as using it. */
function formatter(dateLocale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${dateLocale} ${Object.entries(options).flat().join(" ")}`;
  let cached = formatters.get(key);
  if (cached === undefined) {
    cached = new Intl.DateTimeFormat(dateLocale, { ...options, timeZone: "UTC" });
    formatters.set(key, cached);
  }
  return cached;
}

/** WebKit parses only this form as a date; Chromium and Firefox parse more, and would hide a mistake. */
const WALL = /^\d{4}-\d\d-\d\d(?:[ T]\d\d:\d\d|$)/;

/**
 * Parses `YYYY-MM-DD`, with or without `HH:MM[:SS]`, on the group's own clock. It is parsed and formatted as UTC, so that no time
 * zone shifts it: the server has already converted it to the group's timezone. Throws a RangeError for any other text.
 */
function toDate(wall: string): Date {
  if (!WALL.test(wall)) throw new RangeError(`Not a date: ${wall}`);
  return new Date(wall.length === 10 ? `${wall}T00:00Z` : `${wall.slice(0, 16).replace(" ", "T")}Z`);
}

const NUMERIC: Intl.DateTimeFormatOptions = { day: "2-digit", month: "2-digit", year: "numeric" };

/** The first day of a month in French and Breton, which Intl does not write. */
const FIRST: Readonly<Record<string, string>> = { fr: "1er", br: "1añ" };

function firstIn(dateLocale: string): string | undefined {
  return FIRST[dateLocale.slice(0, 2)];
}

function write(wall: string, dateLocale: string, options: Intl.DateTimeFormatOptions): string {
  const format = formatter(dateLocale, options);
  const first = firstIn(dateLocale);
  if (first === undefined || wall.slice(8, 10) !== "01") return format.format(toDate(wall));
  return format
    .formatToParts(toDate(wall))
    .map((part) => (part.type === "day" ? first : part.value))
    .join("");
}

/** "1", "1er": the day of the month, as in a written-out date. */
export function formatDayOfMonth(wall: string, dateLocale: string): string {
  return write(wall, dateLocale, { day: "numeric" });
}

/** "Tuesday 1 December" */
export function formatDay(wall: string, dateLocale: string): string {
  return write(wall, dateLocale, { weekday: "long", day: "numeric", month: "long" });
}

/** "Tuesday 1 December 2026" */
export function formatDayWithYear(wall: string, dateLocale: string): string {
  return write(wall, dateLocale, { weekday: "long", day: "numeric", month: "long", year: "numeric" });
}

/** "1 December 2026" */
export function formatDate(wall: string, dateLocale: string): string {
  return write(wall, dateLocale, { day: "numeric", month: "long", year: "numeric" });
}

/** "01/12/2026" */
export function formatNumericDate(wall: string, dateLocale: string): string {
  return formatter(dateLocale, NUMERIC).format(toDate(wall));
}

/** Shortens the weekday at the beginning of `text`: for Portugal Intl writes "segunda", but its calendars write three letters. */
export function shortenWeekday(text: string, dateLocale: string): string {
  return dateLocale === "pt-PT" ? text.replace(/^(\p{L}{3})\p{L}+/u, "$1") : text;
}

/** "Tue" */
export function formatShortWeekday(wall: string, dateLocale: string): string {
  return shortenWeekday(formatter(dateLocale, { weekday: "short" }).format(toDate(wall)), dateLocale);
}

/** Returns a date with this weekday (0 is Monday), in the week from Monday 1 February 2027. */
function someDay(index: number): string {
  return `2027-02-0${1 + index}`;
}

/** "Monday", for 0, to "Sunday", for 6 */
export function formatWeekday(index: number, dateLocale: string): string {
  return formatter(dateLocale, { weekday: "long" }).format(toDate(someDay(index)));
}

/** "Mon", for 0, to "Sun", for 6 */
export function formatShortWeekdayAt(index: number, dateLocale: string): string {
  return formatShortWeekday(someDay(index), dateLocale);
}

/** "09:20", "9:20 AM" */
export function formatTime(wall: string, dateLocale: string): string {
  return formatter(dateLocale, { timeStyle: "short" }).format(toDate(wall));
}

/**
 * The words that people write with the digits of an hour. Other languages use Intl's text, or "h" where Intl writes the digits
 * alone.
 */
const HOURS: Readonly<Record<string, string>> = {
  br: "# e",
  hu: "# óra",
  it: "ore #",
  nl: "# u",
  pl: "godz. #",
};

/** "09 h", "9 AM", "09 Uhr": the hour in which a time lies. */
export function formatHour(wall: string, dateLocale: string): string {
  const hour = formatter(dateLocale, { hour: "numeric" }).format(toDate(wall));
  const [digits = hour] = /\d+/.exec(hour) ?? [];
  const ours = HOURS[dateLocale.slice(0, 2)] ?? (digits === hour ? "# h" : hour);
  return ours.replace("#", digits).replace(" ", "\u00a0");
}

/** "Tuesday 1 December, 09:20" */
export function formatDayAndTime(wall: string, dateLocale: string): string {
  return `${formatDay(wall, dateLocale)}, ${formatTime(wall, dateLocale)}`;
}

/** Spanish and Portuguese use the singular article before one o'clock. */
const ONE_O_CLOCK = /^0?1(?!\d)/;
/** Czech writes "ve" before hours that begin with two consonants: "ve dvě". */
const TWO_CONSONANTS = /^(?:0?[234]|1[234]|2\d)(?!\d)/;

/** The words between a day and a time in a sentence; other languages use a comma. */
const AT: Readonly<Record<string, (time: string) => string>> = {
  br: (time) => ` da\u00a0${time}`,
  cs: (time) => ` ${TWO_CONSONANTS.test(time) ? "ve" : "v"}\u00a0${time}`,
  de: (time) => ` um\u00a0${time}\u00a0Uhr`,
  en: (time) => ` at\u00a0${time}`,
  es: (time) => ` a ${ONE_O_CLOCK.test(time) ? "la" : "las"}\u00a0${time}`,
  fr: (time) => ` à\u00a0${time}`,
  it: (time) => ` alle ore\u00a0${time}`,
  nl: (time) => ` om\u00a0${time}\u00a0uur`,
  pl: (time) => ` o\u00a0${time}`,
  pt: (time) => ` ${ONE_O_CLOCK.test(time) ? "à" : "às"}\u00a0${time}`,
  sk: (time) => ` o\u00a0${time}`,
};

/** Joins a formatted day and a formatted time as in a sentence: "Tuesday 1 December at 09:20". */
export function joinDayAndTime(day: string, time: string, dateLocale: string): string {
  return day + (AT[dateLocale.slice(0, 2)]?.(time) ?? `, ${time}`);
}

/** "Tuesday 1 December at 09:20": like `formatDayAndTime`, but for use in a sentence. */
export function formatDayAtTime(wall: string, dateLocale: string): string {
  return joinDayAndTime(formatDay(wall, dateLocale), formatTime(wall, dateLocale), dateLocale);
}

/** "Tue 1 Dec, 09:20" */
export function formatShortDayAndTime(wall: string, dateLocale: string): string {
  const day = write(wall, dateLocale, { weekday: "short", day: "numeric", month: "short" });
  return `${shortenWeekday(day, dateLocale)}, ${formatTime(wall, dateLocale)}`;
}

/** "1–7 December", "30 November – 6 December": both ends are inclusive; a single day is written alone. */
export function formatDaySpan(
  from: string,
  until: string,
  dateLocale: string,
  month: "long" | "short" = "long",
): string {
  const format = formatter(dateLocale, { day: "numeric", month });
  const parts = format.formatRangeToParts(toDate(from), toDate(until));
  const ends = { startRange: from, endRange: until, shared: from };
  return parts
    .map((part) => {
      if (part.type !== "day") return part.value;
      const first = ends[part.source].slice(8, 10) === "01" ? firstIn(dateLocale) : undefined;
      // Intl writes "01" in Italian spans, but "1" in Italian dates.
      return first ?? part.value.replace(/^0/, "");
    })
    .join("");
}

/** Returns the order in which a language writes the parts of a short date. */
export function datePartOrderIn(dateLocale: string): ("day" | "month" | "year")[] {
  return formatter(dateLocale, NUMERIC)
    .formatToParts(toDate("2026-12-01"))
    .flatMap(({ type }) => (type === "day" || type === "month" || type === "year" ? [type] : []));
}

/** "Dec" */
export function formatShortMonth(wall: string, dateLocale: string): string {
  return formatter(dateLocale, { month: "short" }).format(toDate(wall));
}
