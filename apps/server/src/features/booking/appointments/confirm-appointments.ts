import { defineCall, reply, refuse } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { announceSeatChanges, placeOfAppointment } from "../day/changed-places.ts";
import { toChangedBy } from "../fiche/audit-data.ts";
import { addAppointmentHistory } from "./appointment-history-data.ts";
import { confirmAppointmentRows, listCancellableAppointments } from "./change-data.ts";
import { listAppointmentsById } from "./data.ts";
import { toVisibleAppointment } from "./to-appointment.ts";

/** Marks appointments as confirmed by their client: all of them, or none. Sends no mail. */
export const confirmAppointments = defineCall("confirmAppointments", async (input) => {
  const { context, session, group, groupId, body, locale } = input;
  const ids = [...new Set(body.appointments.map(({ id }) => id))];
  const now = new Date(context.clock.now());
  const result = await transaction(context.db, async (connection) => {
    const rows = await listCancellableAppointments(connection, groupId, session, ids);
    const appointments = rows.filter(({ id, is_visible }) => is_visible && ids.includes(id));
    if (appointments.length < ids.length) return refuse("unknown_appointment");
    if (appointments.some(({ deleted }) => deleted)) return refuse("already_cancelled");
    const confirmedIds = await confirmAppointmentRows(connection, groupId, ids, now);
    const entries = appointments
      .filter(({ id }) => confirmedIds.includes(id))
      .map(({ id, fiche_id }) => ({
        what: "changed" as const,
        appointmentId: id,
        ficheId: fiche_id,
        values: { presence: [null, "confirmed"] as const },
        told: null,
      }));
    await addAppointmentHistory(connection, groupId, entries, toChangedBy(session), now);
    return { ok: true as const, records: await listAppointmentsById(connection, groupId, ids) };
  });
  if (!result.ok) return result;
  announceSeatChanges(context.changes, groupId, result.records.map(placeOfAppointment));
  const { secret } = context.installation;
  return reply({
    records: result.records.map((parts) => toVisibleAppointment(session, parts, group, locale, secret)),
  });
});
