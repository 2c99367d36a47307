import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Wie wat heeft gewijzigd, en wanneer. De meeste wijzigingen kunnen ongedaan worden gemaakt.",
  all: "Alle wijzigingen",
  actions: {
    created: "Toegevoegd",
    changed: "Gewijzigd",
    archived: "Gearchiveerd",
    restored: "Teruggehaald",
    published: "Gepubliceerd",
    undone: "Ongedaan gemaakt",
    invited: "Uitgenodigd",
    withdrawn: "Uitnodiging ingetrokken",
    joined: "In het team gekomen",
    removed: "Uit het team verwijderd",
    reset: "Tweede stap opnieuw ingesteld",
    revoked: "Ingetrokken",
  },
  entries: {
    removed: (p) => `Verwijderd: ${p.entries}`,
    added: (p) => `Toegevoegd: ${p.entries}`,
  },
  server: "Import op de server",
  order: "Volgorde",
  further: (p) => `Overige details: ${p.count}`,
  takeBack: "Ongedaan maken",
  question: "Deze wijziging ongedaan maken?",
  becomesAsBefore: "Het wordt weer zoals het was, en uw klanten zien dat meteen.",
  becomesArchived: "Wat is toegevoegd, wordt gearchiveerd, en uw klanten zien het niet meer.",
  worksAsBefore: "De rol en de agenda’s worden meteen weer zoals ze waren.",
  final: {
    people: "Uitnodigen, intrekken en verwijderen doet u onder ‘Team’.",
    reset: "Een nieuwe tweede stap stelt de persoon zelf in.",
    keys: "Sleutels maakt u en trekt u in onder ‘API-sleutels’.",
  },
  takenBack: "Ongedaan gemaakt: het is weer zoals het was.",
  older: "Oudere wijzigingen tonen",
};
