import {
  type Editable,
  isSingleton,
  kindOfEditable,
  readRecord,
  type StoredRecord,
  type RecordName,
} from "@rendezvous/contract/office/record";
import { type LocalizedText, localize } from "@rendezvous/domain/text/localize";
import type { AuthorizedGroupId } from "../../../http/context.ts";
import type { Queryable, Transaction } from "../../../lib/database/database.ts";
import { findOverlongTexts } from "../../../lib/overlong-texts.ts";
import { changedFields } from "../../ground/history/changed-fields.ts";
import { findRecordRow, type RecordRow, writeRow } from "./data.ts";
import { findSingletonRow, type SingletonRow, writeSingletonRecord } from "./singleton-data.ts";

type Fields = Readonly<Record<string, unknown>>;

export function toRecord(editable: Editable, row: RecordRow | SingletonRow): StoredRecord {
  const { group_id: _group, resource: _list, class: _kind, id, externid, version, updated_at, ...all } = row;
  const columns =
    editable === "calendar" || editable === "resource" || editable === "class" ? ofPlace(editable, all) : all;
  const set = Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== null));
  // A field that was never set is null in the tables and gets its default. A stored value that is no longer valid is returned as
  // it is.
  const stored = isSingleton(editable) ? set : { ...set, externid };
  const fields = readRecord(editable, stored) ?? readWithGrown(editable, stored) ?? columns;
  if (isSingleton(editable)) return { ...fields, version };
  return {
    id: id as number,
    ...fields,
    externid,
    version,
    updated_at: new Date(String(updated_at)).toISOString(),
  };
}

/** Reads a record with texts that an older version allowed to be too long; all its other fields are validated. */
function readWithGrown(editable: Editable, stored: Fields): Fields | null {
  const grown = Object.entries(stored).filter(([name, value]) => findOverlongTexts(name, value).length > 0);
  const names = new Set(grown.map(([name]) => name));
  const others = Object.fromEntries(Object.entries(stored).filter(([name]) => !names.has(name)));
  const read = names.size === 0 ? null : readRecord(editable, others);
  return read && { ...read, ...Object.fromEntries(grown) };
}

/** `id` is null for a singleton, such as the settings. */
export async function findStoredRecord(
  database: Queryable,
  editable: Editable,
  groupId: AuthorizedGroupId,
  id: number | null,
): Promise<StoredRecord | null> {
  if (isSingleton(editable)) return toRecord(editable, await findSingletonRow(database, editable, groupId));
  const row = await findRecordRow(database, editable, groupId, id ?? 0);
  return row && toRecord(editable, row);
}

/** Writes checked fields over the record `before`; null: creates a new record. */
export async function writeStoredRecord(
  connection: Transaction,
  editable: Editable,
  groupId: AuthorizedGroupId,
  before: StoredRecord | null,
  fields: Fields,
  reservedId: number | null = null,
): Promise<StoredRecord> {
  if (isSingleton(editable)) {
    await writeSingletonRecord(connection, editable, groupId, fields);
    return toRecord(editable, await findSingletonRow(connection, editable, groupId));
  }
  const row = toRow(editable, fields);
  // Writes only changed columns, because writing a key column, even unchanged, may lock the row against new bookings.
  const changed = before ? changedFields(toRow(editable, withoutRecordMetadata(before)), row) : row;
  if (before && Object.keys(changed).length === 0) return before;
  const place = before ? { id: before.id!, isNew: false } : { id: reservedId, isNew: true };
  return toRecord(editable, await writeRow(connection, editable, groupId, place, changed));
}

/** Ignores values that are not fields, because a client may send a record back as it was answered. */
export function withoutRecordMetadata({
  id: _id,
  version: _version,
  updated_at: _when,
  ...fields
}: Fields): Fields {
  return fields;
}

/** Returns the name of a record in the history. */
export function historyNameOf(editable: Editable, { name, publicname }: Fields, locale: string): string {
  if (isSingleton(editable)) return kindOfEditable(editable);
  return localize((name === "" ? publicname : name) as LocalizedText, locale, locale);
}

/** Returns checked fields as columns of their table; empty lists, which mean "no limit", become null. */
function toRow(singular: RecordName, fields: Fields): Fields {
  const row = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, toColumn(name, value)]),
  );
  if (singular === "class") return { ...row, resource: false, class: true };
  return singular === "calendar" || singular === "resource"
    ? { ...row, resource: singular === "resource" }
    : row;
}

const OF_CLASSES = ["intervention_id", "teacher_id", "room_id", "max_places"];
/** The columns of the shared table that each kind does not have. */
const OF_OTHERS = {
  calendar: new Set(OF_CLASSES),
  resource: new Set([...OF_CLASSES, "rpps"]),
  class: new Set(["slot_step", "rpps"]),
};

/** Leaves out the columns of other kinds. */
function ofPlace(editable: keyof typeof OF_OTHERS, columns: Fields): Fields {
  return Object.fromEntries(Object.entries(columns).filter(([name]) => !OF_OTHERS[editable].has(name)));
}

const LIMITS = new Set(["calendars", "resources", "interventions", "packs", "days"]);

function toColumn(name: string, value: unknown): unknown {
  if (name === "holidays") return value === "" ? null : value;
  if (LIMITS.has(name)) return limiting(value);
  if (name === "openinghours" || name === "openings" || name === "config")
    return (value as Fields[] | null)?.map(withoutNothing) ?? null;
  return value;
}

function limiting(list: unknown): unknown {
  return Array.isArray(list) && list.length === 0 ? null : list;
}

/** Leaves empty values out of hours and packs. */
function withoutNothing(entry: Fields): Fields {
  return Object.fromEntries(
    Object.entries(entry).filter(([, value]) => limiting(value) !== null && value !== false),
  );
}
