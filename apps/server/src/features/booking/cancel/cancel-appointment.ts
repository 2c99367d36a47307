import { defineCall } from "../../../http/call.ts";
import { cancel } from "./cancel.ts";

/** v1's way of cancelling one; what is linked to it in a pack goes with it. */
export const cancelAppointment = defineCall("cancelAppointment", async (input) => {
  const { appointmentId } = input.params;
  return cancel(input, appointmentId === undefined ? [] : [appointmentId]);
});
