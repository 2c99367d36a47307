import type { Appointment } from "@rendezvous/contract/appointment";
import { callApi } from "../../../lib/call-api.ts";

interface NewTime {
  start_at: string;
  /** 0: whoever is free, preferably where it is now. */
  calendar_id: number;
}

/** Moves an appointment with what belongs to it; answers all that moved, at its new time. */
export async function moveAppointment(
  groupId: number,
  appointmentId: number,
  appointment: NewTime,
  token: string | undefined,
): Promise<Appointment[]> {
  const answer = await callApi("PUT /groups/{id}/appointments/{appointmentId}", {
    path: { id: groupId, appointmentId },
    body: { appointment },
    token,
  });
  return answer.records;
}
