import { inMinutes } from "@rendezvous/domain/time/instant";
import { type Cancellation, decideCancellation } from "@rendezvous/domain/booking/decide-cancellation";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Session } from "@rendezvous/domain/permission/session";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import { type Reply, reply } from "../../http/call.ts";
import type { Context } from "../../http/context.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import { calendarLocks } from "../../lib/locks.ts";
import { loadCatalogue } from "../catalogue/slot-catalogue.ts";
import { cancelAppointmentRows, type CancellableRow, listCancellable } from "./change-data.ts";
import { restoreBuffers } from "./seats.ts";
import { listWideningSeats } from "./seats-data.ts";

interface CancelInput {
  readonly context: Context;
  readonly group: GroupRecord;
  readonly groupId: AuthorizedGroupId;
  readonly session: Session;
}

/** "stale": one of them was moved before its new places were locked. */
type Attempt = Cancellation | { readonly ok: false; readonly refusal: "stale" };

/** All of them with what is linked to them, or none. Answers every id that was cancelled. */
export async function cancel(
  input: CancelInput,
  appointmentIds: readonly number[],
): Promise<Reply<{ records: { id: number; deleted: true }[] }> | Refusal> {
  const { context, group, groupId, session } = input;
  const askedIds = [...new Set(appointmentIds)];
  // The notice is for clients: a professional who cannot come cannot come.
  const isByPro = session.kind === "pro";
  const notice = isByPro ? 0 : group.rules.min_cancel_notice;
  const nowMs = context.clock.now();
  const now = new Date(nowMs);
  const seen = await listCancellable(context.db, groupId, session, askedIds);
  const seenIds = seen.map(({ id }) => id);
  const widening = await listWideningSeats(context.db, groupId, seenIds);
  const places = new Set([...seen.flatMap(placesOf), ...widening.map(({ calendar_id }) => calendar_id)]);
  const { catalogue } = await loadCatalogue(context, group, groupId);
  // The same locks as a booking's: it may be moving the very seats that are freed here.
  const locks = calendarLocks(places);
  const result = await context.lockedTransaction<Attempt>(groupId, locks, async (connection) => {
    const rows = await listCancellable(connection, groupId, session, askedIds);
    if (!rows.flatMap(placesOf).every((id) => places.has(id))) return { ok: false, refusal: "stale" };
    const decision = decideCancellation(rows, askedIds, notice, inMinutes(nowMs));
    if (!decision.ok) return decision;
    const { cancelledIds } = decision;
    const kind = isByPro ? "cancelledByPro" : "cancellation";
    await cancelAppointmentRows(connection, groupId, cancelledIds, now, kind);
    if (widening.length > 0) {
      const still = await listWideningSeats(connection, groupId, cancelledIds);
      await restoreBuffers(connection, groupId, catalogue, still, now);
    }
    return decision;
  });
  if (!result.ok) return result.refusal === "stale" ? cancel(input, appointmentIds) : refuse(result.refusal);
  context.changes.announce("slots", groupId);
  return reply({ records: result.cancelledIds.map((id) => ({ id, deleted: true as const })) });
}

function placesOf({ calendar_id, resource_id }: CancellableRow): number[] {
  return [calendar_id, resource_id ?? calendar_id];
}
