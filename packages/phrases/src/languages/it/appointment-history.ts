import type { AppointmentHistoryPhrases } from "../../catalogues.ts";

export const appointmentHistory: AppointmentHistoryPhrases = {
  heading: "Cronologia dell’appuntamento",
  booked: (p) => `Appuntamento preso (${p.by})`,
  moved: (p) => `Appuntamento spostato (${p.by})`,
  cancelled: (p) => `Appuntamento disdetto (${p.by})`,
  restored: (p) => `Appuntamento ripristinato (${p.by})`,
  changed: (p) => `Appuntamento modificato (${p.by})`,
  told: "Il cliente è stato avvisato.",
  untold: "Il cliente non è stato avvisato.",
  start: "Inizio",
  end: "Fine",
  calendar: "Agenda",
  resource: "Sala o attrezzatura",
  state: "Contrassegno",
  note: "Nota del team",
  presence: "Presenza",
  overbooked: "In soprannumero",
};
