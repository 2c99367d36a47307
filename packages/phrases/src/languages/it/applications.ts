import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Numero di domande",
  hint: "L’appuntamento dura di più se venite in più persone.",
  elsewhere: "Appuntamenti già presi",
  bookAnyway: "Prenotare comunque questo appuntamento",
};
