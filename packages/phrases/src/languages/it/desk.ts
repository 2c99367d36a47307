import type { DeskPhrases } from "../../catalogues.ts";

export const desk: DeskPhrases = {
  navigation: "Navigazione principale",
  statistics: "Statistiche",
  search: "Cerca clienti e impostazioni",
  settings: "Impostazioni",
  page: "La sua pagina",
};
