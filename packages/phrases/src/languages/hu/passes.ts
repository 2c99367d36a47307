import type { PassesPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const passes: PassesPhrases = {
  heading: "Bérletek",
  none: "Még nincs bérlet.",
  give: "Bérlet kiadása",
  given: "A bérlet kiadva.",
  which: "Bérlet",
  visits: plural({ one: "{count} alkalom", other: "{count} alkalom" }),
  left: plural({ one: "még {count} alkalom", other: "még {count} alkalom" }),
  until: (p) => `${p.left}, utolsó nap: ${p.day}`,
  change: "Módosítás",
  visitsLeft: "Hátralévő alkalmak",
  lastDay: "Utolsó nap",
  save: "Mentés",
  saved: "A bérlet módosítva.",
  paid: "Fizetve",
  byPass: "Bérlettel fizetve",
  paysWith: (p) => `Fizetés bérlettel: ${p.name}`,
  giveBack: "Alkalom visszaadása",
  cancelledLate: "Későn lemondva",
  pays: plural({
    one: "Az időpontot a bérlete fizeti. Utána még {count} alkalom marad rajta.",
    other: "Az időpontot a bérlete fizeti. Utána még {count} alkalom marad rajta.",
  }),
  needed: "Csak bérlettel",
  lateWithPass: "Ez késői lemondás. Az alkalom levonva marad a bérletéről.",
  lateWithoutPass: "Ez késői lemondás. Elmulasztott időpontnak számít.",
};
