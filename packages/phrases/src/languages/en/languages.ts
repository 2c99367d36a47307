import type { LanguagesPhrases } from "../../catalogues.ts";

export const languages: LanguagesPhrases = {
  translations: "Translations of your texts",
  language: "Language",
  fallback: (p) => `Where a translation is missing, clients read this instead: ${p.language}`,
  shown: "Texts shown",
  kind: "Where the text is",
  everything: "Everywhere",
  states: {
    missing: "Missing",
    outdated: "To check",
    all: "All texts",
  },
  outdated: "The original has changed since",
  same: "Keep it as in the original",
  stillRight: "The translation still fits",
  none: "Nothing like this here.",
  more: "Show more",
  save: "Save the translations",
  changed: "Someone changed one of these texts in the meantime: please look at it again.",
};
