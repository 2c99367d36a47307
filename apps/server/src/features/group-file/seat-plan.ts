import { reassignSeats, type SeatWish, type TakenSeat } from "@rendezvous/domain/booking/seats";

/** An appointment's seat. */
export interface AppointmentSeat extends TakenSeat {
  readonly appointment_id: number;
}

/** The seats of some calendars, given out in memory, so that a file's misfits are all known before anything is written. */
export interface SeatPlan {
  /** Seats an appointment on all of the wishes' calendars, or on none; false when one of them is full then. */
  readonly take: (appointment: number, wishes: readonly SeatWish[]) => boolean;
  /** Everyone whose seat is not the one the table holds. */
  readonly changed: () => AppointmentSeat[];
}

/** `known` are all seats of the calendars; those given out carry the caller's own numbers for appointments. */
export function createSeatPlan(
  known: readonly AppointmentSeat[],
  capacityOf: (calendarId: number) => number,
): SeatPlan {
  const before = new Set(known);
  let taken: readonly AppointmentSeat[] = known;
  return {
    take: (appointment_id, wishes) => {
      let next = taken;
      for (const wish of wishes) {
        const near = neighbours(next, wish);
        const dealt = reassignSeats(near, [wish], capacityOf(wish.calendar_id));
        if (!dealt) return false;
        const moved = new Map(dealt.moved.map(({ row, seat }) => [row, { ...row, seat }]));
        next = next.map((row) => moved.get(row) ?? row);
        next = [...next, { ...wish, seat: dealt.picked[0]!, appointment_id }];
      }
      taken = next;
      return true;
    },
    changed: () => taken.filter((row) => !before.has(row)),
  };
}

/** Everyone who overlaps the wish, everyone who overlaps those, and so on. */
function neighbours(taken: readonly AppointmentSeat[], wish: SeatWish): AppointmentSeat[] {
  let from = wish.taken_from;
  let until = wish.taken_until;
  for (;;) {
    const near = taken.filter(
      (row) => row.calendar_id === wish.calendar_id && row.taken_from < until && from < row.taken_until,
    );
    const earliest = Math.min(from, ...near.map((row) => row.taken_from));
    const latest = Math.max(until, ...near.map((row) => row.taken_until));
    if (earliest === from && latest === until) return near;
    from = earliest;
    until = latest;
  }
}
