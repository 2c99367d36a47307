import type { CalendarPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const calendar: CalendarPhrases = {
  heading: "Naptár",
  previousDay: "Előző nap",
  nextDay: "Következő nap",
  view: "Nézet",
  grid: "Oszlopok",
  list: "Lista",
  columns: "Megjelenített naptárak",
  subscribe: "Feliratkozás",
  elsewhere: "Máshol foglalt",
  print: "Nyomtatás",
  count: plural({ one: "{count} időpont", other: "{count} időpont" }),
  noneThatDay: "Ezen a napon nincs időpont.",
  earlier: "Korábban",
  later: "Később",
  cancelled: "Lemondott időpontok",
  closed: "Zárva",
  firstVisit: "Első látogatás",
  note: "Megjegyzés",
  together: "Másik időponttal együtt foglalva",
  blue: "kék jelölés",
  green: "zöld jelölés",
  orange: "narancssárga jelölés",
  yellow: "sárga jelölés",
  failed: "Az időpontok most nem jeleníthetők meg.",
};
