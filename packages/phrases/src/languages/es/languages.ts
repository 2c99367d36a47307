import type { LanguagesPhrases } from "../../catalogues.ts";

export const languages: LanguagesPhrases = {
  translations: "Traducciones",
  language: "Idioma",
  fallback: (p) => `Donde falta una traducción, sus clientes leen en su lugar: ${p.language}`,
  shown: "Textos mostrados",
  kind: "Dónde está el texto",
  everything: "En todas partes",
  states: {
    missing: "Falta",
    outdated: "Por revisar",
    all: "Todos",
  },
  outdated: "El original ha cambiado desde entonces",
  same: "Dejar como el original",
  stillRight: "La traducción sigue siendo válida",
  none: "Aquí no hay nada así.",
  more: "Mostrar más",
  save: "Guardar las traducciones",
  changed: "Alguien ha cambiado uno de estos textos mientras tanto: vuelva a mirarlo.",
};
