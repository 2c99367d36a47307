import type { LanguagesPhrases } from "../../catalogues.ts";

export const languages: LanguagesPhrases = {
  translations: "Vertalingen",
  language: "Taal",
  fallback: (p) => `Waar een vertaling ontbreekt, lezen klanten in plaats daarvan: ${p.language}`,
  shown: "Getoonde teksten",
  kind: "Waar de tekst staat",
  everything: "Overal",
  states: {
    missing: "Ontbreekt",
    outdated: "Na te kijken",
    all: "Alle",
  },
  outdated: "Het origineel is sindsdien veranderd",
  same: "Laten zoals het origineel",
  stillRight: "De vertaling klopt nog",
  none: "Hier is niets van dien aard.",
  more: "Meer tonen",
  save: "Vertalingen opslaan",
  changed: "Iemand heeft een van deze teksten intussen veranderd: kijk er nog eens naar.",
};
