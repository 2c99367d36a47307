import type { Catalogue, Placement } from "../availability/model.ts";
import type { EpochMinute } from "../time/instant.ts";

/** A seat of a calendar or resource, taken for a time; the end excluded. */
export interface TakenSeat {
  readonly calendar_id: number;
  readonly seat: number;
  readonly taken_from: EpochMinute;
  readonly taken_until: EpochMinute;
}

/** A time for which a seat is wanted. */
export interface SeatRequest {
  readonly calendar_id: number;
  readonly taken_from: EpochMinute;
  readonly taken_until: EpochMinute;
}

type Range = Pick<SeatRequest, "taken_from" | "taken_until">;

function overlap(a: Range, b: Range): boolean {
  return a.taken_from < b.taken_until && b.taken_from < a.taken_until;
}

/** From the first beginning to the last end. */
export function rangeOf(ranges: readonly Range[]): [from: EpochMinute, until: EpochMinute] {
  return [
    Math.min(...ranges.map(({ taken_from }) => taken_from)),
    Math.max(...ranges.map(({ taken_until }) => taken_until)),
  ];
}

/**
 * The lowest seat that is free for the whole of each wish, in the wishes' order; two wishes never share one. null when a
 * wish finds every single seat taken for some of its time, which does not mean that the calendar is full: see
 * `reassignSeats`.
 */
export function pickSeats(
  taken: readonly TakenSeat[],
  requests: readonly SeatRequest[],
  capacityOf: (calendarId: number) => number,
): number[] | null {
  const picked: number[] = [];
  for (const [index, request] of requests.entries()) {
    const used = new Set<number>();
    for (const row of taken)
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
  /** A seat for each wish, in the wishes' order. */
  readonly picked: readonly number[];
  /** Rows that change their seat, and to which. */
  readonly moved: readonly { readonly row: Row; readonly seat: number }[];
}

/**
 * Gives the wishes and all that is taken on one calendar new seats, by their beginnings, each the lowest seat that is free by then.
 * Succeeds exactly when at no instant more than `capacity` are there; null otherwise. `taken` must hold everything that
 * overlaps the wishes, and everything that overlaps what it holds. Who sits beyond the capacity (booked on purpose into a
 * place that was taken) keeps that seat, and counts where a wish is.
 */
export function reassignSeats<Row extends TakenSeat>(
  taken: readonly Row[],
  requests: readonly SeatRequest[],
  capacity: number,
): Reassignment<Row> | null {
  if (taken.some(({ seat }) => seat >= capacity) && isAnyFull(taken, requests, capacity)) return null;
  const all = [
    ...taken.filter(({ seat }) => seat < capacity).map((row) => ({ range: row as Range, row, request: -1 })),
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

/** Would there be more than `capacity` at some time of a wish? */
function isAnyFull(taken: readonly Range[], requests: readonly Range[], capacity: number): boolean {
  const all = [...taken, ...requests];
  return requests.some((request) =>
    all
      .map(({ taken_from }) => Math.max(taken_from, request.taken_from))
      .filter((instant) => instant < request.taken_until)
      .some((at) => all.filter((one) => one.taken_from <= at && at < one.taken_until).length > capacity),
  );
}

/** A seat for the link `index` of a chain. */
export interface AllocatedSeat extends TakenSeat {
  readonly index: number;
}

export type PlacementRequest = Omit<AllocatedSeat, "seat">;

/** Each placement wants a seat of its calendar and one of its resource, if it has one. */
export function toSeatRequests(placements: readonly Placement[]): PlacementRequest[] {
  return placements.flatMap(({ calendarId, resourceId, takenFrom, takenUntil }, index) =>
    [calendarId, ...(resourceId === null ? [] : [resourceId])].map((calendar_id) => ({
      index,
      calendar_id,
      taken_from: takenFrom,
      taken_until: takenUntil,
    })),
  );
}

/** How many seats a calendar or resource has; 0 for an unknown one. */
export function capacityOf({ calendars, resources }: Catalogue, id: number): number {
  return (calendars.find((one) => one.id === id) ?? resources.find((one) => one.id === id))?.capacity ?? 0;
}

/** A seat for each placement's calendar and resource; null where no single seat is free the whole time. */
export function seatPlacements(
  catalogue: Catalogue,
  taken: readonly TakenSeat[],
  placements: readonly Placement[],
): AllocatedSeat[] | null {
  const requests = toSeatRequests(placements);
  const picked = pickSeats(taken, requests, (id) => capacityOf(catalogue, id));
  return picked && requests.map((request, index) => ({ ...request, seat: picked[index]! }));
}
