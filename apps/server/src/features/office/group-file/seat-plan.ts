import { rangeOf, reassignSeats, type SeatRequest, type TakenSeat } from "@rendezvous/domain/booking/seats";

/** An appointment's seat. */
export interface AppointmentSeat extends TakenSeat {
  readonly appointment_id: number;
}

/** The seats of some calendars, given out in memory, so that a file's misfits are all known before anything is written. */
export interface SeatPlan {
  /** Seats an appointment on all of the wishes' calendars, or on none; false when one of them is full then. */
  readonly allocate: (appointment: number, requests: readonly SeatRequest[]) => boolean;
  /** All whose seat is not the one the table holds. */
  readonly changed: () => AppointmentSeat[];
}

/** `known` are all seats of the calendars; those given out carry the caller's own numbers for appointments. */
export function createSeatPlan(
  stored: readonly AppointmentSeat[],
  capacityOf: (calendarId: number) => number,
): SeatPlan {
  const before = new Set(stored);
  let taken: readonly AppointmentSeat[] = stored;
  return {
    allocate: (appointment_id, requests) => {
      let next = taken;
      for (const request of requests) {
        const near = neighbours(next, request);
        const reassigned = reassignSeats(near, [request], capacityOf(request.calendar_id));
        if (!reassigned) return false;
        const moved = new Map(reassigned.moved.map(({ row, seat }) => [row, { ...row, seat }]));
        next = next.map((row) => moved.get(row) ?? row);
        next = [...next, { ...request, seat: reassigned.picked[0]!, appointment_id }];
      }
      taken = next;
      return true;
    },
    changed: () => taken.filter((row) => !before.has(row)),
  };
}

/** All that overlap the request, all that overlap those, and so on. */
function neighbours(taken: readonly AppointmentSeat[], request: SeatRequest): AppointmentSeat[] {
  const own = taken.filter((row) => row.calendar_id === request.calendar_id);
  let [from, until] = rangeOf([request]);
  for (;;) {
    const near = own.filter((row) => row.taken_from < until && from < row.taken_until);
    const [earliest, latest] = rangeOf([request, ...near]);
    if (earliest === from && latest === until) return near;
    [from, until] = [earliest, latest];
  }
}
