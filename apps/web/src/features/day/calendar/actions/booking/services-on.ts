import type { Intervention } from "@rendezvous/contract/catalogue";

/** The services that are done on a calendar by themselves. */
export function servicesOn(interventions: readonly Intervention[], calendarId: number): Intervention[] {
  return interventions.filter(
    ({ calendar_ids, only_package }) =>
      !only_package && (calendar_ids === null || calendar_ids.includes(calendarId)),
  );
}
