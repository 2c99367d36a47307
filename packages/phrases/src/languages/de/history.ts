import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Wer was wann geändert hat. Jede Änderung lässt sich rückgängig machen.",
  all: "Alle Änderungen",
  actions: {
    created: "Hinzugefügt",
    changed: "Geändert",
    archived: "Archiviert",
    restored: "Zurückgeholt",
    published: "Veröffentlicht",
    undone: "Rückgängig gemacht",
  },
  server: "Import auf dem Server",
  order: "Reihenfolge",
  further: (p) => `Weitere Angaben: ${p.count}`,
  takeBack: "Rückgängig machen",
  question: "Diese Änderung rückgängig machen?",
  becomesAsBefore: "Danach ist es wieder wie vorher, und Ihre Kundschaft sieht es sofort.",
  becomesArchived: "Das Hinzugefügte wird archiviert, und Ihre Kundschaft sieht es nicht mehr.",
  takenBack: "Rückgängig gemacht: Es ist wieder wie vorher.",
  older: "Ältere Änderungen anzeigen",
};
