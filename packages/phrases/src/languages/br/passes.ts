import type { PassesPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const passes: PassesPhrases = {
  heading: "Kartennoù",
  none: "Kartenn ebet c’hoazh.",
  give: "Reiñ ur gartenn",
  given: "Roet eo ar gartenn.",
  which: "Kartenn",
  visits: plural({ one: "{count} tro", two: "{count} tro", few: "{count} tro", other: "{count} tro" }),
  left: plural({
    one: "{count} tro a chom",
    two: "{count} tro a chom",
    few: "{count} tro a chom",
    other: "{count} tro a chom",
  }),
  until: (p) => `${p.left}, betek ${p.day}`,
  change: "Cheñch",
  visitsLeft: "Troioù a chom",
  lastDay: "Deiz diwezhañ",
  save: "Enrollañ",
  saved: "Cheñchet eo ar gartenn.",
  paid: "Paeet",
  byPass: "Paeet gant ar gartenn",
  paysWith: (p) => `Paeañ gant ar gartenn : ${p.name}`,
  giveBack: "Daskor an dro",
  cancelledLate: "Nullet re ziwezhat",
  pays: plural({
    one: "Ho kartenn a bae an emgav-mañ. {count} tro a chomo warni.",
    two: "Ho kartenn a bae an emgav-mañ. {count} tro a chomo warni.",
    few: "Ho kartenn a bae an emgav-mañ. {count} tro a chomo warni.",
    other: "Ho kartenn a bae an emgav-mañ. {count} tro a chomo warni.",
  }),
  needed: "Gant ur gartenn hepken",
  lateWithPass: "Diwezhat eo evit nullañ. An dro a chom tennet diwar ho kartenn.",
  lateWithoutPass: "Diwezhat eo evit nullañ. Kontet e vo evel un emgav c’hwitet.",
};
