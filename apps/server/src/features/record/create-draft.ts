import { randomBytes } from "node:crypto";
import { defineCall, reply } from "../../http/call.ts";
import { transaction } from "../../lib/database.ts";
import { authorOf, signatureOf } from "../history/author.ts";
import { addDraft, enqueuePublication, findDraftRow } from "./drafts-data.ts";
import { toDraft } from "./to-draft.ts";

export const createDraft = defineCall("createDraft", async (input) => {
  const { groupId, proId, at: now } = signatureOf(authorOf(input));
  const { name, publish_at } = input.body.draft;
  const publishAt = publish_at ? new Date(publish_at) : null;
  const row = await transaction(input.context.db, async (connection) => {
    const previewKey = randomBytes(24).toString("base64url");
    const id = await addDraft(connection, groupId, { name, proId, previewKey, now, publishAt });
    if (publishAt !== null) await enqueuePublication(connection, groupId, id, publishAt);
    return findDraftRow(connection, groupId, id);
  });
  return reply({ draft: toDraft(row!) });
});
