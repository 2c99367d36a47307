import type { PassesPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const passes: PassesPhrases = {
  heading: "Karnety",
  none: "Jeszcze bez karnetu.",
  give: "Wydaj karnet",
  given: "Karnet jest wydany.",
  which: "Karnet",
  visits: plural({ one: "{count} wejście", few: "{count} wejścia", many: "{count} wejść" }),
  left: plural({
    one: "pozostało {count} wejście",
    few: "pozostały {count} wejścia",
    many: "pozostało {count} wejść",
  }),
  until: (p) => `${p.left}, ważny do ${p.day}`,
  change: "Zmień",
  visitsLeft: "Pozostałe wejścia",
  lastDay: "Ostatni dzień",
  save: "Zapisz",
  saved: "Karnet jest zmieniony.",
  paid: "Opłacone",
  byPass: "Opłacone karnetem",
  paysWith: (p) => `Opłać karnetem: ${p.name}`,
  giveBack: "Zwróć wejście",
  cancelledLate: "Odwołane późno",
  pays: plural({
    one: "Twój karnet opłaca tę wizytę. Potem pozostanie {count} wejście.",
    few: "Twój karnet opłaca tę wizytę. Potem pozostaną {count} wejścia.",
    many: "Twój karnet opłaca tę wizytę. Potem pozostanie {count} wejść.",
  }),
  needed: "Tylko z karnetem",
  lateWithPass: "To późne odwołanie. Wejście pozostaje wykorzystane na Twoim karnecie.",
  lateWithoutPass: "To późne odwołanie. Liczy się jak nieobecność.",
};
