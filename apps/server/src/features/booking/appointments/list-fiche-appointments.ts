import { defineCall } from "../../../http/call.ts";
import { listAppointmentsOfSession } from "./list-appointments.ts";

/** The same list under v2's own path, `/fiche/appointments?fiche_id=`. */
export const listFicheAppointments = defineCall("listFicheAppointments", (input) =>
  listAppointmentsOfSession(input),
);
