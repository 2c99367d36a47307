import { useRecords } from "../schema/use-records.ts";

/** Returns a function that says whether a calendar performs a service; one without a list of calendars is performed by all. */
export function usePerforms(): (calendarId: number, serviceId: number) => boolean {
  const { data: services = [] } = useRecords("interventions");
  return (calendarId, serviceId) => {
    const calendars = services.find(({ id }) => id === serviceId)?.["calendars"];
    return !Array.isArray(calendars) || calendars.length === 0 || calendars.includes(calendarId);
  };
}
