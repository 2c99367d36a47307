import { callApi } from "../../../lib/call-api.ts";
import type { StoredRecord } from "../schema/kinds.ts";
import type { EditedCatalogue } from "../schema/working-draft.ts";
import { type StoredForms, toFlatForms } from "./flat-forms.ts";

export async function getForms({ groupId, draftId }: EditedCatalogue): Promise<StoredRecord> {
  const { forms } = await callApi("GET /groups/{id}/forms.records", {
    path: { id: groupId },
    query: { draft_id: draftId },
  });
  return toFlatForms(forms);
}

/** Refused if a form was changed since that version. */
export async function updateForms(
  { groupId, draftId }: EditedCatalogue,
  version: number,
  forms: Omit<StoredForms, "version">,
): Promise<StoredRecord> {
  const answer = await callApi("PUT /groups/{id}/forms.records", {
    path: { id: groupId },
    query: { draft_id: draftId },
    // The owner's input is not a valid field before the server has checked it.
    body: { forms: forms as object },
    headers: { "if-match": `"${version}"` },
  });
  return toFlatForms(answer.forms);
}
