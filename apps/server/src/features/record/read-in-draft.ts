import { transaction, type Queryable } from "../../lib/database.ts";
import { applyDraft } from "./apply-draft.ts";
import type { Author } from "./author.ts";
import { lockCatalogue } from "./data.ts";
import { beginTrial, endTrial, findDraftRow, listDraftChanges } from "./drafts-data.ts";

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
    await lockCatalogue(connection, groupId);
    const draft = await findDraftRow(connection, groupId, draftId);
    if (!draft || draft.published_at) return null;
    await beginTrial(connection);
    await applyDraft(connection, author, await listDraftChanges(connection, groupId, draftId));
    const found = await read(connection);
    await endTrial(connection);
    return found;
  });
}
