import type { DeskPhrases } from "../../catalogues.ts";

export const desk: DeskPhrases = {
  navigation: "Fő navigáció",
  statistics: "Statisztika",
  search: "Ügyfelek és beállítások keresése",
  settings: "Beállítások",
  page: "Az Ön oldala",
};
