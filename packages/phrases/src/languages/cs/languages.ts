import type { LanguagesPhrases } from "../../catalogues.ts";

export const languages: LanguagesPhrases = {
  translations: "Překlady",
  language: "Jazyk",
  fallback: (p) => `Kde překlad chybí, čtou klienti místo něj: ${p.language}`,
  shown: "Zobrazené texty",
  kind: "Kde text je",
  everything: "Všude",
  states: {
    missing: "Chybí",
    outdated: "Ke kontrole",
    all: "Všechny",
  },
  outdated: "Původní text se mezitím změnil",
  same: "Nechat jako v originálu",
  stillRight: "Překlad stále sedí",
  none: "Nic takového tu není.",
  more: "Zobrazit další",
  save: "Uložit překlady",
  changed: "Někdo mezitím jeden z těchto textů změnil: podívejte se na něj znovu.",
};
