import type { PassesPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const passes: PassesPhrases = {
  heading: "Permanentky",
  none: "Zatiaľ žiadna permanentka.",
  give: "Vydať permanentku",
  given: "Permanentka je vydaná.",
  which: "Permanentka",
  visits: plural({ one: "{count} vstup", few: "{count} vstupy", other: "{count} vstupov" }),
  left: plural({
    one: "zostáva {count} vstup",
    few: "zostávajú {count} vstupy",
    other: "zostáva {count} vstupov",
  }),
  until: (p) => `${p.left}, platí do ${p.day}`,
  change: "Zmeniť",
  visitsLeft: "Zostávajúce vstupy",
  lastDay: "Posledný deň",
  save: "Uložiť",
  saved: "Permanentka je zmenená.",
  paid: "Zaplatené",
  byPass: "Zaplatené permanentkou",
  paysWith: (p) => `Zaplatiť permanentkou: ${p.name}`,
  giveBack: "Vrátiť vstup",
  cancelledLate: "Zrušené neskoro",
  pays: plural({
    one: "Túto rezerváciu platí vaša permanentka. Potom na nej zostane {count} vstup.",
    few: "Túto rezerváciu platí vaša permanentka. Potom na nej zostanú {count} vstupy.",
    other: "Túto rezerváciu platí vaša permanentka. Potom na nej zostane {count} vstupov.",
  }),
  needed: "Len s permanentkou",
  lateWithPass: "Toto je neskoré zrušenie. Vstup zostane z permanentky odpočítaný.",
  lateWithoutPass: "Toto je neskoré zrušenie. Počíta sa ako neúčasť.",
};
