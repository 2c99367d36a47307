import { type CancelRefusal, checkCancellation } from "@rendezvous/domain/booking/check-cancellation";
import type { Session } from "@rendezvous/domain/permission/session";
import type { Context } from "../../http/context.ts";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import { listWideningSeats } from "./buffer-data.ts";
import { CALENDAR_LOCK } from "../../lib/locks.ts";
import type { SeatTaken } from "./locked-transaction.ts";
import { restoreBuffers } from "./restore-buffers.ts";
import { loadCatalogue } from "../catalogue/slot-catalogue.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { cancelAppointmentRows, listCancellable } from "./appointment-data.ts";

interface CancelInput {
  readonly context: Context;
  readonly group: GroupRecord;
  readonly groupId: AuthorizedGroupId;
  readonly session: Session;
}

export type CancelResult =
  | { readonly ok: true; readonly cancelledIds: readonly number[] }
  | { readonly ok: false; readonly refusal: CancelRefusal | "other_calendar" | SeatTaken["refusal"] };

/** "stale": it was moved before its new places were locked. */
type Attempt = CancelResult | { readonly ok: false; readonly refusal: "stale" };

/** All of them with what is linked to them, or none: a linked one that is not the asker's forbids it. Answers every id that was cancelled. */
export async function cancel(input: CancelInput, appointmentIds: readonly number[]): Promise<CancelResult> {
  const { context, group, groupId, session } = input;
  const wantedIds = [...new Set(appointmentIds)];
  // The notice is for clients: a professional who cannot come cannot come.
  const byPro = session.kind === "pro";
  const notice = byPro ? 0 : group.rules.min_cancel_notice;
  const now = context.clock.now();
  const seen = await listCancellable(context.db, groupId, session, wantedIds);
  const seenIds = seen.map(({ id }) => id);
  const widening = await listWideningSeats(context.db, groupId, seenIds);
  const lockIds = [
    ...new Set([
      ...seen.flatMap((row) => [row.calendar_id, row.resource_id ?? row.calendar_id]),
      ...widening.map(({ calendar_id }) => calendar_id),
    ]),
  ];
  const { catalogue } = await loadCatalogue(context, group, groupId);
  // The same locks as a booking's: it may be moving the very seats that are freed here.
  const locks = lockIds.map((key) => ({ kind: CALENDAR_LOCK, key }));
  const result = await context.lockedTransaction<Attempt>(groupId, locks, async (connection) => {
    const rows = await listCancellable(connection, groupId, session, wantedIds);
    if (
      rows.some(
        (row) => !lockIds.includes(row.calendar_id) || !lockIds.includes(row.resource_id ?? row.calendar_id),
      )
    )
      return { ok: false, refusal: "stale" };
    const byId = new Map(
      rows
        .filter(({ is_visible }) => is_visible)
        .map((row) => [row.id, { start: row.start_at.getTime() / 60_000, deleted: row.deleted }]),
    );
    const check = checkCancellation(
      wantedIds.map((id) => byId.get(id) ?? null),
      notice,
      now / 60_000,
    );
    if (!check.ok) return check;
    const roots = new Set(rows.filter(({ id }) => wantedIds.includes(id)).map((row) => row.root_id));
    const linked = rows.filter((row) => roots.has(row.root_id) && !row.deleted);
    const linkedCheck = checkCancellation(
      linked.map((row) => ({ start: row.start_at.getTime() / 60_000, deleted: false })),
      notice,
      now / 60_000,
    );
    if (!linkedCheck.ok) return linkedCheck;
    // Half a pack is nothing that anybody booked: whoever works on one of its calendars leaves it whole.
    if (linked.some(({ is_visible }) => !is_visible)) return { ok: false, refusal: "other_calendar" };
    const cancelledIds = linked.map((row) => row.id);
    const kind = byPro ? "cancelledByPro" : "cancellation";
    await cancelAppointmentRows(connection, groupId, cancelledIds, new Date(now), kind);
    if (widening.length > 0) {
      const still = await listWideningSeats(connection, groupId, cancelledIds);
      await restoreBuffers(connection, groupId, catalogue, still, new Date(now));
    }
    return { ok: true, cancelledIds };
  });
  if (result.ok) {
    context.changes.announce("slots", groupId);
    context.jobs.wake("mail");
    return result;
  }
  // Locked were the places it had before.
  return result.refusal === "stale" ? cancel(input, appointmentIds) : { ok: false, refusal: result.refusal };
}
