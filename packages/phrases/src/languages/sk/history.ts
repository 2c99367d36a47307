import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Kto, čo a kedy zmenil. Každú zmenu možno vrátiť späť.",
  all: "Všetky zmeny",
  actions: {
    created: "Pridané",
    changed: "Zmenené",
    archived: "Archivované",
    restored: "Vrátené do ponuky",
    published: "Zverejnené",
    undone: "Vrátené späť",
  },
  server: "Import na serveri",
  order: "Poradie",
  further: (p) => `Ďalšie podrobnosti: ${p.count}`,
  takeBack: "Vrátiť späť",
  question: "Vrátiť túto zmenu späť?",
  becomesAsBefore: "Bude to opäť ako predtým a klienti to hneď uvidia.",
  becomesArchived: "Čo bolo pridané, prejde do archívu a klienti to už neuvidia.",
  takenBack: "Vrátené späť: je to ako predtým.",
  older: "Zobraziť staršie zmeny",
};
