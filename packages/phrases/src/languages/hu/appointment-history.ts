import type { AppointmentHistoryPhrases } from "../../catalogues.ts";

export const appointmentHistory: AppointmentHistoryPhrases = {
  heading: "Az időpont előzményei",
  booked: (p) => `Lefoglalva (${p.by})`,
  moved: (p) => `Áthelyezve (${p.by})`,
  cancelled: (p) => `Lemondva (${p.by})`,
  restored: (p) => `Visszaállítva (${p.by})`,
  changed: (p) => `Módosítva (${p.by})`,
  told: "Az ügyfelet értesítettük.",
  untold: "Az ügyfelet nem értesítettük.",
  start: "Kezdés",
  end: "Vége",
  calendar: "Naptár",
  resource: "Helyiség vagy eszköz",
  state: "Színes jelölés",
  note: "A munkatársak megjegyzése",
  presence: "Megjelenés",
  overbooked: "Túlfoglalás",
};
