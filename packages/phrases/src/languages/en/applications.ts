import type { ApplicationsPhrases } from "../../catalogues.ts";

/** Loaded with appointments for identity documents only. */
export const applications: ApplicationsPhrases = {
  number: "Number of applications",
  hint: "The appointment takes longer if there are several of you.",
  elsewhere: "Appointments already made",
  bookAnyway: "Book this one all the same",
};
