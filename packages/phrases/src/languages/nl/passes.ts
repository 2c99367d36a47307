import type { PassesPhrases } from "../../catalogues.ts";
import { plural } from "./plural.ts";

export const passes: PassesPhrases = {
  heading: "Strippenkaarten",
  none: "Nog geen strippenkaart.",
  give: "Strippenkaart geven",
  given: "De strippenkaart is gegeven.",
  which: "Strippenkaart",
  visits: plural({ one: "{count} beurt", other: "{count} beurten" }),
  left: plural({ one: "nog {count} beurt", other: "nog {count} beurten" }),
  until: (p) => `${p.left}, tot en met ${p.day}`,
  change: "Wijzigen",
  visitsLeft: "Resterende beurten",
  lastDay: "Laatste dag",
  save: "Opslaan",
  saved: "De strippenkaart is gewijzigd.",
  paid: "Betaald",
  byPass: "Betaald met strippenkaart",
  paysWith: (p) => `Betalen met kaart: ${p.name}`,
  giveBack: "Beurt teruggeven",
  cancelledLate: "Laat geannuleerd",
  pays: plural({
    one: "Uw strippenkaart betaalt deze afspraak. Daarna blijft er {count} beurt over.",
    other: "Uw strippenkaart betaalt deze afspraak. Daarna blijven er {count} beurten over.",
  }),
  needed: "Alleen met strippenkaart",
  lateWithPass: "Dit is een late annulering. De beurt blijft van uw kaart afgeschreven.",
  lateWithoutPass: "Dit is een late annulering. Die telt als gemiste afspraak.",
};
