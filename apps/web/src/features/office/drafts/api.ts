import type { CatalogueDraft, DraftWithChanges } from "@rendezvous/contract/office/catalogue-draft";
import type { ConcernedAppointment } from "@rendezvous/contract/office/concerned";
import { callApi } from "../../../lib/call-api.ts";
import type { IdempotencyHeaders } from "../../ground/idempotency/use-idempotency-key.ts";

export interface Draft extends Omit<DraftWithChanges, "appointments"> {
  readonly appointments: readonly ConcernedAppointment[];
}

/** Returns the drafts that are not published yet, newest first. */
export async function listDrafts(groupId: number, signal: AbortSignal): Promise<CatalogueDraft[]> {
  const { drafts } = await callApi("GET /groups/{id}/drafts", { path: { id: groupId }, signal });
  return drafts;
}

export async function getDraft(groupId: number, draftId: number, signal: AbortSignal): Promise<Draft> {
  const { draft } = await callApi("GET /groups/{id}/drafts/{draftId}", {
    path: { id: groupId, draftId },
    signal,
  });
  return draft as unknown as Draft;
}

export interface DraftFields {
  readonly name: string;
  /** RFC 3339; null: published manually. */
  readonly publish_at: string | null;
}

export async function createDraft(
  groupId: number,
  fields: DraftFields,
  headers: IdempotencyHeaders,
): Promise<CatalogueDraft> {
  const { draft } = await callApi("POST /groups/{id}/drafts", {
    path: { id: groupId },
    body: { draft: fields },
    headers,
  });
  return draft;
}
