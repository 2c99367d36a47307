import type { DeskPhrases } from "../../catalogues.ts";

export const desk: DeskPhrases = {
  navigation: "Hlavní navigace",
  statistics: "Statistiky",
  search: "Hledat klienty a nastavení",
  settings: "Nastavení",
  page: "Vaše stránka",
};
