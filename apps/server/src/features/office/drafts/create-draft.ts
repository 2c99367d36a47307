import { randomBytes } from "node:crypto";
import { type CatalogueDraft, MAX_DRAFTS } from "@rendezvous/contract/office/catalogue-draft";
import { createdHeaders, defineCall, refuse } from "../../../http/call.ts";
import { createOnce } from "../../ground/idempotency/create-once.ts";
import { toAuthor, toHistoryAuthor } from "../../ground/history/author.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";
import { insertDraft, enqueuePublication, findDraftRow, listDraftRows } from "./drafts-data.ts";
import { toDraft } from "./to-draft.ts";

export const createDraft = defineCall("createDraft", (input) => {
  const { groupId, proId, at: now } = toHistoryAuthor(toAuthor(input));
  const { name, publish_at } = input.body.draft;
  const publishAt = publish_at ? new Date(publish_at) : null;
  return createOnce<{ draft: CatalogueDraft }>(
    "createDraft",
    input,
    (write) =>
      write(async (connection) => {
        await lockCatalogue(connection, groupId);
        const open = await listDraftRows(connection, groupId);
        if (open.length >= MAX_DRAFTS) return refuse("full", { details: { max: MAX_DRAFTS } });
        const previewKey = randomBytes(24).toString("base64url");
        const id = await insertDraft(connection, groupId, { name, proId, previewKey, now, publishAt });
        if (publishAt !== null) await enqueuePublication(connection, groupId, id, publishAt);
        return { draft: toDraft((await findDraftRow(connection, groupId, id))!) };
      }),
    ({ draft }) => createdHeaders(`/groups/${groupId}/drafts/${draft.id}`, undefined),
  );
});
