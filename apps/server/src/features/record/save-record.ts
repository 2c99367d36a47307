import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { checkRecord, type Singular } from "@rendezvous/contract/record";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import { hasEtag } from "../../http/etag.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import type { Transaction } from "../../lib/database.ts";
import { isHolidayCode } from "../../lib/public-holidays.ts";
import { checkReferences } from "./check-references.ts";
import { findRecordRow, growGroupVersion, lockCatalogue, writeRow } from "./data.ts";
import { type StoredRecord, toRecord } from "./to-record.ts";
import { toRow } from "./to-row.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface RecordChange {
  readonly group: GroupRecord;
  readonly groupId: AuthorizedGroupId;
  readonly singular: Singular;
  /** null: a new one. */
  readonly id: number | null;
  /** Some of its fields, or all. */
  readonly sent: Fields;
  /** Of whoever saw a version of it. */
  readonly headers: Pick<IncomingHttpHeaders, "if-match">;
}

/** Checks and writes one record within a transaction that has changed nothing so far; a refusal leaves everything as it was. */
export async function saveRecord(
  connection: Transaction,
  { group, groupId, singular, id, sent, headers }: RecordChange,
): Promise<StoredRecord | Refusal> {
  await lockCatalogue(connection, groupId);
  const found = id === null ? null : await findRecordRow(connection, singular, groupId, id);
  if (id !== null && !found) return refuse("not_found");
  const before = found && toRecord(singular, found);
  const { "if-match": seen } = headers;
  if (before && seen !== undefined && !hasEtag(seen, etagOf(before)))
    return refuse("precondition_failed", { details: { [singular]: before } });

  const whole = { ...(before ? fieldsOf(before) : { externid: randomUUID() }), ...fieldsOf(sent) };
  const checked = checkRecord(singular, whole, { locale: group.fields.locale, isHolidayCode });
  const beside = await checkReferences(connection, groupId, singular, id, whole);
  const faults = checked.ok ? beside : [...checked.faults, ...beside];
  if (!checked.ok || faults.length > 0) return refuse("invalid_record", { details: { faults } });

  const row = toRow(singular, checked.fields);
  const changed = before ? whatDiffers(row, toRow(singular, fieldsOf(before))) : row;
  if (before && Object.keys(changed).length === 0) return before;
  const saved = await writeRow(connection, singular, groupId, id, changed);
  await growGroupVersion(connection, groupId);
  return toRecord(singular, saved);
}

export function etagOf({ version }: Pick<StoredRecord, "version">): string {
  return `"${version}"`;
}

/** A record may be sent back as it was answered. */
function fieldsOf({ id: _id, version: _version, updated_at: _when, ...fields }: Fields): Fields {
  return fields;
}

/** To write a column anew that stays the same may lock the row against the bookings that refer to it. */
function whatDiffers(row: Fields, before: Fields): Fields {
  return Object.fromEntries(
    Object.entries(row).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name])),
  );
}
