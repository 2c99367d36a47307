import type { Calendar, Intervention } from "@rendezvous/contract/catalogue/catalogue";

/** Whether the calendar can do the service, or the service may use the resource. */
export function isPerformedOn(intervention: Intervention, calendar: Calendar): boolean {
  if (calendar.resource)
    return intervention.need_resource && (intervention.resource_ids?.includes(calendar.id) ?? true);
  return intervention.calendar_ids?.includes(calendar.id) ?? true;
}

/** Returns the calendars that a query names by id or by calendar set; undefined when the query names no calendar. */
export function calendarsOfQuery(
  calendars: readonly Calendar[],
  {
    calendar_id = [],
    calendar_ids: named = [],
    calendarset_ids,
  }: {
    calendar_id?: number[] | undefined;
    calendar_ids?: number[] | undefined;
    calendarset_ids?: number[] | undefined;
  },
): readonly Calendar[] | undefined {
  const calendar_ids = [...calendar_id, ...named];
  if (calendar_ids.length === 0 && !calendarset_ids?.length) return undefined;
  return calendars.filter(
    ({ id, calendarset_id }) =>
      (calendar_ids.length === 0 || calendar_ids.includes(id)) &&
      (!calendarset_ids?.length || (calendarset_id !== null && calendarset_ids.includes(calendarset_id))),
  );
}

/** Returns the services that a query names by id, by category, or by a calendar that can do them. */
export function interventionsOfQuery(
  interventions: readonly Intervention[],
  calendars: readonly Calendar[] | undefined,
  query: {
    intervention_ids?: number[] | undefined;
    interventionset_id?: number[] | undefined;
    interventionset_ids?: number[] | undefined;
  },
): readonly Intervention[] {
  const setIds = [...(query.interventionset_id ?? []), ...(query.interventionset_ids ?? [])];
  return interventions.filter(
    (intervention) =>
      (!query.intervention_ids?.length || query.intervention_ids.includes(intervention.id)) &&
      (setIds.length === 0 ||
        (intervention.interventionset_id !== null && setIds.includes(intervention.interventionset_id))) &&
      (!calendars || calendars.some((calendar) => isPerformedOn(intervention, calendar))),
  );
}
