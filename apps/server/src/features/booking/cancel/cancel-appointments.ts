import { defineCall } from "../../../http/call.ts";
import { cancelLinkedAppointments } from "./cancel.ts";
import { checkOverrides } from "../appointments/check-overrides.ts";

export const cancelAppointments = defineCall("cancelAppointments", async (input) => {
  const { appointments, ...choices } = input.body;
  const ids = appointments.map(({ id }) => id);
  return checkOverrides(input.session, input.group, choices) ?? cancelLinkedAppointments(input, ids, choices);
});
