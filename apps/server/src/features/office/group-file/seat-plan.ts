import {
  enclosingRange,
  reassignSeats,
  type SeatRequest,
  type TakenSeat,
} from "@rendezvous/domain/booking/seats";

/** A seat of an appointment. */
export interface AppointmentSeat extends TakenSeat {
  readonly appointment_id: number;
}

/** Allocates the seats of some calendars in memory, so that all errors of a file are found before anything is written. */
export interface SeatPlan {
  /** Seats an appointment on all calendars of `requests`, or on none; returns false when one of them is full. */
  readonly allocate: (appointment: number, requests: readonly SeatRequest[]) => boolean;
  /** Returns the seats that differ from the table, with the others of the same appointment on the same calendar. */
  readonly changed: () => AppointmentSeat[];
}

/** Plans seats beside the `stored` ones of the calendars. A planned seat carries the number that its caller gave the appointment. */
export function createSeatPlan(
  stored: readonly AppointmentSeat[],
  capacityOf: (calendarId: number) => number,
): SeatPlan {
  const before = new Set(stored);
  let takenSeats: readonly AppointmentSeat[] = stored;
  return {
    allocate: (appointment_id, requests) => {
      let next = takenSeats;
      for (const request of requests) {
        const near = neighbours(next, request);
        const reassigned = reassignSeats(near, [request], capacityOf(request.calendar_id));
        if (!reassigned) return false;
        const moved = new Map(reassigned.moved.map(({ row, seat }) => [row, { ...row, seat }]));
        next = next.map((row) => moved.get(row) ?? row);
        next = [...next, { ...request, seat: reassigned.picked[0]!, appointment_id }];
      }
      takenSeats = next;
      return true;
    },
    changed: () => {
      const names = new Set(takenSeats.filter((row) => !before.has(row)).map(nameOf));
      return takenSeats.filter((row) => names.has(nameOf(row)));
    },
  };
}

function nameOf({ calendar_id, appointment_id }: AppointmentSeat): string {
  return `${calendar_id} ${appointment_id}`;
}

/** Returns all seats that overlap the request, all seats that overlap these seats, and so on. */
function neighbours(takenSeats: readonly AppointmentSeat[], request: SeatRequest): AppointmentSeat[] {
  const own = takenSeats.filter((row) => row.calendar_id === request.calendar_id);
  let [from, until] = enclosingRange([request]);
  for (;;) {
    const near = own.filter((row) => row.taken_from < until && from < row.taken_until);
    const [earliest, latest] = enclosingRange([request, ...near]);
    if (earliest === from && latest === until) return near;
    [from, until] = [earliest, latest];
  }
}
