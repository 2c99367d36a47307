import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Session } from "@rendezvous/domain/permission/session";
import { minuteOfDate } from "@rendezvous/domain/time/instant";
import { type Refusal, refuse } from "../../../http/call.ts";
import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { listAppointmentsById } from "../../booking/appointments/data.ts";
import { announceSeatChanges, placeOfAppointment } from "../../booking/day/changed-places.ts";
import { moveLinkedAppointments, type MoveResult } from "../../booking/move/move.ts";
import { retryWhenStale } from "../../booking/seats/retry-when-stale.ts";
import { loadCatalogue } from "../../catalogue/catalogue/slot-catalogue.ts";
import type { Connection } from "./data.ts";
import { listEventAppointments, type WrittenEvent } from "./written-events-data.ts";

interface MoveSetting {
  readonly context: Context;
  readonly group: GroupRecord;
  readonly connection: Pick<Connection, "calendar_id">;
  /** The person who moves the appointment, whose rights apply. */
  readonly session: Session;
}

/** Moves the appointment to the time of its event in the connected calendar. */
export async function moveToTimesThere(
  { context, group, connection, session }: MoveSetting,
  { appointment_id, starts, ends, there_starts, there_ends }: WrittenEvent,
): Promise<{ readonly ok: true } | Refusal> {
  const groupId = group.id as AuthorizedGroupId;
  const { calendar_id } = connection;
  const ids = await listEventAppointments(context.db, groupId, calendar_id, [appointment_id]);
  const first = (await listAppointmentsById(context.db, groupId, ids)).find(({ deleted }) => !deleted);
  if (!first || there_starts === null || there_ends === null) return refuse("vevent");
  const isSameLength = there_ends - there_starts === ends - starts;
  const result = await retryWhenStale<Refusal | Extract<MoveResult, { ok: true }>>(
    { context, group },
    async (fresh) => {
      const moved = await moveLinkedAppointments(context.db, context.lockedTransaction, {
        groupId,
        group: fresh,
        noticeMinutes: 0,
        offered: await loadCatalogue(context, fresh, groupId),
        session,
        appointmentId: first.id,
        start: there_starts,
        // Keeps the calendar: the person who moved the event would not see it in another one.
        place: {
          calendarId: first.calendar.id,
          resourceId: first.resource?.id === calendar_id ? calendar_id : null,
        },
        isAlone: true,
        hold: null,
        expectedPlace: { start: minuteOfDate(first.start_at), calendar_id: first.calendar.id },
        tell: true,
        length: isSameLength ? undefined : there_ends - there_starts,
        nowMs: context.clock.now(),
      });
      if (moved.ok || moved.refusal === "stale") return moved.ok ? moved : "stale";
      return refuse(moved.refusal, { detail: moved.detail });
    },
  );
  if (!result.ok) return result;
  const after = await listAppointmentsById(context.db, groupId, result.appointmentIds);
  if (result.before)
    announceSeatChanges(context.changes, groupId, [...result.before, ...after.map(placeOfAppointment)]);
  context.jobs.wake();
  return { ok: true };
}
