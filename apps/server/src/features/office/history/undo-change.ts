import { isPeopleKind } from "@rendezvous/contract/office/catalogue-change";
import type { Accept } from "@rendezvous/contract/office/concerned";
import { EDITABLES, type Editable, isSingleton, kindOfEditable } from "@rendezvous/contract/office/record";
import { defineCall, reply, type Refusal, refuse } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { announceChangedRights } from "../../people/team/change-colleague.ts";
import { undoMembershipChange } from "../../people/team/undo-membership-change.ts";
import { announceCatalogue } from "../../ground/history/announce-catalogue.ts";
import { transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import { type Author, toAuthor } from "../../ground/history/author.ts";
import { type ChangeRow, findChange, lockCatalogue } from "../../ground/history/changes-data.ts";
import { listOrder } from "../stored/data.ts";
import { toChange } from "./list-changes.ts";
import { orderRecords } from "../stored/order-records.ts";
import { saveRecord } from "../stored/save-record.ts";
import { findStoredRecord } from "../stored/stored.ts";
import { changedFields } from "../../ground/history/changed-fields.ts";

/** Undoes one change if nobody has changed the same fields since. Undoing the creation of a record archives the record. */
export const undoChange = defineCall("undoChange", async (input) => {
  const { context, params, body } = input;
  const author = toAuthor(input);
  const undone = await transactionOrRefusal(context.db, async (connection) => {
    await lockCatalogue(connection, author.groupId);
    const change = await findChange(connection, author.groupId, params.changeId ?? 0);
    if (!change) return refuse("not_found");
    if (isPeopleKind(change.kind)) return undoMembershipChange(connection, author, change);
    return undo(connection, author, change, body.accept);
  });
  if (!undone.ok) return undone;
  const newChange = (await findChange(context.db, author.groupId, undone.changeId))!;
  if (isPeopleKind(newChange.kind)) announceChangedRights(input, newChange.record_id ?? 0);
  else announceCatalogue(input);
  return reply({ change: toChange(newChange) });
});

type Undone = { readonly ok: true; readonly changeId: number } | Refusal;

async function undo(
  connection: Transaction,
  author: Author,
  change: ChangeRow,
  accept: Accept | undefined,
): Promise<Undone> {
  const editable = EDITABLES.find((one) => kindOfEditable(one) === change.kind);
  if (!editable) return refuse("cannot_undo");
  if (change.record_id === null && !isSingleton(editable)) {
    const order = await listOrder(connection, editable, author.groupId);
    const { ids } = change.before as { ids: number[] };
    if (order.join() !== String(change.after["ids"])) return refuse("cannot_undo");
    return done(await orderRecords(connection, author, editable, ids, "undone"));
  }
  const fields = await toSent(connection, author, editable, change);
  if (!fields) return refuse("cannot_undo");
  return done(
    await saveRecord(connection, author, {
      editable,
      id: change.record_id,
      fields,
      accept,
      action: "undone",
    }),
  );
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Returns the fields that restore the old state; null when the record no longer matches the change. A setting may have had no
 * value before.
 */
async function toSent(
  connection: Transaction,
  { groupId }: Author,
  editable: Editable,
  { record_id, before, after }: ChangeRow,
): Promise<Fields | null> {
  const present = await findStoredRecord(connection, editable, groupId, record_id);
  if (!present) return null;
  const unset = (fields: Fields, others: Fields): Fields =>
    Object.fromEntries(Object.keys(others).flatMap((name) => (name in fields ? [] : [[name, undefined]])));
  const isAsLeft = Object.keys(changedFields(present, { ...unset(after, before), ...after })).length === 0;
  if (!isAsLeft) return null;
  const wasMade = record_id !== null && Object.keys(before).length === 0;
  return wasMade ? { deleted: true } : { ...unset(before, after), ...before };
}

function done(saved: { readonly ok: true; readonly changeId: number | null } | Refusal): Undone {
  if (!saved.ok) return saved;
  return saved.changeId === null ? refuse("cannot_undo") : { ok: true, changeId: saved.changeId };
}
