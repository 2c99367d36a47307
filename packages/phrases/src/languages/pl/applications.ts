import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Liczba wniosków",
  hint: "Jeśli przychodzi kilka osób, wizyta trwa dłużej.",
  elsewhere: "Wizyty już umówione",
  bookAnyway: "Mimo to umów tę wizytę",
};
