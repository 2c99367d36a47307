import { defineCall } from "../../../http/call.ts";
import { cancel } from "./cancel.ts";
import { checkFreedom } from "../appointments/check-freedom.ts";

export const cancelAppointments = defineCall("cancelAppointments", async (input) => {
  const { appointments, ...said } = input.body;
  const ids = appointments.map(({ id }) => id);
  return checkFreedom(input.session, input.group, said) ?? cancel(input, ids, said);
});
