import { defineCall } from "../../../http/call.ts";
import { listAppointmentsOfSession } from "./list-appointments.ts";

/** The same list under v2's own path, `/account/appointments`. */
export const listAccountAppointments = defineCall("listAccountAppointments", (input) =>
  listAppointmentsOfSession(input),
);
