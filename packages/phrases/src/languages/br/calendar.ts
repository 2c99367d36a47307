import type { CalendarPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const calendar: CalendarPhrases = {
  heading: "Deiziataer",
  previousDay: "An deiz a-raok",
  nextDay: "An deiz war-lerc’h",
  view: "Gwel",
  grid: "Bannoù",
  list: "Roll",
  columns: "Deiziataerioù diskouezet",
  subscribe: "Koumanantiñ",
  elsewhere: "Ac’hubet e lec’h all",
  print: "Moullañ",
  count: plural({ one: "{count} emgav", two: "{count} emgav", few: "{count} emgav", other: "{count} emgav" }),
  noneThatDay: "Emgav ebet en deiz-se.",
  earlier: "Abretoc’h",
  later: "Diwezhatoc’h",
  cancelled: "Emgavioù nullet",
  closed: "Serret",
  firstVisit: "Gweladenn gentañ",
  note: "Notenn",
  together: "Miret asambles gant un emgav all",
  blue: "merk glas",
  green: "merk gwer",
  orange: "merk orañjez",
  yellow: "merk melen",
  failed: "N’haller ket diskouez an emgavioù evit ar mare.",
};
