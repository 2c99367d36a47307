import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Anzahl der Anträge",
  elsewhere: "Schon vereinbarte Termine",
  bookAnyway: "Diesen Termin trotzdem buchen",
};
