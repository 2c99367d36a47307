import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Kto, co i kiedy zmienił. Każdą zmianę można cofnąć.",
  all: "Wszystkie zmiany",
  actions: {
    created: "Dodano",
    changed: "Zmieniono",
    archived: "Zarchiwizowano",
    restored: "Przywrócono",
    published: "Opublikowano",
    undone: "Cofnięto zmianę",
  },
  server: "Import na serwerze",
  order: "Kolejność",
  further: (p) => `Inne szczegóły: ${p.count}`,
  takeBack: "Cofnij",
  question: "Cofnąć tę zmianę?",
  becomesAsBefore: "Będzie tak jak wcześniej, a klienci od razu to zobaczą.",
  becomesArchived: "To, co dodano, trafi do archiwum, a klienci już tego nie zobaczą.",
  takenBack: "Cofnięto: jest tak jak wcześniej.",
  older: "Pokaż starsze zmiany",
};
