import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Numero di domande",
  elsewhere: "Appuntamenti già presi",
  bookAnyway: "Prenotare comunque questo appuntamento",
};
