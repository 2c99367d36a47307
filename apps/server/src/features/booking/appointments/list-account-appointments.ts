import { defineCall } from "../../../http/call.ts";
import { listVisible } from "./list-appointments.ts";

/** The same list under v2's own path, `/account/appointments`. */
export const listAccountAppointments = defineCall("listAccountAppointments", (input) => listVisible(input));
