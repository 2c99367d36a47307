import type { PassesPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const passes: PassesPhrases = {
  heading: "Permanentky",
  none: "Zatím žádná permanentka.",
  give: "Vydat permanentku",
  given: "Permanentka je vydaná.",
  which: "Permanentka",
  visits: plural({ one: "{count} vstup", few: "{count} vstupy", other: "{count} vstupů" }),
  left: plural({ one: "zbývá {count} vstup", few: "zbývají {count} vstupy", other: "zbývá {count} vstupů" }),
  until: (p) => `${p.left}, platí do ${p.day}`,
  change: "Změnit",
  visitsLeft: "Zbývající vstupy",
  lastDay: "Poslední den",
  save: "Uložit",
  saved: "Permanentka je změněná.",
  paid: "Zaplaceno",
  byPass: "Zaplaceno permanentkou",
  paysWith: (p) => `Zaplatit permanentkou: ${p.name}`,
  giveBack: "Vrátit vstup",
  cancelledLate: "Zrušeno pozdě",
  pays: plural({
    one: "Tuto rezervaci platí vaše permanentka. Potom na ní zbude {count} vstup.",
    few: "Tuto rezervaci platí vaše permanentka. Potom na ní zbudou {count} vstupy.",
    other: "Tuto rezervaci platí vaše permanentka. Potom na ní zbude {count} vstupů.",
  }),
  needed: "Jen s permanentkou",
  lateWithPass: "Toto je pozdní zrušení. Vstup zůstane z permanentky odečtený.",
  lateWithoutPass: "Toto je pozdní zrušení. Počítá se jako neúčast.",
};
