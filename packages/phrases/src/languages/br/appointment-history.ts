import type { AppointmentHistoryPhrases } from "../../catalogues.ts";

export const appointmentHistory: AppointmentHistoryPhrases = {
  heading: "Istor an emgav",
  booked: (p) => `Emgav kemeret (${p.by})`,
  moved: (p) => `Emgav dilec’hiet (${p.by})`,
  cancelled: (p) => `Emgav nullet (${p.by})`,
  restored: (p) => `Emgav adlakaet (${p.by})`,
  changed: (p) => `Emgav kemmet (${p.by})`,
  told: "Kelaouet eo bet an arval.",
  untold: "N’eo ket bet kelaouet an arval.",
  start: "Deroù",
  end: "Dibenn",
  calendar: "Deiziataer",
  resource: "Sal pe dafar",
  state: "Merk liv",
  note: "Notenn ar skipailh",
  presence: "Bezañs",
  overbooked: "Dreist-niver",
};
