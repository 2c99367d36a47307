import type { DeskPhrases } from "../../catalogues.ts";

export const desk: DeskPhrases = {
  navigation: "Hlavná navigácia",
  statistics: "Štatistiky",
  search: "Hľadať klientov a\u00a0nastavenia",
  settings: "Nastavenia",
  page: "Vaša stránka",
};
