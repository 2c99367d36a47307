import type { EpochMinute } from "../time/instant.ts";
import { type CancelRefusal, type CancellableAppointment, checkCancellation } from "./check-cancellation.ts";

export interface LinkedAppointment extends CancellableAppointment {
  readonly id: number;
  /** The pack's first appointment; the appointment itself outside a pack. */
  readonly root_id: number;
  /** Whether the session may see it. */
  readonly is_visible: boolean;
  /** The rule of its service; null: that of the group. */
  readonly late_cancellation_hours: number | null;
}

export type Cancellation =
  | {
      readonly ok: true;
      readonly cancelledIds: readonly number[];
      /** The ids of the late cancellations among them. */
      readonly lateIds: readonly number[];
    }
  | { readonly ok: false; readonly refusal: CancelRefusal | "other_calendar" };

/**
 * Returns the appointments to cancel for a request: whole packs, all or nothing. `rows` must contain the requested appointments
 * and all that are linked to them. `lateHours`: the group's rule, null for a professional, who never cancels late.
 */
export function decideCancellation(
  rows: readonly LinkedAppointment[],
  requestedIds: readonly number[],
  noticeMinutes: number,
  now: EpochMinute,
  lateHours: number | null,
): Cancellation {
  const visible = new Map(rows.filter(({ is_visible }) => is_visible).map((row) => [row.id, row]));
  const named = requestedIds.map((id) => visible.get(id) ?? null);
  const roots = new Set(named.map((row) => row?.root_id));
  const linked = rows.filter(({ root_id, deleted }) => roots.has(root_id) && !deleted);
  const check = checkCancellation([...named, ...linked], noticeMinutes, now);
  if (!check.ok) return check;
  // A professional who may see only a part of a pack may not cancel it, because a pack is not split.
  if (linked.some(({ is_visible }) => !is_visible)) return { ok: false, refusal: "other_calendar" };
  const late = linked.filter(
    ({ start, late_cancellation_hours }) =>
      lateHours !== null && start - now < 60 * (late_cancellation_hours ?? lateHours),
  );
  return { ok: true, cancelledIds: linked.map(({ id }) => id), lateIds: late.map(({ id }) => id) };
}
