import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { CalendarEvent } from "../grid/day-event.ts";

/**
 * Returns the appointments of each person who waits or has been called in, the earliest appointment first: first those who wait,
 * the longest waiting first.
 */
export function listVisitors(events: Iterable<CalendarEvent>): Appointment[][] {
  const appointments = [...events].map(({ appointment }) => appointment).filter(isThere);
  return [...Map.groupBy(appointments, ({ fiche_id }) => fiche_id).values()]
    .map((visits) => visits.sort((one, other) => Date.parse(one.start_at) - Date.parse(other.start_at)))
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

function isThere({ presence, deleted }: Appointment): boolean {
  return !deleted && (presence === "arrived" || presence === "in_progress");
}

/** A person who has been called in to one appointment does not wait meanwhile. */
function orderOf(visits: readonly Appointment[]): string {
  return visits
    .map(({ presence, arrived_at }) => `${presence} ${arrived_at}`)
    .toSorted()
    .at(-1)!;
}
