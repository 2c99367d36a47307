import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Počet žádostí",
  elsewhere: "Termíny už rezervované",
  bookAnyway: "Přesto rezervovat tento termín",
};
