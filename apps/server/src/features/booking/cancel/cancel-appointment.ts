import { defineCall } from "../../../http/call.ts";
import { cancel } from "./cancel.ts";

/** Cancels one appointment (v1). The appointments linked to it in a pack are cancelled with it. */
export const cancelAppointment = defineCall("cancelAppointment", async (input) => {
  const { appointmentId } = input.params;
  return cancel(input, appointmentId === undefined ? [] : [appointmentId]);
});
