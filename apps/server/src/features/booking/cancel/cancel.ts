import { type EpochMs, toFractionalMinutes } from "@rendezvous/domain/time/instant";
import type { Catalogue } from "@rendezvous/domain/availability/model";
import { type Cancellation, decideCancellation } from "@rendezvous/domain/booking/decide-cancellation";
import { announceSeatChanges } from "../day/changed-places.ts";
import { type Reply, reply, type Refusal, refuse } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { calendarLocks } from "../../../lib/database/locks.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import { toChangedBy } from "../fiche/audit-data.ts";
import type { MailJob } from "../appointments/mail-queue.ts";
import { addAppointmentHistory } from "../appointments/appointment-history-data.ts";
import {
  cancelAppointmentRows,
  type CancellableRow,
  listCancellableAppointments,
} from "../appointments/change-data.ts";
import { restoreBuffers } from "../seats/seats.ts";
import { toSnapshot } from "../seats/snapshot.ts";
import { listWideningSeats } from "../seats/seats-data.ts";
import { enqueueMailsNow, enqueueMailsAfterUndoTime } from "../appointments/mail-queue-data.ts";
import { enqueueFreedTimes } from "../seats/freed-times-data.ts";
import type { Caller } from "../../ground/history/author.ts";

/** A professional's choices: whether the client gets a mail, and the reason. */
interface CancellationChoices {
  readonly tell?: boolean | undefined;
  readonly reason?: string | undefined;
}

type Answer = Reply<{ records: { id: number; deleted: true }[] }>;

/**
 * Cancels the appointments and the appointments linked to them in packs: either all or none. Returns the ids of all cancelled
 * appointments.
 */
export async function cancelLinkedAppointments(
  input: Caller,
  appointmentIds: readonly number[],
  choices: CancellationChoices = {},
): Promise<Answer | Refusal> {
  const { context, group, groupId, session } = input;
  const ids = [...new Set(appointmentIds)];
  const rows = await listCancellableAppointments(context.db, groupId, session, ids);
  const widening = await listWideningSeats(
    context.db,
    groupId,
    rows.map(({ id }) => id),
  );
  const places = new Set([...rows.flatMap(placesOf), ...widening.map(({ calendar_id }) => calendar_id)]);
  const { catalogue } = await loadCatalogue(context, group, groupId);
  const request = { group, groupId, session, catalogue, nowMs: context.clock.now(), places };
  // Takes the same locks as a booking, which may be reallocating the seats that are freed here.
  const result = await context.lockedTransaction<Cancelled>(groupId, calendarLocks(places), (connection) =>
    cancelInTransaction(connection, request, ids, choices),
  );
  if (!result.ok)
    return result.refusal === "stale"
      ? cancelLinkedAppointments(input, appointmentIds, choices)
      : refuse(result.refusal);
  announceSeatChanges(context.changes, groupId, rows);
  if (group.rules.waiting_minutes > 0) context.jobs.wake();
  return reply({ records: result.cancelledIds.map((id) => ({ id, deleted: true as const })) });
}

/** "stale": an appointment was moved before its new places were locked. */
type Cancelled = Cancellation | { readonly ok: false; readonly refusal: "stale" };

interface CancelRequest extends Omit<Caller, "context"> {
  readonly catalogue: Catalogue;
  readonly nowMs: EpochMs;
  /** The locked calendars and resources; null: the caller has locked all that the cancellation can affect. */
  readonly places: ReadonlySet<number> | null;
}

/** Cancels inside a transaction that has locked the calendars and resources. A refusal has written nothing. */
export async function cancelInTransaction(
  connection: Transaction,
  { group, groupId, session, catalogue, nowMs, places }: CancelRequest,
  ids: readonly number[],
  choices: CancellationChoices = {},
): Promise<Cancelled> {
  // The minimum notice applies to clients only: a professional may have to cancel at the last minute.
  const isByPro = session.kind === "pro";
  const notice = isByPro ? 0 : group.rules.min_cancel_notice;
  const now = new Date(nowMs);
  const lateHours = isByPro ? null : group.rules.late_cancellation_hours;
  const rows = await listCancellableAppointments(connection, groupId, session, ids);
  if (places && !rows.flatMap(placesOf).every((id) => places.has(id))) return { ok: false, refusal: "stale" };
  const decision = decideCancellation(rows, ids, notice, toFractionalMinutes(nowMs), lateHours);
  if (!decision.ok) return decision;
  const { cancelledIds, lateIds } = decision;
  const cancelled = rows.filter(({ id }) => cancelledIds.includes(id));
  const [widening] = await Promise.all([
    listWideningSeats(connection, groupId, cancelledIds),
    cancelAppointmentRows(connection, groupId, cancelledIds, lateIds, now),
    addAppointmentHistory(
      connection,
      groupId,
      cancelled.map((row) => ({ ...toHistoryEntry(row), told: choices.tell ?? true })),
      { ...toChangedBy(session), reason: choices.reason },
      now,
    ),
    enqueueFreedTimes(connection, {
      groupId,
      timezone: group.fields.timezone,
      waitingMinutes: group.rules.waiting_minutes,
      starts: cancelled.map(({ start }) => start),
      isByPro,
    }),
    isByPro
      ? enqueueMailsAfterUndoTime(
          connection,
          toMails(groupId, cancelled, { ...choices, moved_at: nowMs, kind: "cancelledByPro" }),
        )
      : enqueueMailsNow(connection, toMails(groupId, cancelled, { moved_at: nowMs, kind: "cancellation" })),
  ]);
  if (widening.length > 0) await restoreBuffers(connection, groupId, catalogue, widening, now);
  return decision;
}

function toHistoryEntry({ id, fiche_id }: CancellableRow) {
  return { what: "cancelled", appointmentId: id, ficheId: fiche_id, values: {} } as const;
}

type CancellationNotice = Pick<MailJob, "kind" | "moved_at"> & CancellationChoices;

/** Returns one mail per booking; appointments without a booking get one per person. */
function toMails(
  groupId: number,
  rows: readonly CancellableRow[],
  cancellation: CancellationNotice,
): MailJob[] {
  const together = Map.groupBy(rows, ({ booking_id, fiche_id }) => `${booking_id} ${fiche_id}`);
  return [...together.values()].map((own) => ({
    ...cancellation,
    group_id: groupId,
    booking_id: own[0]!.booking_id,
    appointment_ids: own.map(({ id }) => id),
    ...(cancellation.kind === "cancelledByPro" && { before: own.map(toSnapshot) }),
  }));
}

function placesOf({ calendar_id, resource_id }: CancellableRow): number[] {
  return [calendar_id, resource_id ?? calendar_id];
}
