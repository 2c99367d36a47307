import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { transaction } from "../../lib/database.ts";
import { enqueuePublication, findDraftRow, lockOpenDraft, updateDraftRow } from "./drafts-data.ts";
import { toDraft } from "./to-draft.ts";

export const updateDraft = defineCall("updateDraft", async ({ context, groupId, params, body }) => {
  const id = params.draftId ?? 0;
  const { name, publish_at, accept } = body.draft;
  const row = await transaction(context.db, async (connection) => {
    const before = await lockOpenDraft(connection, groupId, id);
    if (!before) return null;
    const publishAt = publish_at === undefined ? before.publish_at : publish_at;
    await updateDraftRow(connection, groupId, id, {
      name: name ?? before.name,
      publishAt,
      accept: accept ?? before.accept,
    });
    if (publishAt !== null) await enqueuePublication(connection, groupId, id, publishAt);
    return findDraftRow(connection, groupId, id);
  });
  return row ? reply({ draft: toDraft(row) }) : refuse("not_found");
});
