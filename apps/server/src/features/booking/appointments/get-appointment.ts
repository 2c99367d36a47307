import { defineCall, replyRecord, refuse } from "../../../http/call.ts";
import { listBookingOfAppointment } from "./data.ts";
import { readCancellations } from "./read-cancellations.ts";
import { toVisibleAppointment } from "./to-appointment.ts";

/** Returns one appointment, cancelled or not. Another person's appointment answers as one that does not exist. */
export const getAppointment = defineCall("getAppointment", async (input) => {
  const { context, group, groupId, session, params, locale } = input;
  const booked = await listBookingOfAppointment(context.db, groupId, session, params.appointmentId ?? 0);
  const appointment = booked.find(({ id }) => id === params.appointmentId);
  if (!appointment) return refuse("unknown_appointment");
  context.ficheReads.note(session, groupId, [appointment.fiche_id], "appointments");
  const cancellations = await readCancellations(input, [appointment]);
  return replyRecord({
    ...toVisibleAppointment(session, appointment, group, locale, context.installation.secret),
    ...cancellations(appointment),
  });
});
