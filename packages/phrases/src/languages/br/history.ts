import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Piv en deus cheñchet petra, ha pegoulz. Gallout a reer dizober pep cheñchamant.",
  all: "An holl cheñchamantoù",
  actions: {
    created: "Ouzhpennet",
    changed: "Cheñchet",
    archived: "Diellet",
    restored: "Adlakaet",
    published: "Embannet",
    undone: "Lakaet evel a-raok",
  },
  server: "Enporzhiet war ar servijer",
  order: "Urzh",
  further: (p) => `Munudoù all : ${p.count}`,
  takeBack: "Dizober",
  question: "Dizober ar cheñchamant-mañ ?",
  becomesAsBefore: "Adkavet e vo ar pezh a oa a-raok, ha gwelet e vo diouzhtu gant hoc’h arvalien.",
  becomesArchived: "Diellet e vo ar pezh a oa bet ouzhpennet, ha ne vo ket gwelet ken gant hoc’h arvalien.",
  takenBack: "Graet eo : evel a-raok eo pep tra.",
  older: "Diskouez cheñchamantoù koshoc’h",
};
