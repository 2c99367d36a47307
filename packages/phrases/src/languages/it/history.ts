import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Chi ha cambiato cosa, e quando. Ogni modifica si può annullare.",
  all: "Tutte le modifiche",
  actions: {
    created: "Aggiunta",
    changed: "Modifica",
    archived: "Archiviazione",
    restored: "Ripristino",
    published: "Pubblicazione",
    undone: "Modifica annullata",
  },
  server: "Importazione sul server",
  order: "Ordine",
  further: (p) => `Altri dettagli: ${p.count}`,
  takeBack: "Annulla la modifica",
  question: "Annullare questa modifica?",
  becomesAsBefore: "Torna tutto come prima, e i suoi clienti lo vedono subito.",
  becomesArchived: "Ciò che è stato aggiunto va in archivio, e i suoi clienti non lo vedono più.",
  takenBack: "Annullata: è tutto come prima.",
  older: "Mostra le modifiche precedenti",
};
