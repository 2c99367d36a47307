import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type ICAL from "ical.js";
import { type Clock, clockOf, dayNumber, type FindClock } from "./clocks.ts";

export interface Occurrence {
  readonly start: EpochMinute;
  /** The first start, as wall time on the event's own clock. */
  readonly time: ICAL.Time;
  /** null: the occurrence is as long as the event. */
  readonly end: EpochMinute | null;
}

/** Some occurrences of an event, named by their instant or, where the file has only that, by their day. */
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

/** Where the library cannot follow a rule any further, the rule ends. */
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

/**
 * The step, in days or weeks, by which the first start may move forward without changing later occurrences; null: it must not
 * move.
 */
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
