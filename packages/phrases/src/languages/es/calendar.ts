import type { CalendarPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const calendar: CalendarPhrases = {
  heading: "Agenda",
  previousDay: "Día anterior",
  nextDay: "Día siguiente",
  view: "Vista",
  grid: "Columnas",
  list: "Lista",
  columns: "Agendas visibles",
  subscribe: "Suscribirse",
  elsewhere: "Ocupado en otra agenda",
  print: "Imprimir",
  count: plural({ one: "{count} cita", other: "{count} citas" }),
  noneThatDay: "No hay ninguna cita ese día.",
  earlier: "Más temprano",
  later: "Más tarde",
  cancelled: "Citas canceladas",
  closed: "Cerrado",
  firstVisit: "Primera visita",
  note: "Nota",
  together: "Reservada con otra cita",
  blue: "marca azul",
  green: "marca verde",
  orange: "marca naranja",
  yellow: "marca amarilla",
  failed: "Las citas no se pueden mostrar en este momento.",
};
