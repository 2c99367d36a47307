import type { DeskPhrases } from "../../catalogues.ts";

export const desk: DeskPhrases = {
  navigation: "Hlavní navigace",
  statistics: "Statistiky",
  search: "Hledat klienty a\u00a0nastavení",
  settings: "Nastavení",
  page: "Vaše stránka",
};
