import type { EpochMinute } from "../time/instant.ts";
import { type CancelRefusal, type CancellableAppointment, checkCancellation } from "./check-cancellation.ts";

export interface LinkedAppointment extends CancellableAppointment {
  readonly id: number;
  /** The pack's first appointment; the appointment itself when it stands alone. */
  readonly root_id: number;
  /** Whether the asker may see it. */
  readonly is_visible: boolean;
}

export type Cancellation =
  | { readonly ok: true; readonly cancelledIds: readonly number[] }
  | { readonly ok: false; readonly refusal: CancelRefusal | "other_calendar" };

/**
 * Which appointments are cancelled when these are asked for: with each of a pack the whole pack, all or nothing. `rows` holds
 * the ones asked for and all that are linked to them.
 */
export function decideCancellation(
  rows: readonly LinkedAppointment[],
  requestedIds: readonly number[],
  noticeMinutes: number,
  now: EpochMinute,
): Cancellation {
  const visible = new Map(rows.filter(({ is_visible }) => is_visible).map((row) => [row.id, row]));
  const named = requestedIds.map((id) => visible.get(id) ?? null);
  const roots = new Set(named.map((row) => row?.root_id));
  const linked = rows.filter(({ root_id, deleted }) => roots.has(root_id) && !deleted);
  const check = checkCancellation([...named, ...linked], noticeMinutes, now);
  if (!check.ok) return check;
  // Half a pack is not what was booked: a professional of one of its calendars leaves it whole.
  if (linked.some(({ is_visible }) => !is_visible)) return { ok: false, refusal: "other_calendar" };
  return { ok: true, cancelledIds: linked.map(({ id }) => id) };
}
