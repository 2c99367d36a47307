import type { CatalogueAction } from "@rendezvous/contract/office/catalogue-change";
import { type Editable, kindOfEditable, type StoredRecord } from "@rendezvous/contract/office/record";
import type { Transaction } from "../../../lib/database/database.ts";
import { noteOrigins } from "./note-origins.ts";
import type { Signature } from "../../ground/history/author.ts";
import { addCatalogueChange } from "../../ground/history/changes-data.ts";
import { withoutStamp, historyNameOf } from "./stored.ts";
import { changedFields } from "../../ground/history/changed-fields.ts";

/**
 * Writes the difference between a record and `before` into the history; null: the record is new. Returns the id of the entry;
 * null when nothing differs. `action` is the name in the history; by default it follows from the difference.
 */
export async function noteDifference(
  connection: Transaction,
  { groupId, locale, proId, at }: Signature,
  editable: Editable,
  before: StoredRecord | null,
  after: StoredRecord,
  action?: CatalogueAction,
): Promise<number | null> {
  const was = before ? withoutStamp(before) : {};
  const is = withoutStamp(after);
  const differs = changedFields(was, is);
  const differed = changedFields(is, was);
  if (Object.keys({ ...differs, ...differed }).length === 0) return null;
  if (before)
    await noteOrigins(connection, groupId, locale, { editable, recordId: after.id ?? 0, before, after });
  return addCatalogueChange(connection, groupId, {
    at,
    proId,
    kind: kindOfEditable(editable),
    recordId: after.id ?? null,
    recordName: historyNameOf(editable, after, locale),
    action: action ?? (before ? toCatalogueAction(was, is) : "created"),
    before: differed,
    after: differs,
  });
}

/** Returns the action for a record that existed before. */
export function toCatalogueAction(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): CatalogueAction {
  if (before["deleted"] === after["deleted"]) return "changed";
  return after["deleted"] === true ? "archived" : "restored";
}
