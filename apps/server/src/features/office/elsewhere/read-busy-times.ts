import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { joinRanges } from "@rendezvous/domain/availability/ranges";
import { toZoneName } from "@rendezvous/domain/time/zone-name";
import ICAL from "ical.js";
import { toCalendarParts } from "./calendar-parts.ts";
import { type Clock, clockOf, clockOfZone, clocksOfFile, dayNumber, type FindClock } from "./clocks.ts";
import {
  has,
  listOccurrences,
  type Occurrence,
  type OccurrenceSet,
  type Steps,
  TooManyError,
} from "./occurrences.ts";

export interface CalendarText {
  readonly text: string;
  /** The group's zone: days without a time are days there. */
  readonly zone: string;
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  /** Events with such an id are the group's own appointments: a subscribed feed, or an accepted mail. */
  readonly ownUid: { readonly start: string; readonly end: string };
}

/** An event that the group has written, as it is in the file: its first occurrence. */
export interface OwnEvent {
  readonly uid: string;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
}

/** `busy`: joined ranges, as flattened pairs of instants, ends excluded. */
export type BusyTimesResult =
  | { readonly ok: true; readonly busy: readonly EpochMinute[]; readonly own: readonly OwnEvent[] }
  | { readonly ok: false; readonly failure: "not_a_calendar" | "too_many" };

const MAX_EVENTS = 5000;
/** The most steps of all recurrences together: about two seconds of work. */
const MAX_STEPS = 100_000;
const MAX_RANGES = 20_000;
/** Events that began earlier and are still going on are found if they take no longer. */
const LONGEST_MINUTES = 60 * 1440;

interface Event {
  readonly uid: string;
  readonly start: ICAL.Time;
  readonly clock: Clock;
  /** Returns the end of an occurrence that begins at this time. */
  readonly endOf: (time: ICAL.Time, start: EpochMinute) => EpochMinute;
  readonly isBusy: boolean;
  readonly component: ICAL.Component;
}

/** Reads when a calendar file says that its owner is busy. */
export function readBusyTimes({ text, zone, from, until, ownUid }: CalendarText): BusyTimesResult {
  const parts = toCalendarParts(text);
  if (!parts) return { ok: false, failure: "not_a_calendar" };
  if (parts.events.length > MAX_EVENTS) return { ok: false, failure: "too_many" };
  const fileZone = toZoneName(parts.zoneName ?? "") ?? zone;
  const find = clocksOfFile(parts.zones, clockOfZone(fileZone));
  const read = { find, days: clockOfZone(zone), from, until, steps: { left: MAX_STEPS } };
  const events = parts.events.flatMap((lines) => readEvent(lines, read) ?? []);
  const isOwn = (uid: string) => uid.startsWith(ownUid.start) && uid.endsWith(ownUid.end);
  const pairs: (readonly [number, number])[] = [];
  const own: OwnEvent[] = [];
  try {
    for (const [uid, same] of Map.groupBy(events, (event) => event.uid))
      if (isOwn(uid)) own.push(...toOwnEvent(same[0]!));
      else pairs.push(...listBusy(same, read));
  } catch (error) {
    if (error instanceof TooManyError) return { ok: false, failure: "too_many" };
    throw error;
  }
  const whole = pairs.map(
    ([start, end]) => [Math.max(from, Math.floor(start)), Math.min(until, Math.ceil(end))] as const,
  );
  const busy = joinRanges(whole);
  return busy.length > 2 * MAX_RANGES ? { ok: false, failure: "too_many" } : { ok: true, busy, own };
}

/** An event that was cancelled there counts as deleted. */
function toOwnEvent({ uid, start: time, clock, endOf, component }: Event): OwnEvent[] {
  if (String(component.getFirstPropertyValue("status")).toUpperCase() === "CANCELLED") return [];
  const start = clock(time);
  return [{ uid, start: Math.floor(start), end: Math.ceil(endOf(time, start)) }];
}

interface Reading {
  readonly find: FindClock;
  readonly days: Clock;
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  readonly steps: Steps;
}

/** Returns null for an event that cannot be read, or takes no time. */
function readEvent(lines: readonly string[], reading: Reading): Event | null {
  const { find, days } = reading;
  if (isLongOver(lines, reading.from)) return null;
  try {
    const component = new ICAL.Component(
      ICAL.parse(["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n")) as unknown[],
    );
    const [start, clock] = timeOf(component.getFirstProperty("dtstart")!, find, days);
    const textOf = (name: string) =>
      String(component.getFirstPropertyValue(name) ?? "")
        .trim()
        .toUpperCase();
    return {
      uid: String(component.getFirstPropertyValue("uid") ?? lines.join()),
      start,
      clock,
      endOf: toEndOf(component, start, clock, reading),
      isBusy: textOf("transp") !== "TRANSPARENT" && textOf("status") !== "CANCELLED",
      component,
    };
  } catch {
    return null;
  }
}

/** Most events of a calendar are past: these are dropped before the library reads them. */
function isLongOver(lines: readonly string[], from: EpochMinute): boolean {
  if (lines.some((line) => /^(RRULE|RDATE|RECURRENCE-ID)/i.test(line))) return false;
  const [, day] = lines.map((line) => /^DTSTART[^:]*:(\d{8})/i.exec(line)).find(Boolean) ?? [];
  const limit = new Date((from - LONGEST_MINUTES - 2880) * 60_000).toISOString().slice(0, 10);
  return day !== undefined && day < limit.replaceAll("-", "");
}

function zoneIdOf(property: ICAL.Property): string | null {
  return property.getFirstParameter("tzid") || null;
}

function timeOf(property: ICAL.Property, find: FindClock, days: Clock): [ICAL.Time, Clock] {
  const time = property.getFirstValue() as ICAL.Time;
  return [time, time.isDate ? days : clockOf(time, zoneIdOf(property), find)];
}

/**
 * RFC 5545: with DTEND, each occurrence has the same exact length; with a DURATION of days, or without times, the length is
 * counted on the wall clock.
 */
function toEndOf(
  component: ICAL.Component,
  start: ICAL.Time,
  clock: Clock,
  { find, days }: Reading,
): Event["endOf"] {
  const end = component.getFirstProperty("dtend");
  const duration = component.getFirstPropertyValue("duration") as ICAL.Duration | null;
  const later =
    (count: number, seconds: number): Event["endOf"] =>
    (time, instant) => {
      if (count === 0) return instant + seconds / 60;
      const moved = time.clone();
      moved.adjust(count, 0, 0, 0);
      return clock(moved) + seconds / 60;
    };
  if (end && start.isDate) {
    const [last] = timeOf(end, find, days);
    return later(Math.max(1, dayNumber(last) - dayNumber(start)), 0);
  }
  if (end) {
    const [last, endClock] = timeOf(end, find, days);
    return later(0, (endClock(last) - clock(start)) * 60);
  }
  if (!duration) return later(start.isDate ? 1 : 0, 0);
  const wallDays = duration.weeks * 7 + duration.days;
  const seconds = duration.hours * 3600 + duration.minutes * 60 + duration.seconds;
  return duration.isNegative ? later(0, 0) : later(wallDays, seconds);
}

/** Returns the busy times of the events with one id: a series, and what replaces single occurrences of it. */
function listBusy(events: readonly Event[], reading: Reading): (readonly [number, number])[] {
  const { find, from, until, steps } = reading;
  const isChange = ({ component }: Event) => component.hasProperty("recurrence-id");
  const changes = events.filter(isChange);
  const pairs: (readonly [number, number])[] = [];
  const add = (event: Event, { start, time, end }: Occurrence) => {
    const ends = end ?? event.endOf(time, start);
    if (start < until && ends > from && ends > start) pairs.push([start, ends]);
    if (pairs.length > MAX_RANGES) throw new TooManyError();
  };
  for (const event of events.filter((one) => !isChange(one) && one.isBusy)) {
    const { component, start, clock } = event;
    const replaced = changes.map((change) => change.component.getFirstProperty("recurrence-id")!);
    const without = toSet([...replaced, ...component.getAllProperties("exdate")], event, find);
    const rules = component.getAllProperties("rrule").map((one) => one.getFirstValue() as ICAL.Recur);
    const series = { start, clock, rules, find };
    const extra = component.getAllProperties("rdate").flatMap((one) => listExtra(one, event, find));
    for (const occurrence of [...listOccurrences(series, from - LONGEST_MINUTES, until, steps), ...extra])
      if (!has(without, occurrence)) add(event, occurrence);
  }
  for (const change of changes.filter(({ isBusy }) => isBusy))
    add(change, { start: change.clock(change.start), time: change.start, end: null });
  return pairs;
}

/** Reads EXDATE and RECURRENCE-ID. */
function toSet(
  properties: readonly ICAL.Property[],
  { start, clock }: Event,
  find: FindClock,
): OccurrenceSet {
  const set: OccurrenceSet = { starts: new Set(), days: new Set() };
  for (const property of properties)
    for (const time of property.getValues() as ICAL.Time[]) {
      if (start.isDate || time.isDate) set.days.add(dayNumber(time));
      else set.starts.add(clockBeside(property, time, clock, find)(time));
    }
  return set;
}

/** Reads RDATE: further starts, or whole periods. */
function listExtra(property: ICAL.Property, { clock }: Event, find: FindClock): Occurrence[] {
  return (property.getValues() as (ICAL.Time | ICAL.Period)[]).map((value) => {
    const isPeriod = "duration" in value;
    const time = isPeriod ? value.start : value;
    const own = clockBeside(property, time, clock, find);
    return { start: own(time), time, end: isPeriod ? own(value.getEnd()) : null };
  });
}

/** A time without a zone is on the clock of its event. */
function clockBeside(property: ICAL.Property, time: ICAL.Time, clock: Clock, find: FindClock): Clock {
  const zoneId = zoneIdOf(property);
  return clockOf(time, zoneId, zoneId === null ? () => clock : find);
}
