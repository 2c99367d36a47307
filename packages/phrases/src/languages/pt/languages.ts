import type { LanguagesPhrases } from "../../catalogues.ts";

export const languages: LanguagesPhrases = {
  translations: "Traduções",
  language: "Idioma",
  fallback: (p) => `Onde falta uma tradução, os clientes leem em vez dela: ${p.language}`,
  shown: "Textos mostrados",
  kind: "Onde está o texto",
  everything: "Em todo o lado",
  states: {
    missing: "Em falta",
    outdated: "A rever",
    all: "Todos",
  },
  outdated: "O original mudou entretanto",
  same: "Deixar como no original",
  stillRight: "A tradução continua certa",
  none: "Aqui não há nada disso.",
  more: "Mostrar mais",
  save: "Guardar as traduções",
  changed: "Alguém alterou entretanto um destes textos: veja-o de novo.",
};
