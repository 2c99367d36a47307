import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Chi ha cambiato cosa, e quando. Quasi tutte le modifiche si possono annullare.",
  all: "Tutte le modifiche",
  actions: {
    created: "Aggiunta",
    changed: "Modifica",
    archived: "Archiviazione",
    restored: "Ripristino",
    published: "Pubblicazione",
    undone: "Modifica annullata",
    invited: "Invito",
    withdrawn: "Invito ritirato",
    joined: "Ingresso nel team",
    removed: "Rimozione dal team",
    reset: "Secondo passaggio reimpostato",
    revoked: "Revoca",
  },
  entries: {
    removed: (p) => `Rimosso: ${p.entries}`,
    added: (p) => `Aggiunto: ${p.entries}`,
  },
  server: "Importazione sul server",
  order: "Ordine",
  further: (p) => `Altri dettagli: ${p.count}`,
  takeBack: "Annulla la modifica",
  question: "Annullare questa modifica?",
  becomesAsBefore: "Torna tutto come prima, e i suoi clienti lo vedono subito.",
  becomesArchived: "Ciò che è stato aggiunto va in archivio, e i suoi clienti non lo vedono più.",
  worksAsBefore: "Il ruolo e le agende tornano subito come prima.",
  final: {
    people: "Per invitare, ritirare un invito o rimuovere qualcuno c’è la pagina “Team”.",
    reset: "Sarà la persona a impostare un nuovo secondo passaggio.",
    keys: "Le chiavi si creano e si revocano nella pagina “Chiavi API”.",
  },
  takenBack: "Annullata: è tutto come prima.",
  older: "Mostra le modifiche precedenti",
};
