import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type ICAL from "ical.js";
import { type Clock, clockOf, dayNumber, type FindClock } from "./clocks.ts";

export interface Occurrence {
  readonly start: EpochMinute;
  /** The start on its own clock. */
  readonly time: ICAL.Time;
  /** null: as long after the start as the event's first end. */
  readonly end: EpochMinute | null;
}

/** Some of an event's occurrences: by their instant, or by their day where the file names only that. */
export interface OccurrenceSet {
  readonly starts: Set<EpochMinute>;
  readonly days: Set<number>;
}

export function has({ starts, days }: OccurrenceSet, { start, time }: Occurrence): boolean {
  return starts.has(start) || days.has(dayNumber(time));
}

/** Counts the steps of all recurrences of a file. */
export interface Steps {
  left: number;
}

export class TooManyError extends Error {}

export interface Series {
  readonly start: ICAL.Time;
  readonly clock: Clock;
  readonly rules: readonly ICAL.Recur[];
  readonly find: FindClock;
}

/**
 * Returns the starts by the rules in [from, until), and the first start. Recurs on the event's wall clock, so that nine o'clock
 * stays nine o'clock when the clocks change.
 */
export function listOccurrences(
  series: Series,
  from: EpochMinute,
  until: EpochMinute,
  steps: Steps,
): Occurrence[] {
  const occurrences = new Map<EpochMinute, Occurrence>();
  const add = (time: ICAL.Time, start: EpochMinute) => {
    if (start >= from && start < until) occurrences.set(start, { start, time: time.clone(), end: null });
  };
  add(series.start, series.clock(series.start));
  for (const rule of series.rules) {
    const last = lastStart(rule, series);
    if (last < from) continue;
    const iterator = withoutEnd(rule).iterator(closerStart(rule, series, from));
    for (let time = next(iterator); time; time = next(iterator)) {
      if (steps.left-- <= 0) throw new TooManyError();
      const start = series.clock(time);
      if (start >= until || start > last) break;
      add(time, start);
    }
  }
  return [...occurrences.values()];
}

/** A rule that the library cannot follow any further ends there. */
function next(iterator: ICAL.RecurIterator): ICAL.Time | null {
  try {
    return iterator.next() ?? null;
  } catch {
    return null;
  }
}

/** The library would compare UNTIL, an instant, with a wall time. */
function withoutEnd(rule: ICAL.Recur): ICAL.Recur {
  const endless = rule.clone();
  endless.until = null;
  return endless;
}

/** Returns the instant of UNTIL; a day without a time counts to its end. */
function lastStart({ until }: ICAL.Recur, { clock, find }: Series): EpochMinute {
  if (!until) return Number.POSITIVE_INFINITY;
  if (!until.isDate) return clockOf(until, null, () => clock)(until);
  const nextDay = until.clone();
  nextDay.adjust(1, 0, 0, 0);
  return Math.max(clock(nextDay), find(null)(nextDay)) - 1 / 60;
}

/** Days or weeks that the first start may move on without changing the later ones; null: it may not. */
function cycleDays({ freq, interval, count, parts }: ICAL.Recur): number | null {
  if (count || "BYSETPOS" in parts) return null;
  if (freq === "DAILY") return interval;
  return freq === "WEEKLY" ? interval * 7 : null;
}

/** Skips the years before `from`: a calendar may have thousands of weekly events that began long ago. */
function closerStart(rule: ICAL.Recur, { start, clock }: Series, from: EpochMinute): ICAL.Time {
  const days = cycleDays(rule);
  const cycles = days === null ? 0 : Math.floor((from - clock(start)) / 1440 / days) - 1;
  if (days === null || cycles <= 0) return start;
  const closer = start.clone();
  closer.adjust(cycles * days, 0, 0, 0);
  return closer;
}
