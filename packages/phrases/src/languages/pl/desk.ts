import type { DeskPhrases } from "../../catalogues.ts";

export const desk: DeskPhrases = {
  navigation: "Główna nawigacja",
  statistics: "Statystyki",
  search: "Szukaj klientów i\u00a0ustawień",
  settings: "Ustawienia",
  page: "Twoja strona",
};
