import { transaction, type Queryable } from "../../../lib/database/database.ts";
import { applyDraft } from "./apply-draft.ts";
import type { Author } from "../../ground/history/author.ts";
import { inTrial, listDraftChanges, lockOpenDraft } from "./drafts-data.ts";

/**
 * What is read of the catalogue: with a draft laid over, as far as it can be by now, where one is named. null: there is no such
 * draft, or it is published.
 */
export async function readInDraft<Found>(
  author: Author,
  draftId: number | undefined,
  read: (database: Queryable) => Promise<Found>,
): Promise<Found | null> {
  const { context, groupId } = author;
  if (draftId === undefined) return read(context.db);
  return transaction(context.db, async (connection) => {
    if (!(await lockOpenDraft(connection, groupId, draftId))) return null;
    return inTrial(connection, async () => {
      await applyDraft(connection, author, await listDraftChanges(connection, groupId, draftId));
      return read(connection);
    });
  });
}
