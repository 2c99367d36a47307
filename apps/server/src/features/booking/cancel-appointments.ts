import { defineCall } from "../../http/call.ts";
import { takeChangeLimit } from "./booking-limit.ts";
import { cancel } from "./cancel.ts";

export const cancelAppointments = defineCall("cancelAppointments", async (input) => {
  const limited = await takeChangeLimit("cancel", input);
  if (limited) return limited;
  const ids = input.body.appointments.map(({ id }) => id);
  return cancel(input, ids);
});
