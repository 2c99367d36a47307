import type { CalendarPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const calendar: CalendarPhrases = {
  heading: "Kalender",
  previousDay: "Voriger Tag",
  nextDay: "Nächster Tag",
  view: "Ansicht",
  grid: "Spalten",
  list: "Liste",
  columns: "Angezeigte Kalender",
  subscribe: "Abonnieren",
  elsewhere: "Anderswo belegt",
  print: "Drucken",
  count: plural({ one: "{count} Termin", other: "{count} Termine" }),
  noneThatDay: "An diesem Tag gibt es keine Termine.",
  earlier: "Früher",
  later: "Später",
  cancelled: "Abgesagte Termine",
  closed: "Geschlossen",
  firstVisit: "Erster Besuch",
  note: "Notiz",
  together: "Mit einem weiteren Termin gebucht",
  blue: "blaue Markierung",
  green: "grüne Markierung",
  orange: "orange Markierung",
  yellow: "gelbe Markierung",
  failed: "Die Termine können gerade nicht angezeigt werden.",
};
