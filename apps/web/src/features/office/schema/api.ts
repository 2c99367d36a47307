import type { Accept } from "@rendezvous/contract/office/concerned";
import type { SsoStep } from "@rendezvous/contract/people/sso-test";
import type { BodyOf, Route } from "@rendezvous/contract/v3-calls";
import { callApi } from "../../../lib/call-api.ts";
import type { RecordKind } from "./field-spec.ts";
import { editableOf, type FormName, isSettings, KINDS, type StoredRecord } from "./kinds.ts";
import { toFlatSettings, toNestedSettings } from "./flat-settings.ts";

/**
 * The calls for records, which are the same for each kind. The contract has types for each kind; here the kind is only decided
 * when a screen opens, so a record is an object of fields.
 */
type Fields = Readonly<Record<string, unknown>>;

interface Call {
  readonly path: Readonly<Record<string, number>>;
  readonly query?: object;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}
const callRecords = callApi as unknown as (route: Route, call: Call) => Promise<Fields>;

/** The server's limit of records in one answer. */
const PAGE = 500;

/** Returns all records in their order, archived ones too. */
export async function listRecords(
  groupId: number,
  kind: RecordKind,
  signal: AbortSignal,
): Promise<StoredRecord[]> {
  const records: StoredRecord[] = [];
  for (let after: unknown = undefined; after !== null; ) {
    const query = { archived: "both", limit: PAGE, after };
    const answer = await callRecords(`GET /groups/{id}/${kind}.records`, {
      path: { id: groupId },
      query,
      signal,
    });
    records.push(...(answer["records"] as StoredRecord[]));
    after = answer["next"] ?? null;
  }
  return records;
}

/** With the same `key`, a repeated call creates no second record. */
export async function createRecord(
  groupId: number,
  kind: RecordKind,
  fields: Fields,
  key: string,
): Promise<StoredRecord> {
  const answer = await callRecords(`POST /groups/{id}/${kind}`, {
    path: { id: groupId },
    body: { [KINDS[kind]]: fields },
    headers: { "idempotency-key": key },
  });
  return answer[KINDS[kind]] as StoredRecord;
}

/**
 * Refused if the record was changed since that version, or if appointments that `accept` does not name would lose their place.
 */
export async function updateRecord(
  groupId: number,
  form: FormName,
  { id, version }: StoredRecord,
  fields: Fields,
  accept?: Accept,
): Promise<StoredRecord> {
  const sent = isSettings(form) ? toNestedSettings(fields) : fields;
  const answer = await callRecords(`PUT ${pathOf(form)}`, {
    path: { id: groupId, recordId: id },
    body: { [editableOf(form)]: sent, ...(accept && { accept }) },
    headers: { "if-match": `"${version}"` },
  });
  return readAnswer(groupId, form, answer);
}

export async function getRecord(groupId: number, form: FormName, recordId: number): Promise<StoredRecord> {
  const answer = await callRecords(`GET ${pathOf(form)}`, { path: { id: groupId, recordId } });
  return readAnswer(groupId, form, answer);
}

/** The settings are a singleton, so they have no id of their own. */
function pathOf(form: FormName) {
  return isSettings(form)
    ? (`/groups/{id}/${editableOf(form)}` as "/groups/{id}/settings")
    : (`/groups/{id}/${form}/{recordId}` as const);
}

function readAnswer(groupId: number, form: FormName, answer: Fields): StoredRecord {
  const record = answer[editableOf(form)] as StoredRecord;
  return isSettings(form) ? ({ ...toFlatSettings(record), id: groupId } as StoredRecord) : record;
}

/** Tests a login provider with the unsaved values. */
export async function testSso(
  groupId: number,
  sso: BodyOf<"POST /groups/{id}/sso.test">["sso"],
): Promise<readonly SsoStep[]> {
  const { steps } = await callApi("POST /groups/{id}/sso.test", { path: { id: groupId }, body: { sso } });
  return steps;
}

export async function orderRecords(
  groupId: number,
  kind: Exclude<RecordKind, "promotions">,
  ids: readonly number[],
): Promise<void> {
  await callRecords(`PUT /groups/{id}/${kind}.order`, { path: { id: groupId }, body: { ids } });
}
