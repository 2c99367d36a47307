import type { DeskPhrases } from "../../catalogues.ts";

export const desk: DeskPhrases = {
  navigation: "Hlavná navigácia",
  statistics: "Štatistiky",
  search: "Hľadať klientov a nastavenia",
  settings: "Nastavenia",
  page: "Vaša stránka",
};
