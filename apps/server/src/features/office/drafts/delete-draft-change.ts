import { defineCall, reply, type Refusal, refuse } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { applyDraft } from "./apply-draft.ts";
import { type Author, toAuthor } from "../../ground/history/author.ts";
import { transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import { deleteDraftChangeRow, dryRun, listDraftChanges, lockOpenDraft } from "./drafts-data.ts";

export const deleteDraftChange = defineCall("deleteDraftChange", async (input) => {
  const { context, params } = input;
  const id = params.changeId ?? 0;
  const deleted = await transactionOrRefusal(context.db, (connection) =>
    takeOut(connection, toAuthor(input), params.draftId ?? 0, id),
  );
  return deleted.ok ? reply({ change: { id, deleted: true as const } }) : deleted;
});

/** Refuses to remove a change that others depend on; any change may be removed from a draft that cannot be published. */
async function takeOut(
  connection: Transaction,
  author: Author,
  draftId: number,
  id: number,
): Promise<{ readonly ok: true } | Refusal> {
  const { groupId } = author;
  if (!(await lockOpenDraft(connection, groupId, draftId))) return refuse("not_found");
  const wasSound = await isSound(connection, author, draftId);
  if (!(await deleteDraftChangeRow(connection, groupId, draftId, id))) return refuse("not_found");
  const isStillSound = !wasSound || (await isSound(connection, author, draftId));
  return isStillSound ? { ok: true } : refuse("cannot_undo");
}

async function isSound(connection: Transaction, author: Author, draftId: number): Promise<boolean> {
  const changes = await listDraftChanges(connection, author.groupId, draftId);
  const { ok } = await dryRun(connection, () => applyDraft(connection, author, changes));
  return ok;
}
