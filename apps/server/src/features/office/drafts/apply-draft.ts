import type { Accept, ConcernedAppointment } from "@rendezvous/contract/office/concerned";
import { type Refusal, refuse } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { type Author, toHistoryAuthor } from "../../ground/history/author.ts";
import { incrementGroupVersion } from "../stored/data.ts";
import { type DraftChange, setDraftOutcome, listDraftChanges, lockOpenDraft } from "./drafts-data.ts";
import { ownerSession } from "./owner-session.ts";
import { type RecordChange, saveRecord } from "../stored/save-record.ts";
import {
  lockPlaces,
  settleConcernedAppointments,
  refuseDraftPublication,
} from "../settlement/settle-concerned-appointments.ts";

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
  const session = ownerSession(author.groupId, toHistoryAuthor(author).proId);
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

export function toRecordChange({
  editable,
  record_id,
  is_new,
  sent,
  base,
}: Omit<DraftChange, "id">): RecordChange {
  const place = is_new ? { id: null, reservedId: record_id } : { id: record_id };
  return { editable, ...place, fields: sent, base, action: "published" };
}

/** Publishes all changes of a draft at once; a refusal changes nothing. */
export async function publishDraftChanges(
  connection: Transaction,
  author: Author,
  draftId: number,
  accept: Accept,
): Promise<{ readonly ok: true } | Refusal> {
  const { groupId } = author;
  if (!(await lockOpenDraft(connection, groupId, draftId))) return refuse("not_found");
  const changes = await listDraftChanges(connection, groupId, draftId);
  const forbidden = refuseDraftPublication(author.session, changes, accept);
  if (forbidden) return forbidden;
  await lockPlaces(connection, author, null, accept);
  const applied = await applyDraft(connection, author, changes);
  if (!applied.ok) return applied;
  await incrementGroupVersion(connection, groupId);
  const unsettled = await settleConcernedAppointments(connection, author, applied.concerned, accept);
  if (unsettled) return unsettled;
  await setDraftOutcome(connection, groupId, draftId, { publishedAt: author.now });
  return { ok: true };
}
