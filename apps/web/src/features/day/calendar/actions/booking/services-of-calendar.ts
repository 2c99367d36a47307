import type { Intervention } from "@rendezvous/contract/catalogue/catalogue";

/** Returns the services that a calendar offers on their own, outside of packs. */
export function servicesOfCalendar(
  interventions: readonly Intervention[],
  calendarId: number,
): Intervention[] {
  return interventions.filter((one) => !one.only_package && isServicePerformedOn(one, calendarId));
}

/**
 * Whether a calendar performs a service, alone or in a pack. Every calendar performs an unknown service, or one without a list of
 * calendars.
 */
export function isServicePerformedOn(
  service: Pick<Intervention, "calendar_ids"> | undefined,
  calendarId: number,
): boolean {
  return service?.calendar_ids?.includes(calendarId) ?? true;
}
