import { defineCall } from "../../http/call.ts";
import { cancel } from "./cancel.ts";

export const cancelAppointments = defineCall("cancelAppointments", async (input) => {
  const ids = input.body.appointments.map(({ id }) => id);
  return cancel(input, ids);
});
