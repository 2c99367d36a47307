import type { Appointment } from "@rendezvous/contract/appointment";
import { webCalendarLink } from "@rendezvous/domain/appointment/web-calendar-link";
import { useKnownGroup } from "../../group/first-data.ts";
import { exportAppointmentUrl } from "../api.ts";

/**
 * Addresses that lead into the visitor's own calendar: online, or as a file for any other. `appointments` by start, never
 * empty; without a token the session's is taken.
 */
export function useCalendarWays(appointments: readonly Appointment[], token?: string) {
  const { group } = useKnownGroup();
  // The link of the lowest appointment covers the whole booking.
  const lowest = appointments.reduce((one, other) => (other.id < one.id ? other : one));
  return {
    web: webCalendarLink(appointments, group.timezone, group.phone),
    // The visitor's own token dies after two hours, and the page may be open for longer.
    file: exportAppointmentUrl(group.id, lowest.id, lowest.export_token ?? token),
  };
}
