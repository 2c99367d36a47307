import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Piv en deus cheñchet petra, ha pegoulz. Pep cheñchamant a c’hell bezañ dizobert.",
  all: "An holl cheñchamantoù",
  actions: {
    created: "Ouzhpennet",
    changed: "Cheñchet",
    archived: "Diellet",
    restored: "Adlakaet",
    published: "Embannet",
    undone: "Dizobert",
  },
  server: "Enporzhiet war ar servijer",
  order: "Urzh",
  further: (p) => `Munudoù all : ${p.count}`,
  takeBack: "Dizober",
  question: "Dizober ar cheñchamant-mañ ?",
  becomesAsBefore: "Adkavet e vo ar pezh a oa a-raok, ha gwelet e vo diouzhtu gant ho kliented.",
  becomesArchived: "Diellet e vo ar pezh a oa bet ouzhpennet, ha ne vo ket gwelet ken gant ho kliented.",
  takenBack: "Dizobert eo : evel a-raok eo pep tra.",
  older: "Diskouez cheñchamantoù koshoc’h",
};
