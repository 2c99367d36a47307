import { lazyPhrases } from "../../lib/lazy-phrases.ts";

/** What is said of appointments that are booked; `fetch` has it ready before it is needed. */
export const { usePhrases: useAppointmentPhrases, fetch: fetchAppointmentPhrases } =
  lazyPhrases("appointment");
