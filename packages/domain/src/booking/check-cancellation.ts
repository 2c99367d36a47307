import type { EpochMinute } from "../time/instant.ts";

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
