import { defineCall } from "../../http/call.ts";
import { takeCancelLimit } from "./booking-limit.ts";
import { cancel } from "./cancel.ts";

export const cancelAppointments = defineCall("cancelAppointments", async (input) => {
  const limited = await takeCancelLimit(input);
  if (limited) return limited;
  const ids = input.body.appointments.map(({ id }) => id);
  return cancel(input, ids);
});
