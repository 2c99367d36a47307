import { kindOf } from "@rendezvous/contract/record";
import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { transaction } from "../../lib/database.ts";
import { applyDraft } from "./apply-draft.ts";
import { authorOf } from "./author.ts";
import { lockCatalogue } from "./data.ts";
import { beginTrial, endTrial, findDraftRow, listDraftChanges } from "./drafts-data.ts";
import { toDraft } from "./to-draft.ts";

/** What it concerns is found by trying it. */
export const getDraft = defineCall("getDraft", async (input) => {
  const author = authorOf(input);
  const { groupId } = author;
  const draftId = input.params.draftId ?? 0;
  return transaction(input.context.db, async (connection) => {
    await lockCatalogue(connection, groupId);
    const row = await findDraftRow(connection, groupId, draftId);
    if (!row || row.published_at) return refuse("not_found");
    const changes = await listDraftChanges(connection, groupId, draftId);
    await beginTrial(connection);
    const applied = await applyDraft(connection, author, changes);
    await endTrial(connection);
    if (!applied.ok) return applied;
    return reply({
      draft: {
        ...toDraft(row),
        preview_key: row.preview_key,
        changes: changes.map(({ editable, ...change }) => ({ ...change, kind: kindOf(editable) })),
        appointments: applied.concerned.map((one) => ({ ...one })),
      },
    });
  });
});
