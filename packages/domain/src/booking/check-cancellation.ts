import { type EpochMinute, toFractionalMinutes } from "../time/instant.ts";

export interface CancellableAppointment {
  readonly start: EpochMinute;
  readonly deleted: boolean;
}

export type CancelRefusal = "unknown_appointment" | "already_cancelled" | "too_late_to_cancel";

/**
 * Checks whether all of these may be cancelled now. `null` is an appointment that does not exist or is not the caller's; the
 * refusal never reveals which. Exactly `min_cancel_notice` minutes before the start is early enough; a past appointment may never
 * be cancelled.
 */
export function checkCancellation(
  appointments: readonly (CancellableAppointment | null)[],
  minCancelNotice: number,
  now: EpochMinute,
): { readonly ok: true } | { readonly ok: false; readonly refusal: CancelRefusal } {
  if (appointments.some((one) => one === null)) return { ok: false, refusal: "unknown_appointment" };
  if (appointments.some((one) => one?.deleted)) return { ok: false, refusal: "already_cancelled" };
  if (appointments.some((one) => one !== null && now > changeableUntil([one.start], minCancelNotice))) {
    return { ok: false, refusal: "too_late_to_cancel" };
  }
  return { ok: true };
}

/** Returns the last minute at which a client may move or cancel appointments of one pack; `starts` has at least one. */
export function changeableUntil(starts: readonly EpochMinute[], minCancelNotice: number): EpochMinute {
  return Math.min(...starts) - Math.max(minCancelNotice, 0);
}

interface ChangeableAppointment {
  /** An instant, RFC 3339. */
  readonly start_at: string;
  /** From when a cancellation counts as late, RFC 3339; undefined: never. */
  readonly late_from?: string | undefined;
}

export interface ChangeDeadline {
  /** Whether the client may still move and cancel. */
  readonly isOpen: boolean;
  readonly until: EpochMinute;
  /** From when before that a cancellation counts as late; null: never. */
  readonly lateFrom: EpochMinute | "now" | null;
}

/** Returns until when a client may change appointments that belong together, and from when on a cancellation of them is late. */
export function findChangeDeadline(
  appointments: readonly ChangeableAppointment[],
  minCancelNotice: number,
  now: EpochMinute,
): ChangeDeadline {
  const until = changeableUntil(
    appointments.map(({ start_at }) => toMinute(start_at)),
    minCancelNotice,
  );
  const first = Math.min(
    ...appointments.flatMap(({ late_from }) => (late_from ? [toMinute(late_from)] : [])),
  );
  const later = first < until ? first : null;
  return { isOpen: now <= until, until, lateFrom: first <= now ? "now" : later };
}

function toMinute(instant: string): EpochMinute {
  return toFractionalMinutes(Date.parse(instant));
}
