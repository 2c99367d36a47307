import type { DeskPhrases } from "../../catalogues.ts";

export const desk: DeskPhrases = {
  navigation: "Main navigation",
  statistics: "Statistics",
  search: "Search clients and settings",
  settings: "Settings",
  page: "Your page",
};
