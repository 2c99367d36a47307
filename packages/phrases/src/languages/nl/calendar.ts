import type { CalendarPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const calendar: CalendarPhrases = {
  heading: "Agenda",
  previousDay: "Vorige dag",
  nextDay: "Volgende dag",
  view: "Weergave",
  grid: "Kolommen",
  list: "Lijst",
  columns: "Getoonde agenda’s",
  subscribe: "Abonneren",
  elsewhere: "Elders bezet",
  print: "Afdrukken",
  count: plural({ one: "{count} afspraak", other: "{count} afspraken" }),
  noneThatDay: "Geen afspraken op deze dag.",
  earlier: "Eerder",
  later: "Later",
  cancelled: "Geannuleerde afspraken",
  closed: "Gesloten",
  firstVisit: "Eerste bezoek",
  note: "Notitie",
  together: "Samen met een andere afspraak geboekt",
  blue: "blauw label",
  green: "groen label",
  orange: "oranje label",
  yellow: "geel label",
  failed: "De afspraken kunnen nu niet worden getoond.",
};
