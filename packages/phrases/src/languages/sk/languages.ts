import type { LanguagesPhrases } from "../../catalogues.ts";

export const languages: LanguagesPhrases = {
  translations: "Preklady",
  language: "Jazyk",
  fallback: (p) => `Kde preklad chýba, čítajú klienti namiesto neho: ${p.language}`,
  shown: "Zobrazené texty",
  kind: "Kde text je",
  everything: "Všade",
  states: {
    missing: "Chýba",
    outdated: "Na kontrolu",
    all: "Všetky",
  },
  outdated: "Pôvodný text sa medzitým zmenil",
  same: "Nechať ako v origináli",
  stillRight: "Preklad stále sedí",
  none: "Nič také tu nie je.",
  more: "Zobraziť ďalšie",
  save: "Uložiť preklady",
  changed: "Niekto medzitým jeden z týchto textov zmenil: pozrite si ho znova.",
};
