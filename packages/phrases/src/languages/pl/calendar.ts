import type { CalendarPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const calendar: CalendarPhrases = {
  heading: "Kalendarz",
  previousDay: "Poprzedni dzień",
  nextDay: "Następny dzień",
  view: "Widok",
  grid: "Kolumny",
  list: "Lista",
  columns: "Wyświetlane kalendarze",
  subscribe: "Subskrybuj",
  elsewhere: "Zajęte w innym kalendarzu",
  print: "Drukuj",
  count: plural({ one: "{count} wizyta", few: "{count} wizyty", many: "{count} wizyt" }),
  noneThatDay: "Brak wizyt w\u00a0tym dniu.",
  earlier: "Wcześniej",
  later: "Później",
  cancelled: "Odwołane wizyty",
  closed: "Zamknięte",
  firstVisit: "Pierwsza wizyta",
  note: "Notatka",
  together: "Zarezerwowana razem z\u00a0inną wizytą",
  blue: "etykieta niebieska",
  green: "etykieta zielona",
  orange: "etykieta pomarańczowa",
  yellow: "etykieta żółta",
  failed: "Nie można teraz wyświetlić wizyt.",
};
