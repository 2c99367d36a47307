import { MAX_CHANGES } from "@rendezvous/contract/office/catalogue-draft";
import type { Accept, ConcernedAppointment } from "@rendezvous/contract/office/concerned";
import { type Refusal, refuse } from "../../../http/refusal.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { type Author, signatureOf } from "../../ground/history/author.ts";
import { growGroupVersion, reserveId } from "../stored/data.ts";
import {
  addDraftChange,
  type DraftChange,
  endDraft,
  inTrial,
  listDraftChanges,
  lockOpenDraft,
} from "./drafts-data.ts";
import { refusePublication } from "../settlement/missing-scope.ts";
import { ownerSession } from "./owner-session.ts";
import { type RecordChange, type SavedRecord, saveRecord } from "../stored/save-record.ts";
import { lockPlaces, settleConcerned } from "../settlement/settle-concerned.ts";
import { findStored } from "../stored/stored.ts";

export type AppliedDraft =
  | {
      readonly ok: true;
      readonly concerned: readonly ConcernedAppointment[];
      /** The history entry of each change; null when the change has no effect any more. */
      readonly changeIds: readonly (number | null)[];
    }
  | Refusal;

/**
 * Writes all changes of a draft in order and reports the appointments that they affect. The right for each change was checked
 * when it was added, so later readers of the draft do not need that right.
 */
export async function applyDraft(
  connection: Transaction,
  author: Author,
  changes: readonly DraftChange[],
): Promise<AppliedDraft> {
  const session = ownerSession(author.groupId, signatureOf(author).proId);
  const collect = new Map<number, ConcernedAppointment>();
  const changeIds: (number | null)[] = [];
  for (const change of changes) {
    const saved = await saveRecord(
      connection,
      { ...author, session },
      { ...toRecordChange(change), collect },
    );
    if (!saved.ok) return saved;
    changeIds.push(saved.changeId);
  }
  return { ok: true, concerned: [...collect.values()], changeIds };
}

function toRecordChange({ editable, record_id, is_new, sent, base }: Omit<DraftChange, "id">): RecordChange {
  const place = is_new ? { id: null, reservedId: record_id } : { id: record_id };
  return { editable, ...place, sent, base, action: "published" };
}

/** Saves one change into the draft. */
export type Keep = (change: RecordChange, isNew?: boolean) => Promise<SavedRecord>;

/** Adds up to `count` changes to the draft. Tries them on top of its other changes and returns the records as they would be. */
export async function keepInDraft<Done>(
  connection: Transaction,
  author: Author,
  draftId: number,
  count: number,
  work: (keep: Keep) => Promise<Done>,
): Promise<Done | Refusal> {
  const { groupId } = author;
  const draft = await lockOpenDraft(connection, groupId, draftId);
  if (!draft) return refuse("not_found");
  if (draft.count + count > MAX_CHANGES) return refuse("full", { details: { max: MAX_CHANGES } });
  const changes: Omit<DraftChange, "id">[] = [];
  const done = await inTrial(connection, async () => {
    const held = await listDraftChanges(connection, groupId, draftId);
    const applied = await applyDraft(connection, author, held);
    if (!applied.ok) return applied;
    return work(async ({ editable, id, sent, expectedVersion }, isNew = false) => {
      const record_id = isNew ? await reserveId(connection, editable) : id;
      const before = isNew ? {} : ((await findStored(connection, editable, groupId, id)) ?? {});
      const base = Object.fromEntries(Object.entries(before).filter(([name]) => Object.hasOwn(sent, name)));
      const change = { editable, record_id, is_new: isNew, sent, base };
      const trial = { ...toRecordChange(change), expectedVersion, collect: new Map() };
      const saved = await saveRecord(connection, author, trial);
      // Stores the encrypted secret, as the record does, because a draft can be read.
      const sealed = saved.ok && "sso" in sent ? { ...sent, sso: saved.record["sso"] } : sent;
      if (saved.ok && saved.changeId !== null) changes.push({ ...change, sent: sealed });
      return saved;
    });
  });
  for (const change of changes) await addDraftChange(connection, groupId, draftId, change);
  return done;
}

/** Publishes all changes of a draft at once; a refusal changes nothing. */
export async function publish(
  connection: Transaction,
  author: Author,
  draftId: number,
  accept: Accept,
): Promise<{ readonly ok: true } | Refusal> {
  const { groupId } = author;
  if (!(await lockOpenDraft(connection, groupId, draftId))) return refuse("not_found");
  const changes = await listDraftChanges(connection, groupId, draftId);
  const forbidden = refusePublication(author.session, changes, accept);
  if (forbidden) return forbidden;
  await lockPlaces(connection, author, null, accept);
  const applied = await applyDraft(connection, author, changes);
  if (!applied.ok) return applied;
  await growGroupVersion(connection, groupId);
  const unsettled = await settleConcerned(connection, author, applied.concerned, accept);
  if (unsettled) return unsettled;
  await endDraft(connection, groupId, draftId, { publishedAt: author.now });
  return { ok: true };
}
