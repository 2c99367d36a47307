import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Kérelmek száma",
  elsewhere: "Már lefoglalt időpontok",
  bookAnyway: "Ezt az időpontot mégis lefoglalom",
};
