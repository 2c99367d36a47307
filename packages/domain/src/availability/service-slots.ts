import { earliestStart, latestStart } from "./bookable-period.ts";
import { compileCatalogue } from "./compile.ts";
import { calendarOpenFor, eligibleCalendars, eligibleResources, resourceOpenFor } from "./eligible.ts";
import type { Catalogue, ChainLink, Service, Slot, SlotRequest, Taken } from "./model.ts";
import { fillPeaks } from "./occupancy.ts";
import { openingTable } from "./opening-table.ts";
import { fillSlotStarts, instantList, isOpenThroughout } from "./slot-starts.ts";

interface OpenSlot {
  readonly start: number;
  capacity: number;
  readonly calendarIds: number[];
}

// One search runs at a time and none keeps these: reusing them spares two allocations per calendar.
const starts = instantList();
let peaks = new Int32Array(1024);

/** The slots of one service on its own, sorted by start. */
export function findServiceSlots(
  catalogue: Catalogue,
  taken: Taken,
  link: ChainLink,
  request: SlotRequest,
): Slot[] {
  const compiled = compileCatalogue(catalogue);
  const { service } = link;
  const before = service.buffer_before;
  const after = service.length + service.buffer_after;
  const from = Math.max(request.from, earliestStart(catalogue, request.now));
  let slots: OpenSlot[] = [];
  for (const calendar of eligibleCalendars(compiled, link)) {
    const { id, capacity, slot_step } = calendar.schedule;
    const until = Math.min(request.until, latestStart(catalogue, calendar.schedule, request.now) + 1);
    if (from >= until || capacity < 1) continue;
    const table = openingTable(calendar, calendarOpenFor(service), from, until + service.length);
    fillSlotStarts(starts, table, slot_step, service.length, from, until);
    if (peaks.length < starts.count) peaks = new Int32Array(2 * starts.count);
    fillPeaks(peaks, starts.values, starts.count, taken.get(id), capacity, before, after);
    slots = addCalendar(slots, id, capacity, starts.count);
  }
  const resources = eligibleResources(compiled, link);
  return resources ? boundByResources(slots, resources, taken, service) : slots;
}

/** Adds a calendar's free starts, which stand in the scratch lists, to the slots found so far. */
function addCalendar(slots: OpenSlot[], id: number, capacity: number, count: number): OpenSlot[] {
  const { values } = starts;
  const merged: OpenSlot[] = [];
  let next = 0;
  for (let i = 0; i < count; i++) {
    const free = capacity - peaks[i]!;
    if (free <= 0) continue;
    const start = values[i]!;
    while (next < slots.length && slots[next]!.start < start) merged.push(slots[next++]!);
    const known = slots[next];
    if (known && known.start === start) {
      known.capacity += free;
      known.calendarIds.push(id);
    } else {
      merged.push({ start, capacity: free, calendarIds: [id] });
    }
  }
  while (next < slots.length) merged.push(slots[next++]!);
  return merged;
}

function boundByResources(
  slots: OpenSlot[],
  resources: ReturnType<typeof eligibleResources> & object,
  taken: Taken,
  service: Service,
): OpenSlot[] {
  const count = slots.length;
  const first = slots[0];
  const last = slots[count - 1];
  if (!first || !last) return [];
  const values = Int32Array.from(slots, ({ start }) => start);
  const free = new Int32Array(count);
  if (peaks.length < count) peaks = new Int32Array(2 * count);
  for (const resource of resources) {
    const { id, capacity } = resource.schedule;
    const table = openingTable(resource, resourceOpenFor(service), first.start, last.start + service.length);
    const after = service.length + service.buffer_after;
    fillPeaks(peaks, values, count, taken.get(id), capacity, service.buffer_before, after);
    for (let i = 0; i < count; i++) {
      const seats = capacity - peaks[i]!;
      if (seats > 0 && isOpenThroughout(table, values[i]!, values[i]! + service.length)) free[i]! += seats;
    }
  }
  return slots.filter((slot, i) => {
    slot.capacity = Math.min(slot.capacity, free[i]!);
    return slot.capacity > 0;
  });
}
