import type { Catalogue, Placement } from "@rendezvous/domain/availability/model";
import {
  reassignSeats,
  pickSeats,
  type SeatWish,
  type TakenSeat,
} from "@rendezvous/domain/booking/pick-seats";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import type { Transaction } from "../../lib/database.ts";
import { listSeats, moveSeats } from "./data.ts";
import type { ExpiredHold } from "./held-seats.ts";
import { freeExpiredHolds } from "./hold-data.ts";
import type { NewSeat } from "./insert-data.ts";

interface Wish extends SeatWish {
  readonly index: number;
}

/** A seat for each placement's calendar and resource; null where no single seat is free the whole time. */
export function seatPlacements(
  catalogue: Catalogue,
  taken: readonly TakenSeat[],
  placements: readonly Placement[],
): NewSeat[] | null {
  const wishes = toWishes(placements);
  const picked = pickSeats(taken, wishes, capacityOf(catalogue));
  return picked && wishes.map((wish, index) => ({ ...wish, seat: picked[index]! }));
}

/** The same, with people who are already there moved within their calendar; null when someone finds no room after all. */
export async function seatByMoving(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  catalogue: Catalogue,
  placements: readonly Placement[],
  expired: ExpiredHold,
): Promise<NewSeat[] | null> {
  const wishes = toWishes(placements);
  const seats: NewSeat[] = [];
  const ids = new Set(wishes.map((wish) => wish.calendar_id));
  // Somebody may be moved to where they sat.
  await freeExpiredHolds(connection, groupId, { calendarIds: [...ids], expired });
  for (const id of ids) {
    const own = wishes.filter((wish) => wish.calendar_id === id);
    const neighbours = await listNeighbours(connection, groupId, id, own);
    const dealt = reassignSeats(neighbours, own, capacityOf(catalogue)(id));
    if (!dealt) return null;
    if (dealt.moved.length > 0) await moveSeats(connection, groupId, dealt.moved);
    seats.push(...own.map((wish, index) => ({ ...wish, seat: dealt.picked[index]! })));
  }
  return seats;
}

/** A seat for someone who sits there already and wants another time on it, others moved for it; null without room. */
export async function seatAnew(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  catalogue: Catalogue,
  { sitting, wish, now }: { readonly sitting: TakenSeat; readonly wish: SeatWish; readonly now: Date },
): Promise<number | null> {
  const { calendar_id } = wish;
  await freeExpiredHolds(connection, groupId, { calendarIds: [calendar_id], expired: { now, holdId: null } });
  const neighbours = await listNeighbours(connection, groupId, calendar_id, [wish]);
  const others = neighbours.filter(
    (row) => row.seat !== sitting.seat || row.taken_from !== sitting.taken_from,
  );
  const dealt = reassignSeats(others, [wish], capacityOf(catalogue)(calendar_id));
  if (!dealt) return null;
  if (dealt.moved.length > 0) await moveSeats(connection, groupId, dealt.moved);
  return dealt.picked[0]!;
}

function toWishes(placements: readonly Placement[]): Wish[] {
  return placements.flatMap(({ calendarId, resourceId, takenFrom, takenUntil }, index) =>
    [calendarId, ...(resourceId === null ? [] : [resourceId])].map((calendar_id) => ({
      index,
      calendar_id,
      taken_from: takenFrom,
      taken_until: takenUntil,
    })),
  );
}

function capacityOf(catalogue: Catalogue): (id: number) => number {
  const { calendars, resources } = catalogue;
  return (id) =>
    (calendars.find((one) => one.id === id) ?? resources.find((one) => one.id === id))?.capacity ?? 0;
}

/** Everyone who overlaps the wishes, everyone who overlaps those, and so on. */
async function listNeighbours(
  connection: Transaction,
  groupId: AuthorizedGroupId,
  calendarId: number,
  wishes: readonly SeatWish[],
): Promise<TakenSeat[]> {
  let from = Math.min(...wishes.map((wish) => wish.taken_from));
  let until = Math.max(...wishes.map((wish) => wish.taken_until));
  for (;;) {
    const seats = await listSeats(connection, groupId, [calendarId], from, until);
    const earliest = Math.min(from, ...seats.map((row) => row.taken_from));
    const latest = Math.max(until, ...seats.map((row) => row.taken_until));
    if (earliest === from && latest === until) return seats;
    from = earliest;
    until = latest;
  }
}
