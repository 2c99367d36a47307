import type { TakenSeat } from "@rendezvous/domain/booking/pick-seats";

/** A row of `seats`: taken by an appointment, or by a hold until it runs out. */
export interface SeatRow extends TakenSeat {
  readonly hold_id: number | null;
  readonly held_until: Date | null;
}

/** What counts as free although a row is there. */
export interface Gone {
  /** A hold that runs out now has run out. */
  readonly now: Date;
  /** The visitor's own hold. */
  readonly holdId: number | null;
}

export function isGone({ hold_id, held_until }: SeatRow, { now, holdId }: Gone): boolean {
  return held_until !== null && (held_until <= now || hold_id === holdId);
}
