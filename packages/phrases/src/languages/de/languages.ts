import type { LanguagesPhrases } from "../../catalogues.ts";

export const languages: LanguagesPhrases = {
  translations: "Übersetzungen",
  language: "Sprache",
  fallback: (p) => `Wo eine Übersetzung fehlt, lesen Ihre Kundinnen und Kunden stattdessen: ${p.language}`,
  shown: "Gezeigte Texte",
  kind: "Wo der Text steht",
  everything: "Überall",
  states: {
    missing: "Fehlt",
    outdated: "Zu prüfen",
    all: "Alle",
  },
  outdated: "Das Original hat sich seither geändert",
  same: "Wie im Original lassen",
  stillRight: "Die Übersetzung passt noch",
  none: "Hier ist nichts dergleichen.",
  more: "Mehr zeigen",
  save: "Übersetzungen speichern",
  changed: "Jemand hat einen dieser Texte inzwischen geändert: Bitte sehen Sie ihn noch einmal an.",
};
