import type { AppointmentHistoryPhrases } from "../../catalogues.ts";

export const appointmentHistory: AppointmentHistoryPhrases = {
  heading: "Historia wizyty",
  booked: (p) => `Wizyta umówiona (${p.by})`,
  moved: (p) => `Wizyta przełożona (${p.by})`,
  cancelled: (p) => `Wizyta odwołana (${p.by})`,
  restored: (p) => `Wizyta przywrócona (${p.by})`,
  changed: (p) => `Wizyta zmieniona (${p.by})`,
  told: "Klient dostał wiadomość.",
  untold: "Klient nie dostał wiadomości.",
  start: "Początek",
  end: "Koniec",
  calendar: "Kalendarz",
  resource: "Sala lub sprzęt",
  state: "Etykieta",
  note: "Notatka personelu",
  presence: "Obecność",
  overbooked: "Ponad limit",
};
