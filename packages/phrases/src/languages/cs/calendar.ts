import type { CalendarPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const calendar: CalendarPhrases = {
  heading: "Kalendář",
  previousDay: "Předchozí den",
  nextDay: "Následující den",
  view: "Zobrazení",
  grid: "Sloupce",
  list: "Seznam",
  columns: "Zobrazené kalendáře",
  subscribe: "Odebírat",
  elsewhere: "Obsazeno jinde",
  print: "Vytisknout",
  count: plural({ one: "{count} rezervace", few: "{count} rezervace", other: "{count} rezervací" }),
  noneThatDay: "Na tento den nejsou žádné rezervace.",
  earlier: "Dříve",
  later: "Později",
  cancelled: "Zrušené rezervace",
  closed: "Zavřeno",
  firstVisit: "První návštěva",
  note: "Poznámka",
  together: "Rezervováno společně s další rezervací",
  blue: "modré označení",
  green: "zelené označení",
  orange: "oranžové označení",
  yellow: "žluté označení",
  failed: "Rezervace teď nelze zobrazit.",
};
