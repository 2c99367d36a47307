import type { DeskPhrases } from "../../catalogues.ts";

export const desk: DeskPhrases = {
  navigation: "Merdeiñ pennañ",
  statistics: "Stadegoù",
  search: "Klask arvalien hag arventennoù",
  settings: "Arventennoù",
  page: "Ho pajenn",
};
