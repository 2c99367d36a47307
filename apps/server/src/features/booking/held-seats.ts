import type { TakenSeat } from "@rendezvous/domain/booking/pick-seats";

/** A row of `seats`: taken by an appointment, or by a hold until it runs out. */
export interface SeatRow extends TakenSeat {
  readonly hold_id: number | null;
  readonly held_until: Date | null;
}

/** Which holds count as free although their rows are there. */
export interface ExpiredHold {
  /** A hold that runs out now has run out. */
  readonly now: Date;
  /** The visitor's own hold. */
  readonly holdId: number | null;
}

export function isExpiredHold({ hold_id, held_until }: SeatRow, { now, holdId }: ExpiredHold): boolean {
  return held_until !== null && (held_until <= now || hold_id === holdId);
}
