import { fetchFile } from "../../../lib/call-api.ts";

/** The document to be read. Fetched, not linked to: a list of downloads must not hold the token. */
export function exportPersonalData(groupId: number): Promise<Blob> {
  return fetchFile("GET /groups/{id}/personal_data.html", { path: { id: groupId } });
}
