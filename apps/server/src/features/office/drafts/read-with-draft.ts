import { transaction, type Queryable } from "../../../lib/database/database.ts";
import { applyDraft } from "./apply-draft.ts";
import type { Author } from "../../ground/history/author.ts";
import { dryRun, listDraftChanges, lockOpenDraft } from "./drafts-data.ts";

/**
 * Reads the catalogue; with `draftId`, applies the changes of this draft first, except changes that no longer fit. Returns null
 * if there is no unpublished draft with this id.
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
