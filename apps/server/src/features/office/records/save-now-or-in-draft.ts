import type { Transaction } from "../../../lib/database/database.ts";
import { openDraft } from "../drafts/open-draft.ts";
import type { Author } from "../../ground/history/author.ts";
import { type RecordChange, type SavedRecord, saveRecord } from "../stored/save-record.ts";

/** Saves the change at once, or into the draft that the query names. */
export async function saveNowOrInDraft(
  connection: Transaction,
  author: Author,
  change: RecordChange,
  draftId: number | undefined,
): Promise<SavedRecord> {
  if (draftId === undefined) return saveRecord(connection, author, change);
  const draft = await openDraft(connection, author, draftId, 1);
  if (!draft.ok) return draft;
  const saved = await draft.save(change);
  await draft.close();
  return saved;
}
