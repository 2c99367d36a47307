import type { AppointmentHistoryPhrases } from "../../catalogues.ts";

export const appointmentHistory: AppointmentHistoryPhrases = {
  heading: "Verlauf des Termins",
  booked: (p) => `Gebucht (${p.by})`,
  moved: (p) => `Verschoben (${p.by})`,
  cancelled: (p) => `Abgesagt (${p.by})`,
  restored: (p) => `Wiederhergestellt (${p.by})`,
  changed: (p) => `Geändert (${p.by})`,
  told: "Die Person wurde benachrichtigt.",
  untold: "Die Person wurde nicht benachrichtigt.",
  start: "Beginn",
  end: "Ende",
  calendar: "Kalender",
  resource: "Raum oder Gerät",
  state: "Farbmarkierung",
  note: "Notiz des Teams",
  presence: "Erscheinen",
  overbooked: "Überbucht",
};
