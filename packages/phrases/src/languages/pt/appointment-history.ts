import type { AppointmentHistoryPhrases } from "../../catalogues.ts";

export const appointmentHistory: AppointmentHistoryPhrases = {
  heading: "Histórico da marcação",
  booked: (p) => `Marcação feita (${p.by})`,
  moved: (p) => `Marcação alterada (${p.by})`,
  cancelled: (p) => `Marcação cancelada (${p.by})`,
  restored: (p) => `Marcação reposta (${p.by})`,
  changed: (p) => `Marcação modificada (${p.by})`,
  told: "O cliente foi avisado.",
  untold: "O cliente não foi avisado.",
  start: "Início",
  end: "Fim",
  calendar: "Agenda",
  resource: "Sala ou equipamento",
  state: "Etiqueta de cor",
  note: "Nota da equipa",
  presence: "Comparência",
  overbooked: "Marcação extra",
};
