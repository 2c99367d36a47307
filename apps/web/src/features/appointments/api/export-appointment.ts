import { urlOfCall } from "../../../lib/call-api.ts";

/** Where the appointment lies as a calendar file; a link, since the browser itself fetches it. */
export function exportAppointmentUrl(
  groupId: number,
  appointmentId: number,
  token: string | undefined,
): string {
  return urlOfCall("GET /groups/{id}/appointments/{appointmentId}.ics", {
    path: { id: groupId, appointmentId },
    token,
  });
}
