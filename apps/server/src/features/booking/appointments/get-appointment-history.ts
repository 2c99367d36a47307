import { defineCall, reply, refuse } from "../../../http/call.ts";
import { createWallTimeFormatter } from "../fiche/wall-time-formatter.ts";
import { readAppointmentHistory } from "./appointment-history-data.ts";
import { listBookingOfAppointment } from "./data.ts";
import { toAppointmentChange } from "./to-appointment-change.ts";

/** Returns who booked, moved, cancelled and changed an appointment. */
export const getAppointmentHistory = defineCall("getAppointmentHistory", async (input) => {
  const { context, session, group, groupId, params } = input;
  const appointmentId = params.appointmentId ?? 0;
  const booked = await listBookingOfAppointment(context.db, groupId, session, appointmentId);
  const appointment = booked.find(({ id }) => id === appointmentId);
  if (!appointment) return refuse("unknown_appointment");
  context.ficheReads.note(session, groupId, [appointment.fiche_id], "appointments");
  const wall = createWallTimeFormatter(group.fields.timezone);
  const entries = await readAppointmentHistory(context.db, groupId, [appointmentId]);
  return reply({
    records: entries.map((entry) => toAppointmentChange(entry, wall)),
  });
});
