import type { CurrentSession } from "@rendezvous/contract/session";
import { callApi } from "../../../lib/call-api.ts";

/** Who the server takes the holder of a token for. */
export function getCurrentSession(groupId: number, token: string): Promise<CurrentSession> {
  return callApi<CurrentSession>("getCurrentSession", { query: { group_id: groupId }, token });
}
