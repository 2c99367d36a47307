import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Kto, čo a kedy zmenil. Väčšinu zmien možno vrátiť späť.",
  all: "Všetky zmeny",
  actions: {
    created: "Pridané",
    changed: "Zmenené",
    archived: "Archivované",
    restored: "Vrátené do ponuky",
    published: "Zverejnené",
    undone: "Vrátené späť",
    invited: "Pozvánka odoslaná",
    withdrawn: "Pozvánka stiahnutá späť",
    joined: "Príchod do tímu",
    removed: "Odobratie z tímu",
    reset: "Druhý krok resetovaný",
    revoked: "Zrušené",
  },
  entries: {
    removed: (p) => `Odobraté: ${p.entries}`,
    added: (p) => `Pridané: ${p.entries}`,
  },
  server: "Import na serveri",
  order: "Poradie",
  further: (p) => `Ďalšie podrobnosti: ${p.count}`,
  takeBack: "Vrátiť späť",
  question: "Vrátiť túto zmenu späť?",
  becomesAsBefore: "Bude to opäť ako predtým a klienti to hneď uvidia.",
  becomesArchived: "Čo bolo pridané, prejde do archívu a klienti to už neuvidia.",
  worksAsBefore: "Rola a kalendáre budú hneď opäť ako predtým.",
  final: {
    people: "Pozývať, sťahovať pozvánky a odoberať ľudí možno na stránke „Tím“.",
    reset: "Nový druhý krok si každý nastaví sám.",
    keys: "Kľúče sa vytvárajú a rušia na stránke „Kľúče API“.",
  },
  takenBack: "Vrátené späť: je to ako predtým.",
  older: "Zobraziť staršie zmeny",
};
