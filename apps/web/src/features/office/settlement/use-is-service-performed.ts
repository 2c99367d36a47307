import { useRecords } from "../schema/use-records.ts";

/**
 * Returns a function that says whether a calendar performs a service; every calendar performs a service without a list of
 * calendars.
 */
export function useIsServicePerformed(): (calendarId: number, serviceId: number) => boolean {
  const { data: services = [] } = useRecords("interventions");
  return (calendarId, serviceId) => {
    const calendars = services.find(({ id }) => id === serviceId)?.["calendars"];
    return !Array.isArray(calendars) || calendars.length === 0 || calendars.includes(calendarId);
  };
}
