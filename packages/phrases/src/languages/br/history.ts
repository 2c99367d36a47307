import type { HistoryPhrases } from "../../catalogues.ts";

export const history: HistoryPhrases = {
  text: "Piv en deus cheñchet petra, ha pegoulz. Gallout a reer dizober an darn vrasañ eus ar cheñchamantoù.",
  all: "An holl cheñchamantoù",
  actions: {
    created: "Ouzhpennet",
    changed: "Cheñchet",
    archived: "Diellet",
    restored: "Adlakaet",
    published: "Embannet",
    undone: "Lakaet evel a-raok",
    invited: "Pedet",
    withdrawn: "Pedadenn tennet",
    joined: "Deuet er skipailh",
    removed: "Tennet eus ar skipailh",
    reset: "Eil pazenn adlakaet da netra",
    revoked: "Nullet",
  },
  entries: {
    removed: (p) => `Lamet : ${p.entries}`,
    added: (p) => `Ouzhpennet : ${p.entries}`,
  },
  server: "Enporzhiet war ar servijer",
  order: "Urzh",
  further: (p) => `Munudoù all : ${p.count}`,
  takeBack: "Dizober",
  question: "Dizober ar cheñchamant-mañ ?",
  becomesAsBefore: "Adkavet e vo ar pezh a oa a-raok, ha gwelet e vo diouzhtu gant hoc’h arvalien.",
  becomesArchived: "Diellet e vo ar pezh a oa bet ouzhpennet, ha ne vo ket gwelet ken gant hoc’h arvalien.",
  worksAsBefore: "Ar garg hag an deiziataerioù a vo diouzhtu evel ma oant a-raok.",
  final: {
    people: "Pediñ, tennañ ur bedadenn pe tennañ unan bennak a reer er bajenn « Skipailh ».",
    reset: "An den e-unan a zibabo un eil pazenn nevez.",
    keys: "An alc’hwezioù a vez krouet ha nullet er bajenn « Alc’hwezioù API ».",
    feeds: "Krouet ha paouezet e vez ar c’houmanantoù en deiziataer, dindan « Koumanantiñ ».",
    busy_sources:
      "Kevreet ha digevreet e vez an deiziataerioù en deiziataer, dindan « Ac’hubet e lec’h all ».",
  },
  feed: "Koumanant deiziataer",
  busySource: "Deiziataer kevreet",
  takenBack: "Graet eo : evel a-raok eo pep tra.",
  older: "Diskouez cheñchamantoù koshoc’h",
};
