import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Počet žiadostí",
  elsewhere: "Termíny už rezervované",
  bookAnyway: "Napriek tomu rezervovať tento termín",
};
