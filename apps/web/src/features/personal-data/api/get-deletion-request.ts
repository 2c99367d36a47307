import type { DeletionState } from "@rendezvous/contract/personal-data";
import { callApi } from "../../../lib/call-api.ts";

/** Until when the data of whoever is logged in is kept, and their open request. */
export function getDeletionRequest(groupId: number, signal: AbortSignal): Promise<DeletionState> {
  return callApi("GET /groups/{id}/deletion_requests/current", { path: { id: groupId }, signal });
}
