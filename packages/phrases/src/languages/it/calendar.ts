import type { CalendarPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const calendar: CalendarPhrases = {
  heading: "Agenda",
  previousDay: "Giorno precedente",
  nextDay: "Giorno successivo",
  view: "Vista",
  grid: "Colonne",
  list: "Elenco",
  columns: "Agende visibili",
  subscribe: "Abbonarsi",
  elsewhere: "Occupato altrove",
  print: "Stampa",
  count: plural({ one: "{count} appuntamento", other: "{count} appuntamenti" }),
  noneThatDay: "Nessun appuntamento in questo giorno.",
  earlier: "Prima",
  later: "Dopo",
  cancelled: "Appuntamenti disdetti",
  closed: "Chiuso",
  firstVisit: "Prima visita",
  note: "Nota",
  together: "Prenotato insieme a un altro appuntamento",
  blue: "contrassegno blu",
  green: "contrassegno verde",
  orange: "contrassegno arancione",
  yellow: "contrassegno giallo",
  failed: "Al momento non è possibile mostrare gli appuntamenti.",
};
