import type { LanguagesPhrases } from "../../catalogues.ts";

export const languages: LanguagesPhrases = {
  translations: "Troidigezhioù",
  language: "Yezh",
  fallback: (p) => `Pa vank un droidigezh e lenn hoc’h arvalien e : ${p.language}`,
  shown: "Testennoù diskouezet",
  kind: "Pelec’h emañ an destenn",
  everything: "E pep lec’h",
  states: {
    missing: "A vank",
    outdated: "Da adwelet",
    all: "An holl",
  },
  outdated: "Cheñchet eo bet an destenn orin abaoe",
  same: "Mirout evel an destenn orin",
  stillRight: "Mat eo c’hoazh an droidigezh",
  none: "Netra evel-se amañ.",
  more: "Diskouez ar peurrest",
  save: "Enrollañ an troidigezhioù",
  changed: "Unan bennak en deus cheñchet unan eus an testennoù-se e-keit-se : sellit outi en-dro.",
};
