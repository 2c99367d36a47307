import type { ChangedPlace } from "@rendezvous/contract/catalogue/calendar-stream";
import { dateOf, type EpochMinute, minuteOfDate } from "@rendezvous/domain/time/instant";
import type { ChangeParts, Changes } from "../../../lib/changes.ts";

/** The place of an appointment that was added, removed or changed. */
interface Place {
  readonly calendar_id: number;
  readonly resource_id: number | null;
  readonly start: EpochMinute;
}

/** Notifies all processes that seats of the group have changed, and where calendars show it. Call it after the commit. */
export function announceSeatChanges(changes: Changes, groupId: number, places: readonly Place[]): void {
  changes.announce(
    "slots",
    groupId,
    places.map(({ calendar_id, resource_id, start }) => [calendar_id, resource_id, start]),
  );
}

/** Returns the place of a stored appointment. */
export function placeOfAppointment(stored: {
  readonly calendar: { readonly id: number };
  readonly resource: { readonly id: number } | null;
  readonly start_at: Date;
}): Place {
  const { calendar, resource, start_at } = stored;
  return { calendar_id: calendar.id, resource_id: resource?.id ?? null, start: minuteOfDate(start_at) };
}

/** Converts announced places to the contract's form, each once. */
export function toChangedPlaces(announced: readonly ChangeParts["slots"][]): ChangedPlace[] {
  const once = new Map(announced.map((place) => [place.join(), place]));
  return [...once.values()].map(([calendar_id, resource_id, start]) => ({
    calendar_id,
    resource_id,
    start_at: dateOf(start).toISOString(),
  }));
}
