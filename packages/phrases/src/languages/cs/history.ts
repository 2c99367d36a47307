import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Kdo, co a kdy změnil. Každou změnu lze vrátit zpět.",
  all: "Všechny změny",
  actions: {
    created: "Přidáno",
    changed: "Změněno",
    archived: "Archivováno",
    restored: "Vráceno do nabídky",
    published: "Zveřejněno",
    undone: "Vráceno zpět",
  },
  server: "Import na serveru",
  order: "Pořadí",
  further: (p) => `Další podrobnosti: ${p.count}`,
  takeBack: "Vrátit zpět",
  question: "Vrátit tuto změnu zpět?",
  becomesAsBefore: "Bude to zase jako předtím a klienti to hned uvidí.",
  becomesArchived: "Co bylo přidáno, přejde do archivu a klienti to už neuvidí.",
  takenBack: "Vráceno zpět: je to jako předtím.",
  older: "Zobrazit starší změny",
};
