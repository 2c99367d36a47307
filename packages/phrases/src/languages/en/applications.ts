import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Number of applications",
  elsewhere: "Appointments already made",
  bookAnyway: "Book this one all the same",
};
