import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { CalendarEvent } from "../grid/day-event.ts";

/** Returns the appointments whose client waits or has been called in: first those who wait, the longest waiting first. */
export function listVisitors(events: Iterable<CalendarEvent>): Appointment[] {
  return [...events]
    .map(({ appointment }) => appointment)
    .filter(isThere)
    .sort((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

function isThere({ presence, deleted }: Appointment): boolean {
  return !deleted && (presence === "arrived" || presence === "in_progress");
}

function orderOf({ presence, arrived_at }: Appointment): string {
  return `${presence} ${arrived_at}`;
}
