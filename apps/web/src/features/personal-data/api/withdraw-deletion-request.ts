import type { DeletionState } from "@rendezvous/contract/personal-data";
import { callApi } from "../../../lib/call-api.ts";

export function withdrawDeletionRequest(groupId: number): Promise<DeletionState> {
  return callApi("DELETE /groups/{id}/deletion_requests/current", { path: { id: groupId } });
}
