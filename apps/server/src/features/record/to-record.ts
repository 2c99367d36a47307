import { readRecord, type Singular } from "@rendezvous/contract/record";
import type { Row } from "./data.ts";

/** A record as the calls answer it. */
export type StoredRecord = Pick<Row, "id" | "externid" | "version" | "updated_at"> &
  Readonly<Record<string, unknown>>;

export function toRecord(singular: Singular, row: Row): StoredRecord {
  const { id, group_id: _group, resource: _list, version, updated_at, ...columns } = row;
  return {
    id,
    ...toFields(singular, columns),
    externid: row.externid,
    version,
    updated_at: new Date(updated_at).toISOString(),
  };
}

/** What nobody has set has its default, which the tables write as null. */
function toFields(singular: Singular, columns: object): object {
  const set = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
  return readRecord(singular, set) ?? columns;
}
