import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Ki, mit és mikor módosított. A legtöbb módosítás visszavonható.",
  all: "Minden módosítás",
  actions: {
    created: "Hozzáadva",
    changed: "Módosítva",
    archived: "Archiválva",
    restored: "Visszahozva",
    published: "Közzétéve",
    undone: "Visszavonva",
    invited: "Meghívó elküldve",
    withdrawn: "Meghívó visszavonva",
    joined: "Csatlakozott a csapathoz",
    removed: "Eltávolítva a csapatból",
    reset: "Második lépés törölve",
    revoked: "Visszavonva",
  },
  entries: {
    removed: (p) => `Törölve: ${p.entries}`,
    added: (p) => `Hozzáadva: ${p.entries}`,
  },
  server: "Importálás a kiszolgálón",
  order: "Sorrend",
  further: (p) => `További részletek: ${p.count}`,
  takeBack: "Visszavonás",
  question: "Visszavonja ezt a módosítást?",
  becomesAsBefore: "Minden olyan lesz, mint előtte, és az ügyfelek azonnal látják.",
  becomesArchived: "A hozzáadott elem az archívumba kerül, és az ügyfelek többé nem látják.",
  worksAsBefore: "A szerep és a naptárak azonnal olyanok lesznek, mint előtte.",
  final: {
    people: "Meghívni, meghívót visszavonni és eltávolítani a „Csapat” oldalon lehet.",
    reset: "Új második lépést az illető maga állít be.",
    keys: "Kulcsot létrehozni és visszavonni az „API-kulcsok” oldalon lehet.",
  },
  takenBack: "Visszavonva: minden olyan, mint előtte.",
  older: "Régebbi módosítások megjelenítése",
};
