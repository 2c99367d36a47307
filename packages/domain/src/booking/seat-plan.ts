import { enclosingRange, pickSeats, reassignSeats, type SeatRequest, type TakenSeat } from "./seats.ts";

/** A seat of an appointment. */
export interface AppointmentSeat extends TakenSeat {
  readonly appointment_id: number;
}

/** A seat of an appointment, or of a hold (null). */
interface StoredSeat extends TakenSeat {
  readonly appointment_id: number | null;
}

/** Allocates the seats of some calendars in memory, so that all errors of a file are found before anything is written. */
export interface SeatPlan {
  /** Seats an appointment on all calendars of `requests`, or on none; returns false when one of them is full. */
  readonly allocate: (appointment: number, requests: readonly SeatRequest[]) => boolean;
  /** Seats an appointment beside all others, also where the calendar is full. */
  readonly overbook: (appointment: number, requests: readonly SeatRequest[]) => void;
  /** Returns the seats that differ from the table, and the other seats of the same appointments on the same calendars. */
  readonly changed: () => AppointmentSeat[];
  /** Returns the stored seats that have to move, with their new seat. */
  readonly moved: () => { readonly row: TakenSeat; readonly seat: number }[];
  /** Returns the seats of the planned appointments. */
  readonly planned: () => AppointmentSeat[];
}

/** Plans seats beside the `stored` ones of the calendars. A planned seat carries the number that its caller gave the appointment. */
export function createSeatPlan(
  stored: readonly StoredSeat[],
  capacityOf: (calendarId: number) => number,
): SeatPlan {
  const before = new Map<StoredSeat, StoredSeat>(stored.map((row) => [row, row]));
  let takenSeats: readonly StoredSeat[] = stored;
  const isPlanned = (row: StoredSeat): boolean => !before.has(row);
  return {
    allocate: (appointment_id, requests) => {
      let next = takenSeats;
      for (const request of requests) {
        const near = neighbours(next, request);
        const reassigned = reassignSeats(near, [request], capacityOf(request.calendar_id));
        if (!reassigned) return false;
        const moved = new Map(reassigned.moved.map(({ row, seat }) => [row, { ...row, seat }]));
        for (const [row, copy] of moved) {
          const origin = before.get(row);
          if (origin) before.set(copy, origin);
        }
        next = next.map((row) => moved.get(row) ?? row);
        next = [...next, { ...request, seat: reassigned.picked[0]!, appointment_id }];
      }
      takenSeats = next;
      return true;
    },
    overbook: (appointment_id, requests) => {
      const picked = pickSeats(takenSeats, requests, () => Number.POSITIVE_INFINITY) ?? [];
      const seats = requests.map((request, at) => ({ ...request, seat: picked[at]!, appointment_id }));
      takenSeats = [...takenSeats, ...seats];
    },
    changed: () => {
      const names = new Set(takenSeats.filter((row) => before.get(row) !== row).map(nameOf));
      return takenSeats.filter(isOfAppointment).filter((row) => names.has(nameOf(row)));
    },
    moved: () =>
      takenSeats.flatMap((row) => {
        const origin = before.get(row);
        return origin && origin.seat !== row.seat ? { row: origin, seat: row.seat } : [];
      }),
    planned: () => takenSeats.filter(isPlanned).filter(isOfAppointment),
  };
}

function isOfAppointment(row: StoredSeat): row is AppointmentSeat {
  return row.appointment_id !== null;
}

function nameOf({ calendar_id, appointment_id }: StoredSeat): string {
  return `${calendar_id} ${appointment_id}`;
}

/** Returns all seats that overlap the request, all seats that overlap these seats, and so on. */
function neighbours(takenSeats: readonly StoredSeat[], request: SeatRequest): StoredSeat[] {
  const own = takenSeats.filter((row) => row.calendar_id === request.calendar_id);
  let [from, until] = enclosingRange([request]);
  for (;;) {
    const near = own.filter((row) => row.taken_from < until && from < row.taken_until);
    const [earliest, latest] = enclosingRange([request, ...near]);
    if (earliest === from && latest === until) return near;
    [from, until] = [earliest, latest];
  }
}
