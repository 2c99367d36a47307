import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Liczba wniosków",
  elsewhere: "Wizyty już umówione",
  bookAnyway: "Mimo to umów tę wizytę",
};
