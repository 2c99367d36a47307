import { loadAppointmentPhrases } from "@rendezvous/phrases/appointment-phrases";
import { latePhrases } from "../../lib/late-phrases.ts";

/** What is said of appointments that are booked; `fetch` has it ready before it is needed. */
export const { usePhrases: useAppointmentPhrases, fetch: fetchAppointmentPhrases } =
  latePhrases(loadAppointmentPhrases);
