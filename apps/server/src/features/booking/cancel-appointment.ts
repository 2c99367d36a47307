import { defineCall } from "../../http/call.ts";
import { takeCancelLimit } from "./booking-limit.ts";
import { cancel } from "./cancel.ts";

/** v1's way of cancelling one; what is linked to it in a pack goes with it. */
export const cancelAppointment = defineCall("cancelAppointment", async (input) => {
  const limited = await takeCancelLimit(input);
  if (limited) return limited;
  const { appointmentId } = input.params;
  return cancel(input, appointmentId === undefined ? [] : [appointmentId]);
});
