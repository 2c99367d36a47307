import type { Accept } from "@rendezvous/contract/office/concerned";
import type { DraftRoute } from "@rendezvous/contract/v3-calls";
import { callApi } from "../../../lib/call-api.ts";
import type { IdempotencyHeaders } from "../../ground/idempotency/use-idempotency-key.ts";
import type { RecordKind } from "./field-spec.ts";
import { contractNameOfForm, type FormName, isSettingsForm, KINDS, type StoredRecord } from "./kinds.ts";
import type { EditedCatalogue } from "./working-draft.ts";
import { toFlatSettings, toNestedSettings } from "./flat-settings.ts";

type Fields = Readonly<Record<string, unknown>>;

interface Call {
  readonly recordId?: number | null;
  readonly query?: object;
  readonly body?: unknown;
  readonly headers?: Record<string, string>;
  readonly signal?: AbortSignal;
}

/**
 * Makes a call for records, which is the same for each kind. The contract has types for each kind; here the kind is only decided
 * when a screen opens, so a record is an object of fields.
 */
export function callRecords(
  { groupId, draftId }: EditedCatalogue,
  route: DraftRoute,
  { recordId, query, ...call }: Call = {},
): Promise<Fields> {
  const path = { id: groupId, ...(recordId && { recordId }) };
  return callApi(route, {
    path,
    query: { ...query, draft_id: draftId },
    ...call,
  });
}

/** The server's limit of records in one answer. */
const PAGE = 500;

/** Returns all records in their order, archived ones too. */
export async function listRecords(
  edited: EditedCatalogue,
  kind: RecordKind,
  signal: AbortSignal,
): Promise<StoredRecord[]> {
  const records: StoredRecord[] = [];
  for (let after: unknown = undefined; after !== null; ) {
    const query = { archived: "both", limit: PAGE, after };
    const answer = await callRecords(edited, `GET /groups/{id}/${kind}.records`, { query, signal });
    records.push(...(answer["records"] as StoredRecord[]));
    after = answer["next"] ?? null;
  }
  return records;
}

export async function createRecord(
  edited: EditedCatalogue,
  kind: RecordKind,
  fields: Fields,
  headers: IdempotencyHeaders,
): Promise<StoredRecord> {
  const answer = await callRecords(edited, `POST /groups/{id}/${kind}`, {
    body: { [KINDS[kind]]: fields },
    headers,
  });
  return answer[KINDS[kind]] as StoredRecord;
}

/**
 * Refused if the record was changed since that version, or if appointments that `accept` does not name would lose their place.
 */
export async function updateRecord(
  edited: EditedCatalogue,
  form: FormName,
  { id, version }: StoredRecord,
  fields: Fields,
  accept?: Accept,
): Promise<StoredRecord> {
  const body = isSettingsForm(form) ? toNestedSettings(fields) : fields;
  const answer = await callRecords(edited, `PUT ${pathOf(form)}`, {
    recordId: isSettingsForm(form) ? null : id,
    body: { [contractNameOfForm(form)]: body, ...(accept && { accept }) },
    headers: { "if-match": `"${version}"` },
  });
  return readAnswer(edited.groupId, form, answer);
}

export async function getRecord(
  edited: EditedCatalogue,
  form: FormName,
  recordId: number,
): Promise<StoredRecord> {
  const answer = await callRecords(edited, `GET ${pathOf(form)}`, {
    recordId: isSettingsForm(form) ? null : recordId,
  });
  return readAnswer(edited.groupId, form, answer);
}

/** The settings are a singleton, so they have no id of their own. */
function pathOf(form: FormName) {
  return isSettingsForm(form)
    ? (`/groups/{id}/${contractNameOfForm(form)}` as "/groups/{id}/settings")
    : (`/groups/{id}/${form}/{recordId}` as const);
}

function readAnswer(groupId: number, form: FormName, answer: Fields): StoredRecord {
  const record = answer[contractNameOfForm(form)] as StoredRecord;
  return isSettingsForm(form) ? ({ ...toFlatSettings(record), id: groupId } as StoredRecord) : record;
}
