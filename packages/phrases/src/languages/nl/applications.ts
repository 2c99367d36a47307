import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Aantal aanvragen",
  elsewhere: "Al gemaakte afspraken",
  bookAnyway: "Deze afspraak toch maken",
};
