import type { AppointmentHistoryPhrases } from "../../catalogues.ts";

export const appointmentHistory: AppointmentHistoryPhrases = {
  heading: "História rezervácie",
  booked: (p) => `Rezervované (${p.by})`,
  moved: (p) => `Presunuté (${p.by})`,
  cancelled: (p) => `Zrušené (${p.by})`,
  restored: (p) => `Obnovené (${p.by})`,
  changed: (p) => `Zmenené (${p.by})`,
  told: "Klient dostal správu.",
  untold: "Klient nedostal správu.",
  start: "Začiatok",
  end: "Koniec",
  calendar: "Kalendár",
  resource: "Miestnosť alebo vybavenie",
  state: "Farebné označenie",
  note: "Poznámka personálu",
  presence: "Účasť",
  overbooked: "Nad kapacitu",
};
