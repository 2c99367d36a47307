import type { LanguagesPhrases } from "../../catalogues.ts";

export const languages: LanguagesPhrases = {
  translations: "Traduzioni",
  language: "Lingua",
  fallback: (p) => `Dove manca una traduzione, i clienti leggono invece: ${p.language}`,
  shown: "Testi mostrati",
  kind: "Dove si trova il testo",
  everything: "Ovunque",
  states: {
    missing: "Manca",
    outdated: "Da rivedere",
    all: "Tutti",
  },
  outdated: "L’originale è cambiato da allora",
  same: "Lascia come l’originale",
  stillRight: "La traduzione va ancora bene",
  none: "Qui non c’è nulla di simile.",
  more: "Mostra altro",
  save: "Salva le traduzioni",
  changed: "Qualcuno ha cambiato nel frattempo uno di questi testi: lo riguardi.",
};
