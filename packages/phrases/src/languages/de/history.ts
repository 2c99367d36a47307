import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Wer was wann geändert hat. Die meisten Änderungen lassen sich rückgängig machen.",
  all: "Alle Änderungen",
  actions: {
    created: "Hinzugefügt",
    changed: "Geändert",
    archived: "Archiviert",
    restored: "Zurückgeholt",
    published: "Veröffentlicht",
    undone: "Rückgängig gemacht",
    invited: "Eingeladen",
    withdrawn: "Einladung zurückgezogen",
    joined: "Ins Team gekommen",
    removed: "Aus dem Team entfernt",
    reset: "Zweiter Schritt zurückgesetzt",
    revoked: "Widerrufen",
  },
  entries: {
    removed: (p) => `Entfernt: ${p.entries}`,
    added: (p) => `Hinzugefügt: ${p.entries}`,
  },
  server: "Import auf dem Server",
  order: "Reihenfolge",
  further: (p) => `Weitere Angaben: ${p.count}`,
  takeBack: "Rückgängig machen",
  question: "Diese Änderung rückgängig machen?",
  becomesAsBefore: "Danach ist es wieder wie vorher, und Ihre Kundinnen und Kunden sehen es sofort.",
  becomesArchived: "Das Hinzugefügte wird archiviert, und Ihre Kundinnen und Kunden sehen es nicht mehr.",
  worksAsBefore: "Rolle und Kalender sind danach sofort wieder wie vorher.",
  final: {
    people: "Einladen, zurückziehen und entfernen können Sie unter „Team“.",
    reset: "Einen neuen zweiten Schritt richtet die Person selbst ein.",
    keys: "Schlüssel werden unter „API-Schlüssel“ erstellt und widerrufen.",
  },
  takenBack: "Rückgängig gemacht: Es ist wieder wie vorher.",
  older: "Ältere Änderungen anzeigen",
};
