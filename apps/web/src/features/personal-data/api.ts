import type { DeletionState, PersonalData } from "@rendezvous/contract/personal-data";
import { callApi, fetchFile } from "../../lib/call-api.ts";

/** By the key of a mail, with or without a session; answers the day on which it will be done. */
export async function confirmDeletionRequest(groupId: number, key: string): Promise<string> {
  const answer = await callApi("POST /groups/{id}/deletion_requests/confirm", {
    path: { id: groupId },
    body: { deletion_request: { key } },
    token: null,
  });
  return answer.deleted_from;
}

/** Asks that the data be deleted, or has the link that confirms it mailed again. */
export function createDeletionRequest(groupId: number): Promise<DeletionState> {
  return callApi("POST /groups/{id}/deletion_requests", { path: { id: groupId } });
}

/** The document to be read. Fetched, not linked to: a list of downloads must not hold the token. */
export function exportPersonalData(groupId: number): Promise<Blob> {
  return fetchFile("GET /groups/{id}/personal_data.html", { path: { id: groupId } });
}

/** Until when the session's data is kept, and its open request. */
export function getDeletionRequest(groupId: number, signal: AbortSignal): Promise<DeletionState> {
  return callApi("GET /groups/{id}/deletion_requests/current", { path: { id: groupId }, signal });
}

export function getPersonalData(groupId: number): Promise<PersonalData> {
  return callApi("GET /groups/{id}/personal_data", { path: { id: groupId } });
}

export function withdrawDeletionRequest(groupId: number): Promise<DeletionState> {
  return callApi("DELETE /groups/{id}/deletion_requests/current", { path: { id: groupId } });
}
