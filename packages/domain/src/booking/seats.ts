import type { Catalogue, Placement } from "../availability/model.ts";
import type { ServiceStart } from "../availability/starts-apart.ts";
import type { EpochMinute } from "../time/instant.ts";

/** A seat of a calendar or resource, taken for a time; the end excluded. */
export interface TakenSeat {
  readonly calendar_id: number;
  readonly seat: number;
  readonly taken_from: EpochMinute;
  readonly taken_until: EpochMinute;
  /** The starts of the appointment or hold that takes it; undefined: the chain has no service with a `min_between_starts`. */
  readonly starts?: readonly ServiceStart[] | undefined;
}

/** A time for which a seat is requested. */
export interface SeatRequest {
  readonly calendar_id: number;
  readonly taken_from: EpochMinute;
  readonly taken_until: EpochMinute;
}

type Range = Pick<SeatRequest, "taken_from" | "taken_until">;

function overlap(a: Range, b: Range): boolean {
  return a.taken_from < b.taken_until && b.taken_from < a.taken_until;
}

/** Returns the first beginning and the last end. */
export function enclosingRange(ranges: readonly Range[]): [from: EpochMinute, until: EpochMinute] {
  return [
    Math.min(...ranges.map(({ taken_from }) => taken_from)),
    Math.max(...ranges.map(({ taken_until }) => taken_until)),
  ];
}

/**
 * Returns the lowest seat that is free for the whole of each request, in order; no two requests share one. null when for some
 * request every seat is partly taken, which does not mean that the calendar is full: see `reassignSeats`.
 */
export function pickSeats(
  takenSeats: readonly TakenSeat[],
  requests: readonly SeatRequest[],
  capacityOf: (calendarId: number) => number,
): number[] | null {
  const picked: number[] = [];
  for (const [index, request] of requests.entries()) {
    const used = new Set<number>();
    for (const row of takenSeats)
      if (row.calendar_id === request.calendar_id && overlap(row, request)) used.add(row.seat);
    for (let other = 0; other < index; other++) {
      const before = requests[other]!;
      if (before.calendar_id === request.calendar_id && overlap(before, request)) used.add(picked[other]!);
    }
    let seat = 0;
    while (used.has(seat)) seat++;
    if (seat >= capacityOf(request.calendar_id)) return null;
    picked.push(seat);
  }
  return picked;
}

export interface Reassignment<Row extends TakenSeat> {
  /** A seat for each request, in order. */
  readonly picked: readonly number[];
  /** Rows that change their seat, with the new seat. */
  readonly moved: readonly { readonly row: Row; readonly seat: number }[];
}

/**
 * Gives the requests and all taken times of one calendar new seats, in the order of their beginnings, each the lowest free seat.
 * Succeeds exactly when no instant needs more than `capacity`; null otherwise. `takenSeats` must contain everything that overlaps
 * the requests, and everything that overlaps those. A deliberately overbooked row (with a seat above the capacity) keeps its
 * seat, and counts where a request overlaps it.
 */
export function reassignSeats<Row extends TakenSeat>(
  takenSeats: readonly Row[],
  requests: readonly SeatRequest[],
  capacity: number,
): Reassignment<Row> | null {
  if (takenSeats.some(({ seat }) => seat >= capacity) && isAnyFull(takenSeats, requests, capacity))
    return null;
  const all = [
    ...takenSeats
      .filter(({ seat }) => seat < capacity)
      .map((row) => ({ range: row as Range, row, request: -1 })),
    ...requests.map((range, request) => ({ range: range as Range, row: null, request })),
  ].sort((a, b) => a.range.taken_from - b.range.taken_from);
  const freeFrom: number[] = [];
  const picked: number[] = [];
  const moved: { row: Row; seat: number }[] = [];
  for (const { range, row, request } of all) {
    let seat = freeFrom.findIndex((instant) => instant <= range.taken_from);
    if (seat < 0) seat = freeFrom.length;
    if (seat >= capacity) return null;
    freeFrom[seat] = range.taken_until;
    if (row === null) picked[request] = seat;
    else if (row.seat !== seat) moved.push({ row, seat });
  }
  return { picked, moved };
}

/** Whether a request's time would need more than `capacity`. */
function isAnyFull(takenRanges: readonly Range[], requests: readonly Range[], capacity: number): boolean {
  const all = [...takenRanges, ...requests];
  return requests.some((request) =>
    all
      .map(({ taken_from }) => Math.max(taken_from, request.taken_from))
      .filter((instant) => instant < request.taken_until)
      .some((at) => all.filter((one) => one.taken_from <= at && at < one.taken_until).length > capacity),
  );
}

/** The seat of the link `index` of a chain. */
export interface AllocatedSeat extends TakenSeat {
  readonly index: number;
}

export type PlacementRequest = Omit<AllocatedSeat, "seat">;

/**
 * Returns the seat requests of placements: the places on the calendar, and one seat of the resource and of each service with a
 * limit.
 */
export function toSeatRequests(placements: readonly Placement[]): PlacementRequest[] {
  return placements.flatMap(
    ({ calendarId, resourceId, servicePlaceIds = [], places = 1, takenFrom, takenUntil }, index) => {
      const calendarIds = Array.from({ length: places }, () => calendarId);
      const resourceIds = resourceId === null ? [] : [resourceId];
      return [...calendarIds, ...resourceIds, ...servicePlaceIds].map((calendar_id) => ({
        index,
        calendar_id,
        taken_from: takenFrom,
        taken_until: takenUntil,
      }));
    },
  );
}

/** Returns the number of seats of a calendar, a resource or a service with a limit; 0 for an unknown one. */
export function capacityOf({ calendars, resources, servicePlaces = [] }: Catalogue, id: number): number {
  for (const list of [calendars, resources, servicePlaces]) {
    const place = list.find((one) => one.id === id);
    if (place) return place.capacity;
  }
  return 0;
}

/** Returns a seat for each placement's calendar, resource and limited services; null when no single seat is free the whole time. */
export function seatPlacements(
  catalogue: Catalogue,
  takenSeats: readonly TakenSeat[],
  placements: readonly Placement[],
): AllocatedSeat[] | null {
  const requests = toSeatRequests(placements);
  const picked = pickSeats(takenSeats, requests, (id) => capacityOf(catalogue, id));
  return picked && requests.map((request, index) => ({ ...request, seat: picked[index]! }));
}
