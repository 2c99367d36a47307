import { MAX_CHANGES } from "@rendezvous/contract/office/catalogue-draft";
import { isSingleton } from "@rendezvous/contract/office/record";
import { type Refusal, refuse } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import type { Author } from "../../ground/history/author.ts";
import { reserveId } from "../stored/data.ts";
import { type RecordChange, type SavedRecord, saveRecord } from "../stored/save-record.ts";
import { findStoredRecord } from "../stored/stored.ts";
import { applyDraft, toRecordChange } from "./apply-draft.ts";
import {
  addDraftChange,
  beginDryRun,
  type DraftChange,
  endDryRun,
  listDraftChanges,
  lockOpenDraft,
} from "./drafts-data.ts";

/** A draft whose changes are applied in a transaction, so that further changes can be tried on top of them. */
export interface OpenDraft {
  readonly ok: true;
  /** Tries a change and returns the record as it would be. */
  readonly save: (change: RecordChange) => Promise<SavedRecord>;
  /** Ends the trial and adds the saved changes to the draft. */
  close(): Promise<void>;
}

/** Opens a draft for up to `count` more changes. After a refusal the caller must roll the transaction back. */
export async function openDraft(
  connection: Transaction,
  author: Author,
  draftId: number,
  count: number,
): Promise<OpenDraft | Refusal> {
  const { groupId } = author;
  const draft = await lockOpenDraft(connection, groupId, draftId);
  if (!draft) return refuse("not_found");
  if (draft.count + count > MAX_CHANGES) return refuse("full", { details: { max: MAX_CHANGES } });
  await beginDryRun(connection);
  const applied = await applyDraft(connection, author, await listDraftChanges(connection, groupId, draftId));
  if (!applied.ok) return applied;
  const changes: Omit<DraftChange, "id">[] = [];
  return {
    ok: true,
    async save({ editable, id, fields: sent, expectedVersion }) {
      const isNew = id === null && !isSingleton(editable);
      const record_id = isNew ? await reserveId(connection, editable) : id;
      const before = isNew ? {} : ((await findStoredRecord(connection, editable, groupId, id)) ?? {});
      const base = Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(sent, name)));
      const change = { editable, record_id, is_new: isNew, sent, base };
      const trial = { ...toRecordChange(change), expectedVersion, collect: new Map() };
      const saved = await saveRecord(connection, author, trial);
      // Stores the provider's secret encrypted, as the record does, because a draft can be read.
      const sealed = saved.ok && "sso" in sent ? { ...sent, sso: saved.record["sso"] } : sent;
      if (saved.ok && saved.changeId !== null) changes.push({ ...change, sent: sealed });
      return saved;
    },
    async close() {
      await endDryRun(connection);
      for (const change of changes) await addDraftChange(connection, groupId, draftId, change);
    },
  };
}
