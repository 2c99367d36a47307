import type { DeskPhrases } from "../../catalogues.ts";

export const desk: DeskPhrases = {
  navigation: "Hauptnavigation",
  statistics: "Statistik",
  search: "Personen und Einstellungen suchen",
  settings: "Einstellungen",
  page: "Ihre Seite",
};
