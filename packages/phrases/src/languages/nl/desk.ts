import type { DeskPhrases } from "../../catalogues.ts";

export const desk: DeskPhrases = {
  navigation: "Hoofdnavigatie",
  statistics: "Statistieken",
  search: "Klanten en instellingen zoeken",
  settings: "Instellingen",
  page: "Uw pagina",
};
