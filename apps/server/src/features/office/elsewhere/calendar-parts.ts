/** An event's own lines, unfolded, and the zones and settings of its file. */
export interface CalendarParts {
  readonly events: readonly string[][];
  /** The lines of each VTIMEZONE by its TZID. */
  readonly zones: ReadonlyMap<string, string[]>;
  /** The zone of the whole file, as some programs name it; null: none. */
  readonly zoneName: string | null;
}

/** The properties that say when an event takes time; all others, such as its title, are dropped unread. */
const TIMES = new Set("UID DTSTART DTEND DURATION RRULE RDATE EXDATE RECURRENCE-ID STATUS TRANSP".split(" "));

/**
 * Splits an iCalendar text. Returns null if it is none or is cut off. Each event is read by itself afterwards, so that one faulty
 * event does not hide the others.
 */
export function toCalendarParts(text: string): CalendarParts | null {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r?\n[ \t]/g, "")
    .split(/\r?\n|\r/);
  const events: string[][] = [];
  const zones = new Map<string, string[]>();
  const inside: string[] = [];
  let zoneName: string | null = null;
  let zone: string[] = [];
  let zoneId = "";
  let isWhole = false;
  for (const line of lines) {
    const name = /^[\w-]+/.exec(line)?.[0].toUpperCase();
    if (name === undefined) continue;
    const value = line.slice(line.indexOf(":") + 1).trim();
    if (name === "BEGIN") inside.push(value.toUpperCase());
    if (inside.length === 0) continue;
    const [calendar, component] = inside;
    if (calendar !== "VCALENDAR") return null;
    if (name === "BEGIN" && component === "VEVENT" && inside.length === 2) events.push([]);
    else if (component === "VEVENT" && inside.length === 2 && TIMES.has(name)) events.at(-1)!.push(line);
    else if (component === undefined && name === "X-WR-TIMEZONE") zoneName = value;
    if (component === "VTIMEZONE") {
      zone.push(line);
      if (name === "TZID") zoneId = value;
    }
    if (name !== "END") continue;
    if (inside.pop() !== value.toUpperCase()) return null;
    if (component === "VTIMEZONE" && inside.length === 1) {
      zones.set(zoneId, zone);
      zone = [];
    }
    if (inside.length === 0) isWhole = true;
  }
  return isWhole && inside.length === 0 ? { events, zones, zoneName } : null;
}
