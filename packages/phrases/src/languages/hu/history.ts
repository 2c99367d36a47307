import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Ki, mit és mikor módosított. Minden módosítás visszavonható.",
  all: "Minden módosítás",
  actions: {
    created: "Hozzáadva",
    changed: "Módosítva",
    archived: "Archiválva",
    restored: "Visszahozva",
    published: "Közzétéve",
    undone: "Visszavonva",
  },
  server: "Importálás a kiszolgálón",
  order: "Sorrend",
  further: (p) => `További részletek: ${p.count}`,
  takeBack: "Visszavonás",
  question: "Visszavonja ezt a módosítást?",
  becomesAsBefore: "Minden olyan lesz, mint előtte, és az ügyfelek azonnal látják.",
  becomesArchived: "A hozzáadott elem az archívumba kerül, és az ügyfelek többé nem látják.",
  takenBack: "Visszavonva: minden olyan, mint előtte.",
  older: "Régebbi módosítások megjelenítése",
};
