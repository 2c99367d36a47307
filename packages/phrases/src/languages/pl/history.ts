import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Kto, co i kiedy zmienił. Większość zmian można cofnąć.",
  all: "Wszystkie zmiany",
  actions: {
    created: "Dodano",
    changed: "Zmieniono",
    archived: "Zarchiwizowano",
    restored: "Przywrócono",
    published: "Opublikowano",
    undone: "Cofnięto zmianę",
    invited: "Zaproszono",
    withdrawn: "Wycofano zaproszenie",
    joined: "Nowa osoba w zespole",
    removed: "Usunięto z zespołu",
    reset: "Zresetowano drugi krok",
    revoked: "Unieważniono",
  },
  entries: {
    removed: (p) => `Usunięto: ${p.entries}`,
    added: (p) => `Dodano: ${p.entries}`,
  },
  server: "Import na serwerze",
  order: "Kolejność",
  further: (p) => `Inne szczegóły: ${p.count}`,
  takeBack: "Cofnij",
  question: "Cofnąć tę zmianę?",
  becomesAsBefore: "Będzie tak jak wcześniej, a klienci od razu to zobaczą.",
  becomesArchived: "To, co dodano, trafi do archiwum, a klienci już tego nie zobaczą.",
  worksAsBefore: "Rola i kalendarze od razu będą takie jak wcześniej.",
  final: {
    people: "Zapraszanie, wycofywanie zaproszeń i usuwanie osób: strona „Zespół”.",
    reset: "Nowy drugi krok ta osoba ustawi sama.",
    keys: "Klucze tworzy się i unieważnia na stronie „Klucze API”.",
  },
  takenBack: "Cofnięto: jest tak jak wcześniej.",
  older: "Pokaż starsze zmiany",
};
