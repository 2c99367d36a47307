import { defineCall } from "../../../http/call.ts";
import { cancelLinkedAppointments } from "./cancel.ts";

/** Cancels one appointment (v1). The appointments linked to it in a pack are cancelled with it. */
export const cancelAppointment = defineCall("cancelAppointment", async (input) => {
  const { appointmentId } = input.params;
  return cancelLinkedAppointments(input, appointmentId === undefined ? [] : [appointmentId]);
});
