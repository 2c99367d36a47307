import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Niver a c’houlennoù",
  elsewhere: "Emgavioù kemeret dija",
  bookAnyway: "Kemer an emgav-mañ memes tra",
};
