import type { DeletionState, PersonalData } from "@rendezvous/contract/people/personal-data";
import { callApi, fetchFile } from "../../../lib/call-api.ts";

/** Confirms a deletion with the key from a mail, with or without a session; returns the day of the deletion. */
export async function confirmDeletionRequest(groupId: number, key: string): Promise<string> {
  const answer = await callApi("POST /groups/{id}/deletion_requests/confirm", {
    path: { id: groupId },
    body: { deletion_request: { key } },
    token: null,
  });
  return answer.deleted_from;
}

/** Requests the deletion of the session's data, or another mail with the link that confirms it. */
export function createDeletionRequest(groupId: number): Promise<DeletionState> {
  return callApi("POST /groups/{id}/deletion_requests", { path: { id: groupId } });
}

/**
 * Downloads the session's data as a document. Fetches it instead of linking to it, because a link would put the token into the
 * browser's list of downloads.
 */
export function exportPersonalData(groupId: number): Promise<Blob> {
  return fetchFile("GET /groups/{id}/personal_data.html", { path: { id: groupId } });
}

/** Returns until when the session's data is stored, and a pending request for deletion. */
export function getDeletionRequest(groupId: number, signal: AbortSignal): Promise<DeletionState> {
  return callApi("GET /groups/{id}/deletion_requests/current", { path: { id: groupId }, signal });
}

export function getPersonalData(groupId: number): Promise<PersonalData> {
  return callApi("GET /groups/{id}/personal_data", { path: { id: groupId } });
}

export function withdrawDeletionRequest(groupId: number): Promise<DeletionState> {
  return callApi("DELETE /groups/{id}/deletion_requests/current", { path: { id: groupId } });
}
