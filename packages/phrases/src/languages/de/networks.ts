import type { NetworksPhrases } from "../../catalogues.ts";

export const networks: NetworksPhrases = {
  intro: "Über sie werden Ihre Zeiten gefunden, und sie wissen, welche Termine vereinbart sind.",
  none: "Diese Organisation gehört zu keinem nationalen Netz.",
  ants: "Personalausweise und Reisepässe (France Titres)",
  search: "Die landesweite Suche zeigt Ihre Zeiten.",
  noSearch: "Die landesweite Suche ist nicht angeschlossen.",
  register: "Nummern von Voranträgen werden geprüft und Termine gemeldet.",
  noRegister: "Das nationale Register ist nicht angeschlossen.",
  works: (p) => `Zuletzt erfolgreich: ${p.when}`,
  never: "Noch kein Austausch.",
  failing: (p) => `Gestört seit: ${p.when}`,
  lastFailure: (p) => `Letzter Fehler: ${p.when}`,
  waiting: (p) => `Noch zu meldende Termine: ${p.count}`,
  failures: {
    refused: "Das Register weist den Aufruf ab. Vielleicht gilt das Token der Installation nicht mehr.",
    failed: "Das Register meldet eine Störung.",
    no_answer: "Das Register antwortet nicht rechtzeitig.",
    unreadable: "Die Antwort des Registers ist nicht lesbar.",
  },
  stays: "Nichts geht verloren: Die Termine werden gemeldet, sobald es wieder antwortet.",
  sas: {
    title: "Leitstellen (SAS)",
    off: "Um teilzunehmen, geben Sie die FINESS- oder SIRET-Nummer der Organisation und die RPPS-Nummern der Kalender ein.",
    search: "Die Leitstellen finden Ihre Zeiten.",
    noSearch: "Die Suche der Leitstellen ist nicht angeschlossen.",
    platform: "Termine, die Leitstellen vereinbaren, werden gemeldet.",
    noPlatform: "Die Plattform der Leitstellen ist nicht angeschlossen.",
    calendars: (p) => `Kalender mit RPPS-Nummer: ${p.count}`,
    regulators: (p) => `Leitstellen-Konten, die buchen können: ${p.count}`,
    failures: {
      refused:
        "Die Plattform weist den Aufruf ab. Vielleicht gilt das Zertifikat der Installation nicht mehr.",
      failed: "Die Plattform meldet eine Störung.",
      no_answer: "Die Plattform antwortet nicht rechtzeitig.",
      unreadable: "Die Antwort der Plattform ist nicht lesbar.",
    },
  },
};
