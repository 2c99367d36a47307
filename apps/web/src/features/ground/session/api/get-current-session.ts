import type { CurrentSession } from "@rendezvous/contract/people/session";
import { callApi } from "../../../../lib/call-api.ts";

/** Returns the server's session for a token. */
export function getCurrentSession(groupId: number, token: string): Promise<CurrentSession> {
  return callApi("GET /sessions/current", { query: { group_id: groupId }, token });
}

/** Returns the appointment's id if the server lets the session cancel or export it; otherwise null. */
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
