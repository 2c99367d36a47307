import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Wie wat heeft gewijzigd, en wanneer. Elke wijziging kan ongedaan worden gemaakt.",
  all: "Alle wijzigingen",
  actions: {
    created: "Toegevoegd",
    changed: "Gewijzigd",
    archived: "Gearchiveerd",
    restored: "Teruggehaald",
    published: "Gepubliceerd",
    undone: "Ongedaan gemaakt",
  },
  server: "Import op de server",
  order: "Volgorde",
  further: (p) => `Overige details: ${p.count}`,
  takeBack: "Ongedaan maken",
  question: "Deze wijziging ongedaan maken?",
  becomesAsBefore: "Het wordt weer zoals het was, en uw klanten zien dat meteen.",
  becomesArchived: "Wat is toegevoegd, wordt gearchiveerd, en uw klanten zien het niet meer.",
  takenBack: "Ongedaan gemaakt: het is weer zoals het was.",
  older: "Oudere wijzigingen tonen",
};
