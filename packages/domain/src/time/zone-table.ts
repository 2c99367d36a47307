import { type EpochMinute, msOf } from "./instant.ts";

/**
 * The clock changes of one zone, read from Intl a year at a time and cached. Intl takes microseconds per instant, the table
 * nanoseconds. Only this table determines offsets, so no other code can disagree with it.
 */
export interface ZoneTable {
  readonly zone: string;
  readonly formatter: Intl.DateTimeFormat;
  readonly spans: Map<number, ZoneSpan>;
}

/** About one year: `offsets[0]` applies from its first minute, `offsets[i + 1]` from `changes[i]` on. */
export interface ZoneSpan {
  readonly changes: readonly EpochMinute[];
  readonly offsets: readonly number[];
}

const MINUTES_PER_DAY = 1440;
const DAYS_PER_SPAN = 364;
const MINUTES_PER_SPAN = DAYS_PER_SPAN * MINUTES_PER_DAY;

const tables = new Map<string, ZoneTable>();

/** Returns the table of an IANA zone; throws a RangeError for a name that Intl does not support. */
export function zoneTable(zone: string): ZoneTable {
  let table = tables.get(zone);
  if (!table) {
    const formatter = new Intl.DateTimeFormat("en-US", { timeZone: zone, timeZoneName: "longOffset" });
    table = { zone, formatter, spans: new Map() };
    tables.set(zone, table);
  }
  return table;
}

/** Returns the minutes by which local clocks are ahead of UTC at an instant; seconds of an offset (before 1972) are rounded. */
export function offsetAt(table: ZoneTable, instant: EpochMinute): number {
  const { changes, offsets } = zoneSpan(table, Math.floor(instant / MINUTES_PER_SPAN));
  let index = 0;
  while (index < changes.length && (changes[index] ?? 0) <= instant) index++;
  return offsets[index] ?? 0;
}

/**
 * Returns the instant of a wall-clock minute (minutes since 1970-01-01 00:00 on the local clock). A skipped time moves forward by
 * the skip, a repeated time means its first pass: in both cases the offset from before the change applies.
 */
export function wallMinuteToInstant(table: ZoneTable, wallMinute: number): EpochMinute {
  // No offset and no known clock change is larger than two days.
  const earliest = wallMinute - 2 * MINUTES_PER_DAY;
  const latest = wallMinute + 2 * MINUTES_PER_DAY;
  let offset = offsetAt(table, earliest);
  const lastSpan = Math.floor(latest / MINUTES_PER_SPAN);
  for (let key = Math.floor(earliest / MINUTES_PER_SPAN); key <= lastSpan; key++) {
    const { changes, offsets } = zoneSpan(table, key);
    for (let index = 0; index < changes.length; index++) {
      const change = changes[index] ?? 0;
      if (change <= earliest) continue;
      const before = offsets[index] ?? 0;
      const after = offsets[index + 1] ?? 0;
      if (wallMinute >= change + Math.max(before, after)) offset = after;
    }
  }
  return wallMinute - offset;
}

function zoneSpan(table: ZoneTable, key: number): ZoneSpan {
  let span = table.spans.get(key);
  if (!span) {
    span = readSpan(table.formatter, key * MINUTES_PER_SPAN);
    table.spans.set(key, span);
  }
  return span;
}

function readSpan(formatter: Intl.DateTimeFormat, from: EpochMinute): ZoneSpan {
  const changes: EpochMinute[] = [];
  const offsets = [readOffset(formatter, from)];
  // Checks the first instant of the next span too, because a clock change exactly there belongs to this span's list only.
  for (let day = 1; day <= DAYS_PER_SPAN; day++) {
    const instant = from + day * MINUTES_PER_DAY;
    const before = offsets.at(-1) ?? 0;
    const after = readOffset(formatter, instant);
    if (after === before) continue;
    let low = instant - MINUTES_PER_DAY;
    let high = instant;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (readOffset(formatter, middle) === before) low = middle;
      else high = middle;
    }
    changes.push(high);
    offsets.push(after);
  }
  return { changes, offsets };
}

function readOffset(formatter: Intl.DateTimeFormat, instant: EpochMinute): number {
  const match = /GMT(?:([+-])(\d\d):(\d\d)(?::(\d\d))?)?$/.exec(formatter.format(msOf(instant)));
  if (!match?.[1]) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]) + Math.round(Number(match[4] ?? 0) / 60);
  return match[1] === "-" ? -minutes : minutes;
}
