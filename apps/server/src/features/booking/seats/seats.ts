import type { Catalogue, Placement } from "@rendezvous/domain/availability/model";
import {
  type AllocatedSeat,
  capacityOf,
  enclosingRange,
  reassignSeats,
  type SeatRequest,
  type TakenSeat,
  toSeatRequests,
} from "@rendezvous/domain/booking/seats";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { freeExpiredHolds } from "./hold-data.ts";
import { type ExpiredHold, listSeats, moveSeats, type WideningSeat, widenSeat } from "./seats-data.ts";

/** The decided places and seats; `seats` is null when other appointments must change seats first. */
interface Placed {
  readonly placements: readonly Placement[];
  readonly seats: readonly AllocatedSeat[] | null;
}

/** Returns the decided seats, or others after moving neighbours inside their calendars; null when there is no room after all. */
export async function allocateSeats(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  catalogue: Catalogue,
  { placements, seats }: Placed,
  expired: ExpiredHold,
): Promise<readonly AllocatedSeat[] | null> {
  if (seats) return seats;
  const requests = toSeatRequests(placements);
  const calendarIds = [...new Set(requests.map((request) => request.calendar_id))];
  // Deletes expired holds first, because a neighbour may move to one of their seats.
  await freeExpiredHolds(connection, groupId, { calendarIds, expired });
  const allocated: AllocatedSeat[] = [];
  for (const id of calendarIds) {
    const own = requests.filter((request) => request.calendar_id === id);
    const picked = await moveNeighbours(connection, groupId, catalogue, own, null);
    if (!picked) return null;
    allocated.push(...own.map((request, index) => ({ ...request, seat: picked[index]! })));
  }
  return allocated;
}

/**
 * Restores the buffers of appointments whose neighbour in a chain leaves, because neighbours drop the buffers between them
 * (docs/slots-and-bookings.md, "Cancelling"). The caller has locked the calendars and resources. A buffer that would overlap
 * another appointment stays short.
 */
export async function restoreBuffers(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  catalogue: Catalogue,
  seats: readonly WideningSeat[],
  now: Date,
): Promise<void> {
  for (const own of seats) {
    const { calendar_id, wider_from, wider_until } = own;
    const request = { calendar_id, taken_from: wider_from, taken_until: wider_until };
    const expired = { now, holdId: null };
    await freeExpiredHolds(connection, groupId, { calendarIds: [calendar_id], expired });
    const picked = await moveNeighbours(connection, groupId, catalogue, [request], own);
    if (picked) await widenSeat(connection, groupId, own, picked[0]!);
  }
}

/**
 * Returns a seat for each request on one calendar, and moves overlapping appointments to other seats where necessary. Ignores the
 * seats in `own`. Returns null when there is no room.
 */
async function moveNeighbours(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  catalogue: Catalogue,
  requests: readonly SeatRequest[],
  own: TakenSeat | null,
): Promise<readonly number[] | null> {
  const calendarId = requests[0]!.calendar_id;
  const neighbours = await listNeighbours(connection, groupId, calendarId, requests);
  const others = neighbours.filter((row) => row.seat !== own?.seat || row.taken_from !== own.taken_from);
  const reassigned = reassignSeats(others, requests, capacityOf(catalogue, calendarId));
  if (reassigned && reassigned.moved.length > 0) await moveSeats(connection, groupId, reassigned.moved);
  return reassigned?.picked ?? null;
}

/** Returns all seats that overlap the requests, all seats that overlap these seats, and so on. */
async function listNeighbours(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  calendarId: number,
  requests: readonly SeatRequest[],
): Promise<TakenSeat[]> {
  let [from, until] = enclosingRange(requests);
  for (;;) {
    const seats = await listSeats(connection, groupId, [calendarId], { from, until, spaced: [] });
    const [earliest, latest] = enclosingRange([...requests, ...seats]);
    if (earliest === from && latest === until) return seats;
    [from, until] = [earliest, latest];
  }
}
