import type { FicheAppointmentRow } from "../attendee.ts";

export const ANNA = { email: "anna@example.org", firstname: "Anna", lastname: "Weber" };

/** Returns a fiche of Anna's with an unproven address and without appointments. */
export function ficheRow(fiche_id: number, fields: Partial<FicheAppointmentRow> = {}): FicheAppointmentRow {
  return {
    ...ANNA,
    fiche_id,
    account_id: null,
    blacklisted: false,
    confirmed: false,
    has_come: false,
    missed: 0,
    is_proven: false,
    token_id: null,
    starts: null,
    ends: null,
    services: null,
    type: "free",
    ...fields,
  };
}
