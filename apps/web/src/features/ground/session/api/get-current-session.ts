import type { CurrentSession } from "@rendezvous/contract/session";
import { callApi } from "../../../../lib/call-api.ts";

/** The session that the server knows for a token. */
export function getCurrentSession(groupId: number, token: string): Promise<CurrentSession> {
  return callApi("GET /sessions/current", { query: { group_id: groupId }, token });
}

/** Whether an appointment is there to be cancelled or exported, as the session's account says; null when it is not. */
export async function findRequestedAppointment(
  groupId: number,
  token: string,
  kind: "cancel" | "export",
  appointmentId: number,
): Promise<number | null> {
  const name = `${kind}_apt` as const;
  const query = { group_id: groupId, [name]: appointmentId };
  const { account } = await callApi("GET /sessions/current", { query, token });
  return account?.[name] ?? null;
}
