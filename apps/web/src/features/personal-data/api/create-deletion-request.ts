import type { DeletionState } from "@rendezvous/contract/personal-data";
import { callApi } from "../../../lib/call-api.ts";

/** Asks that the data be deleted, or has the link that confirms it mailed again. */
export function createDeletionRequest(groupId: number): Promise<DeletionState> {
  return callApi("POST /groups/{id}/deletion_requests", { path: { id: groupId } });
}
