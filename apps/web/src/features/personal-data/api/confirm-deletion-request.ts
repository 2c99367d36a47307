import { callApi } from "../../../lib/call-api.ts";

/** By the key of a mail, whoever is logged in; answers the day on which it will be done. */
export async function confirmDeletionRequest(groupId: number, key: string): Promise<string> {
  const answer = await callApi("POST /groups/{id}/deletion_requests/confirm", {
    path: { id: groupId },
    body: { deletion_request: { key } },
    token: null,
  });
  return answer.deleted_from;
}
