import type { EmbedPhrases } from "../../catalogues.ts";

export const embed: EmbedPhrases = {
  title: "Termine auf Ihrer eigenen Website",
  mode: "Wo sich die Buchung öffnet",
  inline: "In der Seite selbst",
  popup: "In einem Fenster, über einen Link",
  button: "In einem Fenster, über eine immer sichtbare Schaltfläche",
  words: "Text des Links oder der Schaltfläche",
  browsersLanguage: "Die des Browsers",
  header: "Namen und Anmeldung anzeigen",
  footer: "Fußzeile anzeigen",
  minHeight: "Mindesthöhe in Pixeln",
  scroll: "Diese Höhe beibehalten; der Rest wird darin gescrollt",
  show: "Aktualisieren",
  code: "Der Code für Ihre Seite",
  copy: "Code kopieren",
  copied: "Code kopiert",
  policy: (p) =>
    `Begrenzt Ihre Website, was ihre Seiten laden (Content-Security-Policy)? Dann erlauben Sie ${p.site} in script-src und frame-src.`,
  hosts: (p) => `Die Buchung erscheint nur auf diesen Websites: ${p.hosts}.`,
  result: "Das Ergebnis",
};
