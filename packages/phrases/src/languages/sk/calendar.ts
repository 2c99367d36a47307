import type { CalendarPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const calendar: CalendarPhrases = {
  heading: "Kalendár",
  previousDay: "Predchádzajúci deň",
  nextDay: "Nasledujúci deň",
  view: "Zobrazenie",
  grid: "Stĺpce",
  list: "Zoznam",
  columns: "Zobrazené kalendáre",
  subscribe: "Odoberať",
  elsewhere: "Obsadené inde",
  print: "Vytlačiť",
  count: plural({ one: "{count} rezervácia", few: "{count} rezervácie", other: "{count} rezervácií" }),
  noneThatDay: "Na tento deň nie sú žiadne rezervácie.",
  earlier: "Skôr",
  later: "Neskôr",
  cancelled: "Zrušené rezervácie",
  closed: "Zatvorené",
  firstVisit: "Prvá návšteva",
  note: "Poznámka",
  together: "Rezervované spolu s ďalšou rezerváciou",
  blue: "modré označenie",
  green: "zelené označenie",
  orange: "oranžové označenie",
  yellow: "žlté označenie",
  failed: "Rezervácie sa teraz nedajú zobraziť.",
};
