import type { Appointment } from "@rendezvous/contract/appointment";
import { callApi } from "../../../lib/call-api.ts";

/** The appointments that a token lets its holder see, past ones up to a year back; undefined = the session's token. */
export async function listAppointments(
  groupId: number,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Appointment[]> {
  const query = { group_id: groupId, limit_past: 12 };
  const answer = await callApi("GET /appointments", { query, token, signal });
  return answer.records;
}
