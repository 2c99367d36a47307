import type { Intervention } from "@rendezvous/contract/catalogue/catalogue";

/** Returns the services that a calendar offers on their own, outside of packs. */
export function servicesOn(interventions: readonly Intervention[], calendarId: number): Intervention[] {
  return interventions.filter(
    ({ calendar_ids, only_package }) =>
      !only_package && (calendar_ids === null || calendar_ids.includes(calendarId)),
  );
}
