import { isDay } from "@rendezvous/domain/time/days";
import type { Day } from "@rendezvous/domain/time/instant";
import { useRouterState } from "@tanstack/react-router";

/** The day that a link asks for with `date`; null when it names none, and then the times start with today. */
export function useAskedDay(): Day | null {
  const query = useRouterState({ select: (state) => state.location.search.query ?? "" });
  const asked = new URLSearchParams(query).get("date") ?? "";
  return isDay(asked) ? asked : null;
}
