import { defineCall, replyRecord, refuse } from "../../../http/call.ts";
import { checkIfMatch } from "../../../http/input/precondition.ts";
import { transaction } from "../../../lib/database/database.ts";
import { announceSeatChanges, placeOfAppointment } from "../day/changed-places.ts";
import { toChangedBy } from "../fiche/audit-data.ts";
import { changedValues, addAppointmentHistory } from "./appointment-history-data.ts";
import { lockAppointment, updateAppointmentRow } from "./change-data.ts";
import { listAppointmentsById, listBookingOfAppointment } from "./data.ts";
import { toVisibleAppointment } from "./to-appointment.ts";

/** Changes state, note and presence of any appointment that the professional sees, cancelled or not. Sends no mail. */
export const updateAppointment = defineCall("updateAppointment", async (input) => {
  const { context, session, group, groupId, params, body, headers, locale } = input;
  const appointmentId = params.appointmentId ?? 0;
  const toRecord = (parts: Parameters<typeof toVisibleAppointment>[1]) =>
    toVisibleAppointment(session, parts, group, locale, context.installation.secret);
  const result = await transaction(context.db, async (connection) => {
    const before = await lockAppointment(connection, groupId, appointmentId);
    const booked = await listBookingOfAppointment(connection, groupId, session, appointmentId);
    const found = booked.find(({ id }) => id === appointmentId);
    if (!before || !found) return refuse("unknown_appointment");
    const stale = checkIfMatch(headers, toRecord(found));
    if (stale) return stale;
    const { state = before.state, note = before.note, presence = before.presence } = body.appointment;
    const after = { state, note, presence };
    const values = changedValues({ ...before }, after);
    if (Object.keys(values).length > 0) {
      const now = new Date(context.clock.now());
      await updateAppointmentRow(connection, groupId, appointmentId, after, now);
      const entry = { what: "changed", appointmentId, ficheId: found.fiche_id, values, told: null } as const;
      await addAppointmentHistory(connection, groupId, [entry], toChangedBy(session), now);
    }
    const [changed] = await listAppointmentsById(connection, groupId, [appointmentId]);
    return { ok: true as const, changed: changed! };
  });
  if (!result.ok) return result;
  announceSeatChanges(context.changes, groupId, [placeOfAppointment(result.changed)]);
  return replyRecord(toRecord(result.changed));
});
