import type { EpochMinute } from "../time/instant.ts";
import { offsetAt } from "../time/zone-table.ts";
import { type CompiledSchedule, type OpeningTable, wallTextToInstant } from "./compile.ts";
import type { HoursFor } from "./eligible.ts";
import { classTimes, openingTable } from "./hours/opening-table.ts";
import { ownTables, serviceTable } from "./hours/service-hours.ts";
import { intersectRanges, joinRanges, toPairs } from "./ranges.ts";
import type { Occupant, Reason } from "./reason.ts";
import { firstRunEndingAfter, isOpenThroughout } from "./slot-starts.ts";

/** Places, and the appointments that take some of them. */
export interface OccupiedPlace {
  readonly capacity: number;
  readonly occupants: readonly Occupant[];
}

/** A calendar or resource, prepared for finding reasons. */
export interface ExplainedPlace extends OccupiedPlace {
  readonly id: number;
  readonly table: OpeningTable;
  /** The hours without its closures. */
  readonly usual: OpeningTable;
  /**
   * The same without the services' own hours. `workday`: as if no day were a public holiday; `anyService`: the hours in which any
   * service can be booked.
   */
  readonly anyHours: OpeningTable;
  readonly workday: OpeningTable;
  readonly anyService: OpeningTable;
  /** The services' own hours. */
  readonly own: readonly OpeningTable[];
  readonly closures: readonly { readonly from: EpochMinute; readonly until: EpochMinute }[];
  /** The times taken elsewhere that overlap the searched ones. */
  readonly busy: readonly (readonly [from: EpochMinute, until: EpochMinute])[];
  /** The dates of classes, with buffers, that overlap the searched times. */
  readonly classes: readonly {
    readonly id: number;
    readonly from: EpochMinute;
    readonly until: EpochMinute;
  }[];
  readonly localDay: (instant: EpochMinute) => number;
}

/** Prepares a calendar or resource for times inside [from, until). */
export function prepareExplainedPlace(
  compiled: CompiledSchedule,
  services: readonly HoursFor[],
  all: readonly Occupant[],
  from: EpochMinute,
  until: EpochMinute,
): ExplainedPlace {
  const { schedule, zone } = compiled;
  const ids = services.map(({ id }) => id);
  const tableOf = (one: CompiledSchedule) => serviceTable(one, services, from, until);
  const tableWithoutOwn = (one: CompiledSchedule) => openingTable(one, ids, from, until);
  const unclosed = { ...compiled, closures: [], classes: [], tables: new Map() };
  const everyDay = { ...unclosed, holidays: new Set<number>(), tables: new Map() };
  const everyService = {
    ...unclosed,
    rules: compiled.rules.map(forAll),
    openings: new Map([...compiled.openings].map(([day, ranges]) => [day, ranges.map(forAll)])),
    tables: new Map(),
  };
  return {
    id: schedule.id,
    capacity: schedule.capacity,
    table: tableOf(compiled),
    usual: tableOf(unclosed),
    anyHours: tableWithoutOwn(unclosed),
    workday: tableWithoutOwn(everyDay),
    anyService: tableWithoutOwn(everyService),
    own: ownTables(services, zone, from, until),
    closures: schedule.closures.map((closure) => ({
      from: wallTextToInstant(zone, closure.start),
      until: wallTextToInstant(zone, closure.end),
    })),
    busy: toPairs(intersectRanges(joinRanges(toPairs(schedule.busy ?? [])), [from, until])),
    classes: compiled.classes.flatMap((one) =>
      classTimes(one, from - 1440 - one.service.length, until + 1440)
        .filter(([begins, ends]) => begins < until && ends > from)
        .map(([begins, ends]) => ({ id: one.schedule.id, from: begins, until: ends })),
    ),
    occupants: all.filter(({ calendarId }) => calendarId === schedule.id),
    localDay: (instant) => Math.floor((instant + offsetAt(zone, instant)) / 1440),
  };
}

function forAll<Range extends object>(range: Range) {
  return { ...range, interventions: null };
}

/** The length of an appointment and its buffers before and after, in minutes. */
interface PlaceRequest {
  readonly length: number;
  readonly before: number;
  readonly after: number;
}

/** Returns the reasons why the appointment cannot be on that calendar or resource at that time; empty when it can. */
export function placeReasons(place: ExplainedPlace, request: PlaceRequest, start: EpochMinute): Reason[] {
  return [...hoursReasons(place, start, start + request.length), ...seatReasons(place, request, start)];
}

/** Whether there is no reason against it. */
export function canTakeAppointment(
  place: ExplainedPlace,
  request: PlaceRequest,
  start: EpochMinute,
): boolean {
  return (
    isOpenThroughout(place.table, start, start + request.length) &&
    seatReasons(place, request, start).length === 0
  );
}

function hoursReasons(place: ExplainedPlace, start: EpochMinute, end: EpochMinute): Reason[] {
  if (isOpenThroughout(place.table, start, end)) return [];
  const reasons: Reason[] = [];
  let openUntil = Number.POSITIVE_INFINITY;
  for (const [closure, { from, until }] of place.closures.entries()) {
    if (from <= start && start < until) reasons.push({ code: "closure", closure });
    else if (start < from && from < end && from < until) openUntil = Math.min(openUntil, from);
  }
  const isIn = (table: OpeningTable): boolean => isOpenThroughout(table, start, start + 1);
  for (const [from, until] of place.busy) {
    if (from <= start && start < until) reasons.push({ code: "elsewhere" });
    else if (start < from && from < end) openUntil = Math.min(openUntil, from);
  }
  const present = new Set(
    place.classes.filter(({ from, until }) => from <= start && start < until).map(({ id }) => id),
  );
  for (const classId of present) reasons.push({ code: "class", classId });
  // A later date of the same class would be the same reason again.
  for (const { id, from } of place.classes)
    if (!present.has(id) && start < from && from < end) openUntil = Math.min(openUntil, from);
  let hours: OpeningTable | null = place.anyHours;
  if (!isIn(place.anyHours)) {
    hours = null;
    if (isIn(place.workday)) {
      hours = place.workday;
      reasons.push({ code: "holiday", day: place.localDay(start) });
    } else reasons.push({ code: isIn(place.anyService) ? "other_services" : "closed" });
  }
  if (!place.own.every(isIn)) reasons.push({ code: "service_hours" });
  for (const { runs } of [...(hours ? [hours] : []), ...place.own.filter(isIn)])
    openUntil = Math.min(openUntil, runs[firstRunEndingAfter(runs, start) + 1]!);
  if (openUntil < end) reasons.push({ code: "too_short", until: openUntil, by: [] });
  return reasons;
}

/** Returns the keys of the appointments that fill the places at some moment of the requested time; none when there is room. */
export function occupantsInTheWay(
  places: OccupiedPlace,
  request: PlaceRequest,
  start: EpochMinute,
): number[] {
  return seatReasons(places, request, start).flatMap((reason) => ("by" in reason ? reason.by : []));
}

/** Returns the reasons where the place is full: at the start, later, or only during the buffers. */
function seatReasons(
  { capacity, occupants }: OccupiedPlace,
  { length, before, after }: PlaceRequest,
  start: EpochMinute,
): Reason[] {
  const end = start + length;
  const [from, until] = [start - before, end + after];
  const near = occupants.filter((one) => one.from < until && one.until > from && one.from < one.until);
  if (near.length < capacity) return [];
  const kinds = new Map<number, "taken" | "too_short" | "buffer">();
  let freeUntil = end;
  const cuts = [from, until, ...near.flatMap((one) => [one.from, one.until])].filter(
    (cut) => cut >= from && cut <= until,
  );
  for (const [segmentFrom, segmentUntil] of pairs(cuts)) {
    const there = near.filter((one) => one.from < segmentUntil && one.until > segmentFrom);
    if (there.length < capacity) continue;
    for (const one of there) {
      const meetsFrom = Math.max(segmentFrom, start, one.start);
      const meets = meetsFrom < Math.min(segmentUntil, end, one.end);
      if (meets && meetsFrom === start) kinds.set(one.key, "taken");
      else if (meets && kinds.get(one.key) !== "taken") {
        kinds.set(one.key, "too_short");
        freeUntil = Math.min(freeUntil, meetsFrom);
      } else if (!kinds.has(one.key)) kinds.set(one.key, "buffer");
    }
  }
  const keysOf = (kind: string) => [...kinds].flatMap(([key, own]) => (own === kind ? [key] : []));
  const [takenBy, tooShortBy, bufferBy] = [keysOf("taken"), keysOf("too_short"), keysOf("buffer")];
  return [
    ...(takenBy.length > 0 ? [{ code: capacity > 1 ? "capacity" : "taken", by: takenBy } as const] : []),
    ...(tooShortBy.length > 0 ? [{ code: "too_short", until: freeUntil, by: tooShortBy } as const] : []),
    ...(bufferBy.length > 0 ? [{ code: "buffer", by: bufferBy } as const] : []),
  ];
}

function pairs(cuts: readonly number[]): (readonly [number, number])[] {
  const sorted = [...new Set(cuts)].sort((a, b) => a - b);
  return sorted.slice(1).map((until, index) => [sorted[index]!, until] as const);
}
