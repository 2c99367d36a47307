import { defineCall, reply } from "../../../http/call.ts";
import { listDraftRows } from "./drafts-data.ts";
import { toDraft } from "./to-draft.ts";

export const listDrafts = defineCall("listDrafts", async ({ context, groupId }) =>
  reply({ drafts: (await listDraftRows(context.db, groupId)).map(toDraft) }),
);
