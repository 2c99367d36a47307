import type { Day } from "@rendezvous/domain/time/instant";
import { usePreselection } from "../../embedding/embedding.ts";

/** The day that a link asks for; null when it names none that is still to come, and then the times start with today. */
export function useAskedDay(): Day | null {
  return usePreselection().start;
}
