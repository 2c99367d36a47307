import { defineCall, reply, refuse } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import {
  enqueuePublication,
  findDraftRow,
  listDraftChanges,
  lockOpenDraft,
  updateDraftRow,
} from "./drafts-data.ts";
import { refuseDraftPublication } from "../settlement/settle-concerned-appointments.ts";
import { toDraft } from "./to-draft.ts";

export const updateDraft = defineCall("updateDraft", async ({ context, groupId, session, params, body }) => {
  const id = params.draftId ?? 0;
  const { name, publish_at, accept } = body.draft;
  return transaction(context.db, async (connection) => {
    const before = await lockOpenDraft(connection, groupId, id);
    if (!before) return refuse("not_found");
    // Only a new date or a new choice for the affected appointments reschedules a draft that failed on its date; a new name does
    // not.
    const isPlanned = publish_at !== undefined || accept !== undefined;
    const changes = await listDraftChanges(connection, groupId, id);
    const forbidden = isPlanned ? refuseDraftPublication(session, changes, accept ?? before.accept) : null;
    if (forbidden) return forbidden;
    const publishAt = publish_at ? new Date(publish_at) : publish_at === null ? null : before.publish_at;
    await updateDraftRow(connection, groupId, id, {
      name: name ?? before.name,
      publishAt,
      accept: accept ?? before.accept,
      problem: isPlanned ? null : before.problem,
    });
    if (isPlanned && publishAt !== null) await enqueuePublication(connection, groupId, id, publishAt);
    return reply({ draft: toDraft((await findDraftRow(connection, groupId, id))!) });
  });
});
