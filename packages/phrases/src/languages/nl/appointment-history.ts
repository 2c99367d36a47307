import type { AppointmentHistoryPhrases } from "../../catalogues.ts";

export const appointmentHistory: AppointmentHistoryPhrases = {
  heading: "Geschiedenis van de afspraak",
  booked: (p) => `Afspraak gemaakt (${p.by})`,
  moved: (p) => `Afspraak verzet (${p.by})`,
  cancelled: (p) => `Afspraak geannuleerd (${p.by})`,
  restored: (p) => `Afspraak hersteld (${p.by})`,
  changed: (p) => `Afspraak gewijzigd (${p.by})`,
  told: "De klant heeft bericht gekregen.",
  untold: "De klant heeft geen bericht gekregen.",
  start: "Begin",
  end: "Einde",
  calendar: "Agenda",
  resource: "Ruimte of apparaat",
  state: "Kleurlabel",
  note: "Notitie van het team",
  presence: "Aanwezigheid",
  overbooked: "Overboekt",
};
