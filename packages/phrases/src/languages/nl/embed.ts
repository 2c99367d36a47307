import type { EmbedPhrases } from "../../catalogues.ts";

export const embed: EmbedPhrases = {
  title: "Afspraken op uw eigen website",
  mode: "Waar het boeken begint",
  inline: "In de pagina zelf",
  popup: "In een venster, via een link",
  button: "In een venster, via een knop die altijd zichtbaar is",
  words: "Tekst van de link of de knop",
  browsersLanguage: "Die van de browser",
  header: "De naam en het inloggen tonen",
  footer: "De voettekst tonen",
  minHeight: "Minimale hoogte, in pixels",
  scroll: "Deze hoogte behouden; de rest is te zien door te scrollen",
  show: "Bijwerken",
  code: "De code voor uw pagina",
  copy: "Code kopiëren",
  copied: "Code gekopieerd",
  policy: (p) =>
    `Beperkt uw website wat de pagina’s laden (Content-Security-Policy)? Sta dan ${p.site} toe in script-src en frame-src.`,
  hosts: (p) => `Een afspraak maken kan alleen op deze websites: ${p.hosts}.`,
  result: "Het resultaat",
};
