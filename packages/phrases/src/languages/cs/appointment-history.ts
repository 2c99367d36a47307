import type { AppointmentHistoryPhrases } from "../../catalogues.ts";

export const appointmentHistory: AppointmentHistoryPhrases = {
  heading: "Historie rezervace",
  booked: (p) => `Rezervováno (${p.by})`,
  moved: (p) => `Přesunuto (${p.by})`,
  cancelled: (p) => `Zrušeno (${p.by})`,
  restored: (p) => `Obnoveno (${p.by})`,
  changed: (p) => `Změněno (${p.by})`,
  told: "Klient dostal zprávu.",
  untold: "Klient nedostal zprávu.",
  start: "Začátek",
  end: "Konec",
  calendar: "Kalendář",
  resource: "Místnost nebo vybavení",
  state: "Barevné označení",
  note: "Poznámka personálu",
  presence: "Účast",
  overbooked: "Nad kapacitu",
};
