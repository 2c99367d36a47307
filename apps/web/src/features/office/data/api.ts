import type { AnswerOf } from "@rendezvous/contract/v3-calls";
import { callApi } from "../../../lib/call-api.ts";

export type GroupFile = Record<string, unknown>;
export type GroupFilePreview = AnswerOf<"POST /groups/{id}/file.preview">;

export function getGroupFile(groupId: number): Promise<GroupFile> {
  return callApi("GET /groups/{id}/file", { path: { id: groupId } });
}

export function previewGroupFile(groupId: number, file: GroupFile): Promise<GroupFilePreview> {
  return callApi("POST /groups/{id}/file.preview", { path: { id: groupId }, body: { file } });
}

/** Imports the file only if the result is exactly that of its preview. */
export function importGroupFile(
  groupId: number,
  file: GroupFile,
  previewHash: string,
): Promise<GroupFilePreview> {
  return callApi("POST /groups/{id}/file", { path: { id: groupId }, body: { file, seen: previewHash } });
}
