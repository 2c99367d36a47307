import { defineCall, reply } from "../../lib/call.ts";
import { toCollection } from "./list-appointments.ts";

/** The same list under v2's own path: `/fiche/appointments?fiche_id=`. */
export const listFicheAppointments = defineCall("listFicheAppointments", async (input) =>
  reply(await toCollection(input)),
);
