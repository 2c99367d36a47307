import { defineCall, refuse, reply } from "../../../http/call.ts";
import { readCancellations } from "../appointments/read-cancellations.ts";
import { toVisibleAppointment } from "../appointments/to-appointment.ts";
import { readCursor, toSequenceName, writeCursor } from "./cursor.ts";
import { findFollowedDatabase, listChangedAppointments } from "./data.ts";
import { INVALID_CURSOR_REFUSAL } from "./invalid-cursor.ts";

/** Returns the appointments of the caller's calendars in the order in which they were changed, each as it is now. */
export const listAppointmentChanges = defineCall("listAppointmentChanges", async (input) => {
  const { context, group, groupId, session, query, locale } = input;
  if (session.kind !== "pro") return refuse("forbidden");
  const followed = await findFollowedDatabase(context.db);
  const calendars = session.groups.find((one) => one.groupId === group.id)?.calendars ?? null;
  const sequence = toSequenceName(followed, "appointments", group, calendars);
  const after = readCursor(query.after, sequence, followed);
  if (after === null) return INVALID_CURSOR_REFUSAL;
  if (after === "stale") return refuse("stale_cursor");
  const page = await listChangedAppointments(context.db, groupId, session, after, query.limit);
  const { appointments, hidden } = page;
  context.ficheReads.note(
    session,
    groupId,
    appointments.map(({ fiche_id }) => fiche_id),
    "appointments",
  );
  const cancellations = await readCancellations(input, appointments, "follow_appointments");
  return reply({
    records: appointments.map((parts) => ({
      ...toVisibleAppointment(session, parts, group, locale, context.installation.secret),
      ...cancellations(parts),
    })),
    gone: hidden.map(({ id, version, changed_at }) => ({
      id,
      version,
      changed_at: changed_at.toISOString(),
    })),
    next: writeCursor(sequence, page.last),
    has_more: page.count === query.limit,
  });
});
