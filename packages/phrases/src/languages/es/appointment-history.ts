import type { AppointmentHistoryPhrases } from "../../catalogues.ts";

export const appointmentHistory: AppointmentHistoryPhrases = {
  heading: "Historial de la cita",
  booked: (p) => `Cita reservada (${p.by})`,
  moved: (p) => `Cita cambiada (${p.by})`,
  cancelled: (p) => `Cita cancelada (${p.by})`,
  restored: (p) => `Cita restablecida (${p.by})`,
  changed: (p) => `Cita modificada (${p.by})`,
  told: "Se avisó al cliente.",
  untold: "No se avisó al cliente.",
  start: "Inicio",
  end: "Fin",
  calendar: "Agenda",
  resource: "Sala o equipamiento",
  state: "Marca de color",
  note: "Nota del equipo",
  presence: "Asistencia",
  overbooked: "Sobrerreserva",
};
