import { isSingle } from "@rendezvous/contract/office/record";
import type { Transaction } from "../../../lib/database/database.ts";
import { keepInDraft } from "../drafts/apply-draft.ts";
import type { Author } from "../../ground/history/author.ts";
import { type RecordChange, type SavedRecord, saveRecord } from "../stored/save-record.ts";

/** Saves the change at once, or into the draft that the query names. */
export function save(
  connection: Transaction,
  author: Author,
  change: RecordChange,
  draftId: number | undefined,
): Promise<SavedRecord> {
  if (draftId === undefined) return saveRecord(connection, author, change);
  const isNew = change.id === null && !isSingle(change.editable);
  return keepInDraft(connection, author, draftId, 1, (keep) => keep(change, isNew));
}
