import { EDITABLES, type Editable, isSingleton, type StoredRecord } from "@rendezvous/contract/office/record";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import { runInSlices, mapInSteps } from "../../../lib/in-turns.ts";
import { listRecordRows, type RecordRow } from "./data.ts";
import { findStoredRecord, toRecord } from "./stored.ts";

export interface RecordsOfKind {
  readonly editable: Editable;
  readonly record: StoredRecord;
}

const ALL = { search: "", externid: null, isArchived: null, after: null, limit: 1_000_000 };

/**
 * Converts rows to the records of the calls. Runs in slices, because checking a thousand calendars with their exceptions takes a
 * second.
 */
export function toRecords(editable: Editable, rows: readonly RecordRow[]): Promise<StoredRecord[]> {
  return runInSlices(mapInSteps(rows, (row) => toRecord(editable, row)));
}

/** Returns all published records of a group, archived ones too, by a key that never changes. */
export async function listStoredRecords(
  database: Queryable,
  groupId: AuthorizedGroupId,
): Promise<ReadonlyMap<string, RecordsOfKind>> {
  const stored = new Map<string, RecordsOfKind>();
  for (const editable of EDITABLES) {
    const records = isSingleton(editable)
      ? [await findStoredRecord(database, editable, groupId, null)]
      : await toRecords(editable, await listRecordRows(database, editable, groupId, ALL));
    for (const record of records) if (record) stored.set(`${editable} ${record.id}`, { editable, record });
  }
  return stored;
}
