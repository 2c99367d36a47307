import { transaction, type Queryable } from "../../../lib/database/database.ts";
import { applyDraft } from "./apply-draft.ts";
import type { Author } from "../../ground/history/author.ts";
import { dryRun, listDraftChanges, lockOpenDraft } from "./drafts-data.ts";

/**
 * Reads the catalogue with a draft's changes applied, as far as they still apply, if one is named. Returns null if there is no
 * such unpublished draft.
 */
export async function readWithDraft<Found>(
  author: Author,
  draftId: number | undefined,
  read: (database: Queryable) => Promise<Found>,
): Promise<Found | null> {
  const { context, groupId } = author;
  if (draftId === undefined) return read(context.db);
  return transaction(context.db, async (connection) => {
    if (!(await lockOpenDraft(connection, groupId, draftId))) return null;
    return dryRun(connection, async () => {
      await applyDraft(connection, author, await listDraftChanges(connection, groupId, draftId));
      return read(connection);
    });
  });
}
