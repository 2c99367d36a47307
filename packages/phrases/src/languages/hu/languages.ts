import type { LanguagesPhrases } from "../../catalogues.ts";

export const languages: LanguagesPhrases = {
  translations: "Fordítások",
  language: "Nyelv",
  fallback: (p) => `Ahol hiányzik a fordítás, az ügyfelek ezt olvassák: ${p.language}`,
  shown: "Látható szövegek",
  kind: "A szöveg helye",
  everything: "Mindenhol",
  states: {
    missing: "Hiányzik",
    outdated: "Ellenőrizendő",
    all: "Mind",
  },
  outdated: "Az eredeti azóta megváltozott",
  same: "Maradjon, mint az eredetiben",
  stillRight: "A fordítás még mindig jó",
  none: "Itt nincs ilyen.",
  more: "Továbbiak",
  save: "Fordítások mentése",
  changed: "Valaki közben megváltoztatta az egyik szöveget: nézze meg újra.",
};
