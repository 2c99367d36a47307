import { EDITABLES, type Editable, isSingle, type StoredRecord } from "@rendezvous/contract/record";
import type { AuthorizedGroupId } from "../../../http/authorized-group.ts";
import type { Queryable } from "../../../lib/database/database.ts";
import { inSlices, mapInSteps } from "../../../lib/in-turns.ts";
import { listRecordRows, type Row } from "./data.ts";
import { findStored, toRecord } from "./stored.ts";

export interface Stored {
  readonly editable: Editable;
  readonly record: StoredRecord;
}

const ALL = { search: "", externid: null, isArchived: null, after: null, limit: 1_000_000 };

/** The rows as the calls answer them. Others are answered meanwhile: a thousand calendars with their exceptions take a second to check. */
export function toRecords(editable: Editable, rows: readonly Row[]): Promise<StoredRecord[]> {
  return inSlices(mapInSteps(rows, (row) => toRecord(editable, row)));
}

/** All that a group publishes, archived records too, each under a name that is the same as long as it exists. */
export async function listStored(
  database: Queryable,
  groupId: AuthorizedGroupId,
): Promise<ReadonlyMap<string, Stored>> {
  const stored = new Map<string, Stored>();
  for (const editable of EDITABLES) {
    const records = isSingle(editable)
      ? [await findStored(database, editable, groupId, null)]
      : await toRecords(editable, await listRecordRows(database, editable, groupId, ALL));
    for (const record of records) if (record) stored.set(`${editable} ${record.id}`, { editable, record });
  }
  return stored;
}
