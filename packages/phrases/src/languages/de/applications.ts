import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Anzahl der Anträge",
  hint: "Der Termin dauert länger, wenn Sie zu mehreren kommen.",
  elsewhere: "Schon vereinbarte Termine",
  bookAnyway: "Diesen Termin trotzdem buchen",
};
