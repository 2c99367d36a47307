import type { ClassesPhrases } from "../../catalogues.ts";

export const classes: ClassesPhrases = {
  full: "Completo",
  later: "Fechas siguientes",
  booked: (p) => `${p.booked} de ${p.places} reservadas`,
  participants: "Participantes",
  none: "Todavía no hay reservas.",
  writeToAll: "Escribir a todos",
  cancelDate: "Cancelar esta fecha",
  ask: (p) => `¿Cancelar la clase del ${p.when}?`,
  mailed: "Todas las personas inscritas reciben un correo.",
  reason: "Motivo (aparece en el correo)",
  keep: "Mantener la fecha",
  cancelled: "La fecha está cancelada.",
  moveAll: "Cambiar a todos de fecha",
  newDate: "Nueva fecha",
  noOtherDate: "Ninguna otra fecha tiene plazas suficientes.",
  moved: "Todos han cambiado de fecha.",
  add: "Añadir a una persona",
  howMany: "Número de plazas",
  guest: (p) => `Nombre de la persona ${p.number} (opcional)`,
  taken: (p) => `Plazas: ${p.count}`,
};
