import { earliestStart, latestStart } from "./bookable-period.ts";
import { compileCatalogue, type CompiledSchedule } from "./compile.ts";
import { calendarHoursFor, eligibleCalendars, eligibleResources, resourceHoursFor } from "./eligible.ts";
import type { Catalogue, ChainLink, Service, Slot, SlotRequest, TakenTimes } from "./model.ts";
import { fillPeaks } from "./occupancy.ts";
import { servicePlacesOf } from "./service-places.ts";
import { serviceTable } from "./hours/service-hours.ts";
import { spacedParts, startPlaceId } from "./starts-apart.ts";
import { addToTally, clearTally, createSlotTally, toSlots } from "./slot-tally.ts";
import { fillSlotStarts, instantList, isOpenThroughout } from "./slot-starts.ts";

// Reused between searches, which saves several allocations per calendar: only one search runs at a time, and none keeps these.
const starts = instantList();
const tally = createSlotTally();
let peaks = new Int32Array(1024);
let closeStarts = new Int32Array(1024);

/** Returns the slots of a single service, sorted by start. */
export function findServiceSlots(
  catalogue: Catalogue,
  takenTimes: TakenTimes,
  link: ChainLink,
  request: SlotRequest,
): Slot[] {
  const compiled = compileCatalogue(catalogue);
  const { service, places = 1 } = link;
  const from = Math.max(request.from, earliestStart(catalogue, [link], request.now));
  const calendars = eligibleCalendars(compiled, link);
  clearTally(tally, calendars.length);
  for (const [at, calendar] of calendars.entries()) {
    const { id, capacity, slot_step } = calendar.schedule;
    const until = Math.min(
      request.until,
      latestStart(catalogue, calendar.schedule, service, request.now) + 1,
    );
    if (from >= until) continue;
    const table = serviceTable(calendar, calendarHoursFor(service), from, until + service.length);
    fillSlotStarts(starts, table, slot_step, service.length, from, until);
    fillPeaksOf(service, takenTimes.get(id), capacity);
    if (places > 1) fillUp(capacity, places);
    keepApart(service, takenTimes, id, capacity);
    addToTally(tally, at, capacity, starts, peaks);
  }
  const resources = eligibleResources(compiled, link);
  if (resources) limitByResources(resources, takenTimes, service);
  for (const { id, capacity } of servicePlacesOf(catalogue, service))
    limitByPlaces(takenTimes.get(id), capacity, service);
  return toSlots(
    tally,
    calendars.map(({ schedule }) => schedule.id),
  );
}

/** Computes for each of `starts` the most seats taken during the service with its buffers. */
function fillPeaksOf(service: Service, spans: Int32Array | undefined, capacity: number): void {
  if (peaks.length <= starts.count) peaks = new Int32Array(2 * starts.count);
  fillPeaks(peaks, starts, spans, capacity, service.buffer_before, service.length + service.buffer_after);
}

/** Counts a calendar as full at the starts where it has fewer free places than requested. */
function fillUp(capacity: number, places: number): void {
  for (let i = 0; i < starts.count; i++) if (capacity - peaks[i]! < places) peaks[i] = capacity;
}

/**
 * Counts a calendar as full at the starts that are too close to another one of the same service, and as having one free seat
 * elsewhere: two would start at once.
 */
function keepApart(service: Service, takenTimes: TakenTimes, calendarId: number, capacity: number): void {
  for (const { id, min_between_starts } of spacedParts(service)) {
    if (closeStarts.length <= starts.count) closeStarts = new Int32Array(2 * starts.count);
    fillPeaks(closeStarts, starts, takenTimes.get(startPlaceId(id, calendarId)), 1, 0, min_between_starts);
    for (let i = 0; i < starts.count; i++)
      peaks[i] = Math.max(peaks[i]!, closeStarts[i]! > 0 ? capacity : capacity - 1);
  }
}

/** Makes `starts` those of the tally. */
function takeStartsOfTally(): void {
  starts.values = tally.starts.slice();
  starts.count = tally.count;
}

/** Limits the seats at each start to the free ones of the service's own places. */
function limitByPlaces(spans: Int32Array | undefined, capacity: number, service: Service): void {
  takeStartsOfTally();
  fillPeaksOf(service, spans, capacity);
  for (let i = 0; i < tally.count; i++) tally.seats[i] = Math.min(tally.seats[i]!, capacity - peaks[i]!);
}

/** Limits the seats at each start to those of all resources together. */
function limitByResources(
  resources: readonly CompiledSchedule[],
  takenTimes: TakenTimes,
  service: Service,
): void {
  const { count } = tally;
  if (count === 0) return;
  takeStartsOfTally();
  const free = new Int32Array(count);
  const until = tally.starts[count - 1]! + service.length;
  for (const resource of resources) {
    const { id, capacity } = resource.schedule;
    const table = serviceTable(resource, resourceHoursFor(service), tally.starts[0]!, until);
    fillPeaksOf(service, takenTimes.get(id), capacity);
    for (let i = 0; i < count; i++) {
      const seats = capacity - peaks[i]!;
      const start = starts.values[i]!;
      if (seats > 0 && isOpenThroughout(table, start, start + service.length)) free[i]! += seats;
    }
  }
  for (let i = 0; i < count; i++) tally.seats[i] = Math.min(tally.seats[i]!, free[i]!);
}
