import type { ClassesPhrases } from "../../catalogues.ts";

export const classes: ClassesPhrases = {
  full: "Vol",
  later: "Latere data",
  booked: (p) => `${p.booked} van ${p.places} geboekt`,
  participants: "Deelnemers",
  none: "Nog geen boekingen.",
  writeToAll: "Iedereen mailen",
  cancelDate: "Deze les annuleren",
  ask: (p) => `De les van ${p.when} annuleren?`,
  mailed: "Alle deelnemers krijgen een e‑mail.",
  reason: "Reden (staat in de e‑mail)",
  keep: "Les behouden",
  cancelled: "De les is geannuleerd.",
  moveAll: "Iedereen verplaatsen",
  newDate: "Nieuwe datum",
  noOtherDate: "Geen andere les heeft genoeg plaatsen.",
  moved: "Iedereen is verplaatst.",
  add: "Deelnemer toevoegen",
  howMany: "Aantal plaatsen",
  guest: (p) => `Naam van persoon ${p.number} (optioneel)`,
  taken: (p) => `Plaatsen: ${p.count}`,
};
