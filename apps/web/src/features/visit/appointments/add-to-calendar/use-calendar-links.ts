import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { webCalendarLink } from "@rendezvous/domain/appointment/web-calendar-link";
import { withoutMarkup } from "../../../../lib/without-markup.ts";
import { useLoadedGroup } from "../../../ground/group/page-data.ts";
import { exportAppointmentUrl } from "../api.ts";
import { useLabelled } from "../../../../lib/phrases/use-labelled.ts";

/**
 * Returns the addresses that add appointments to a visitor's own calendar: those of online calendars, and a file for any other.
 * `appointments` are sorted by start and never empty; without a token the session's is used.
 */
export function useCalendarLinks(appointments: readonly Appointment[], token?: string) {
  const { group } = useLoadedGroup();
  const labelled = useLabelled();
  // The link of the lowest id exports the whole booking.
  const lowest = appointments.reduce((one, other) => (other.id < one.id ? other : one));
  return {
    web: webCalendarLink(appointments, group.timezone, [
      ...instructionsOf(appointments, labelled),
      group.phone,
    ]),
    // The visitor's own token expires after two hours, and the page may stay open longer.
    file: exportAppointmentUrl(group.id, lowest.id, lowest.export_token ?? token),
  };
}

/** Returns what to bring or prepare, once for each service; of several, after its name. */
function instructionsOf(
  appointments: readonly Appointment[],
  labelled: (label: string, value: string) => string,
): string[] {
  const services = new Map(
    appointments.flatMap(({ interventions }) => interventions.map((one) => [one.id, one])),
  );
  return [...services.values()].flatMap(({ name, instructions }) => {
    if (instructions === undefined) return [];
    const text = withoutMarkup(instructions);
    return services.size === 1 ? [text] : [labelled(name, text)];
  });
}
