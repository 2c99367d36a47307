import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Počet žiadostí",
  hint: "Ak vás príde viac, termín trvá dlhšie.",
  elsewhere: "Termíny už rezervované",
  bookAnyway: "Napriek tomu rezervovať tento termín",
};
