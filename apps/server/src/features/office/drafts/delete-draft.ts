import { defineCall, reply, refuse } from "../../../http/call.ts";
import { deleteDraftRow } from "./drafts-data.ts";

export const deleteDraft = defineCall("deleteDraft", async ({ context, groupId, params }) => {
  const id = params.draftId ?? 0;
  const isGone = await deleteDraftRow(context.db, groupId, id);
  return isGone ? reply({ draft: { id, deleted: true as const } }) : refuse("not_found");
});
