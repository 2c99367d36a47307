import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Kdo, co a kdy změnil. Většinu změn lze vrátit zpět.",
  all: "Všechny změny",
  actions: {
    created: "Přidáno",
    changed: "Změněno",
    archived: "Archivováno",
    restored: "Vráceno do nabídky",
    published: "Zveřejněno",
    undone: "Vráceno zpět",
    invited: "Pozvánka odeslána",
    withdrawn: "Pozvánka stažena zpět",
    joined: "Příchod do týmu",
    removed: "Odebrání z týmu",
    reset: "Druhý krok resetován",
    revoked: "Zrušeno",
  },
  entries: {
    removed: (p) => `Odebráno: ${p.entries}`,
    added: (p) => `Přidáno: ${p.entries}`,
  },
  server: "Import na serveru",
  order: "Pořadí",
  further: (p) => `Další podrobnosti: ${p.count}`,
  takeBack: "Vrátit zpět",
  question: "Vrátit tuto změnu zpět?",
  becomesAsBefore: "Bude to zase jako předtím a klienti to hned uvidí.",
  becomesArchived: "Co bylo přidáno, přejde do archivu a klienti to už neuvidí.",
  worksAsBefore: "Oprávnění a kalendáře budou hned zase jako předtím.",
  final: {
    people: "Zvát, stahovat pozvánky a odebírat lidi lze na stránce „Tým“.",
    reset: "Nový druhý krok si každý nastaví sám.",
    keys: "Klíče se vytvářejí a ruší na stránce „Klíče API“.",
  },
  takenBack: "Vráceno zpět: je to jako předtím.",
  older: "Zobrazit starší změny",
};
