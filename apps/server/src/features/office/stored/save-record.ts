import { randomUUID } from "node:crypto";
import type { Accept, ConcernedAppointment } from "@rendezvous/contract/office/concerned";
import type { CatalogueAction } from "@rendezvous/contract/office/catalogue-change";
import { answerPlaceholdersIn } from "@rendezvous/contract/office/group-file/messages";
import { addOwnLanguage } from "@rendezvous/contract/office/localized-texts";
import {
  checkRecord,
  type Editable,
  isSingleton,
  RECORDS,
  type StoredRecord,
} from "@rendezvous/contract/office/record";
import { MAX_RECORDS } from "@rendezvous/contract/office/record-limits";
import type { LocalizedText } from "@rendezvous/contract/office/group-file/fields";
import type { Fault } from "@rendezvous/contract/ground/fault";
import type { SsoSettings } from "@rendezvous/domain/group/group-record";
import { hasEtag } from "../../../http/output/etag.ts";
import { type Refusal, refuse } from "../../../http/call.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { isHolidayCode } from "../../../lib/public-holidays.ts";
import { type Author, toHistoryAuthor } from "../../ground/history/author.ts";
import { findDeactivation } from "../../catalogue/group/deactivation-data.ts";
import { isSignUpGroup } from "../../catalogue/group/newcomer-data.ts";
import { mailNewNoticeAddresses } from "../../catalogue/group/notice-addresses-data.ts";
import { checkReferences } from "./check-references.ts";
import {
  findConcernedAppointments,
  mayAffectAppointments,
} from "../settlement/find-concerned-appointments.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";
import { incrementGroupVersion, isRecordLimitReached } from "./data.ts";
import { mergeFields } from "./merge-fields.ts";
import { mergeConcurrentChanges } from "./merge-concurrent-changes.ts";
import { addDifferenceToHistory } from "./add-difference-to-history.ts";
import {
  lockPlaces,
  settleConcernedAppointments,
  refuseSettingsChange,
} from "../settlement/settle-concerned-appointments.ts";
import { takenFieldOf } from "./singleton-data.ts";
import { withoutRecordMetadata, findStoredRecord, writeStoredRecord } from "./stored.ts";
import { changedFields } from "../../ground/history/changed-fields.ts";
import { findOverlongTexts } from "../../../lib/overlong-texts.ts";
import { cleanText } from "../../../lib/html.ts";
import { findOrCreateSecret } from "../../../lib/installation.ts";
import { sealProvider } from "../../people/sso/sso-providers.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface RecordChange {
  readonly editable: Editable;
  /** null: a new record or a singleton, such as the settings. */
  readonly id: number | null;
  /** All fields of the record, or some. */
  readonly fields: Fields;
  /** The values of these fields when the change was prepared, for a change that is saved later. */
  readonly base?: Fields;
  /** The If-Match header: the version that the client read. */
  readonly expectedVersion?: string | undefined;
  /** The choices for the appointments that the change affects. */
  readonly accept?: Accept | undefined;
  /** For a draft: the id reserved for a new record, and the map that collects affected appointments without settling them. */
  readonly reservedId?: number | null;
  readonly collect?: Map<number, ConcernedAppointment>;
  /** The name of the action in the history; by default it follows from the change. */
  readonly action?: CatalogueAction;
}

/** `changeId`: the id of its history entry; null when nothing changed. */
export type SavedRecord =
  | { readonly ok: true; readonly record: StoredRecord; readonly changeId: number | null }
  | Refusal;

/**
 * Checks and writes one record, and settles the appointments that no longer fit it. After a refusal the caller must roll the
 * transaction back.
 */
export async function saveRecord(
  connection: Transaction,
  author: Author,
  change: RecordChange,
): Promise<SavedRecord> {
  const { group, groupId } = author;
  const { editable, id, expectedVersion, accept = [], collect } = change;
  await lockCatalogue(connection, groupId);
  const before =
    id === null && !isSingleton(editable) ? null : await findStoredRecord(connection, editable, groupId, id);
  if (id !== null && !before) return refuse("not_found");
  if (before && expectedVersion !== undefined && !hasEtag(expectedVersion, etagOfRecord(before)))
    return refuse("precondition_failed", { details: { [editable]: before } });

  const was = before ? withoutRecordMetadata(before) : { externid: randomUUID() };
  const changes = mergeConcurrentChanges(
    change.base ?? {},
    withoutRecordMetadata(change.fields),
    was,
    group.fields.locale,
  );
  const merged = mergeFields(editable, was, changes, change.action === "undone");
  const isBack = before?.["deleted"] === true && merged["deleted"] === false;
  const whole = isBack ? (addOwnLanguage(merged, group.fields.locale) as typeof merged) : merged;
  const answers =
    editable === "settings"
      ? answerPlaceholdersIn({ forms: await findStoredRecord(connection, "forms", groupId, null) })
      : undefined;
  const check = { locale: group.fields.locale, isHolidayCode, ...(answers && { answers }) };
  const checked = checkRecord(editable, whole, check);
  const beside = await checkReferences(connection, author, editable, id, whole);
  const faults = checked.ok ? beside : [...checked.faults, ...beside];
  if (!checked.ok || faults.length > 0) return refuse("invalid_record", { details: { faults } });

  const isAdded = (before === null || isBack) && !isSingleton(editable);
  if (isAdded && (await isRecordLimitReached(connection, editable, groupId)))
    return refuse("full", { details: { max: MAX_RECORDS[RECORDS[editable].kind] } });

  const sealed = await sealSecret(connection, groupId, was, checked.fields);
  if (!sealed.ok) return refuse("invalid_record", { details: { faults: sealed.faults } });
  const fields = withCleanFields(editable, sealed.fields);
  const lengthened = findLengthenedFields(editable, fields);
  if (lengthened.length > 0) return refuse("invalid_record", { details: { faults: lengthened } });
  const after = changedFields(was, fields);
  if (before && Object.keys(after).length === 0) return { ok: true, record: before, changeId: null };
  const forbidden = refuseSettingsChange(author.session, editable, after);
  if (forbidden) return forbidden;
  // Only an operator may reactivate a group that an operator has deactivated.
  if (editable === "settings" && after["inactive"] === false && (await findDeactivation(connection, groupId)))
    return refuse("forbidden");
  // Only the operator may set the domain of a signed-up group; otherwise a stranger could claim the host name of any
  // organisation.
  if (
    editable === "website" &&
    typeof after["domain"] === "string" &&
    (await isSignUpGroup(connection, groupId))
  )
    return refuse("invalid_record", { details: { faults: [{ path: "domain", code: "operator_only" }] } });
  // The dates of a new class may meet appointments of its teacher and room.
  const isDeciding = (before !== null || editable === "class") && mayAffectAppointments(editable, after);
  const isAnywhere = editable === "intervention" || editable === "class";
  if (isDeciding) await lockPlaces(connection, author, isAnywhere ? null : id, accept);
  const record = await writeStoredRecord(
    connection,
    editable,
    groupId,
    before,
    fields,
    change.reservedId,
  ).catch(takenFieldOf);
  if (typeof record === "string")
    return refuse("invalid_record", { details: { faults: [{ path: record, code: "taken" }] } });
  if (editable === "settings" && "notices" in after)
    await mailNewNoticeAddresses(connection, groupId, group.fields.locale, toHistoryAuthor(author).at);
  if (!collect) await incrementGroupVersion(connection, groupId);
  if (isDeciding) {
    const concerned = await findConcernedAppointments(connection, author, editable, before, record);
    for (const one of concerned) collect?.set(one.id, one);
    const unsettled = collect
      ? null
      : await settleConcernedAppointments(connection, author, concerned, accept);
    if (unsettled) return unsettled;
  }
  const signature = toHistoryAuthor(author);
  const changeId = await addDifferenceToHistory(
    connection,
    signature,
    editable,
    before,
    record,
    change.action,
  );
  return { ok: true, record, changeId };
}

export function etagOfRecord({ version }: Pick<StoredRecord, "version">): string {
  return `"${version}"`;
}

const MARKUP: Partial<Readonly<Record<Editable, readonly string[]>>> = {
  website: ["quick_desc", "offer_text", "complement_text", "otherbox"],
  settings: [],
  intervention: ["description", "instructions"],
};

/** Returns checked fields with every text that may contain markup sanitised, as an import does. */
function withCleanFields(editable: Editable, fields: Fields): Fields {
  const own = MARKUP[editable] ?? ["description"];
  const cleaned = { ...fields, ...cleanEach(fields, own) };
  const { apptemplates } = fields as { apptemplates?: Fields };
  return apptemplates
    ? { ...cleaned, apptemplates: cleanEach(apptemplates, Object.keys(apptemplates)) }
    : cleaned;
}

/** Returns the errors of texts that sanitising has made too long. */
function findLengthenedFields(editable: Editable, fields: Fields): Fault[] {
  const names = [...(MARKUP[editable] ?? ["description"]), "apptemplates"];
  return names.flatMap((name) => findOverlongTexts(name, fields[name]));
}

function cleanEach(fields: Fields, names: readonly string[]): Fields {
  return Object.fromEntries(
    names
      .filter((name) => fields[name] !== undefined)
      .map((name) => [name, cleanText(fields[name] as LocalizedText)]),
  );
}

type SealResult =
  | { readonly ok: true; readonly fields: Fields }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Encrypts the secret of a login provider in the settings, for the tables and the history; no answer ever contains it. */
async function sealSecret(
  connection: Transaction,
  groupId: number,
  before: Fields,
  fields: Fields,
): Promise<SealResult> {
  const { sso } = fields as { sso?: SsoSettings | null };
  if (!sso) return { ok: true, fields };
  const stored = (before as { sso?: SsoSettings | null }).sso;
  const provider = sealProvider(sso, stored, await findOrCreateSecret(connection), groupId);
  if (provider) return { ok: true, fields: { ...fields, sso: provider } };
  // The stored secret cannot be decrypted, so the owner must enter it.
  return { ok: false, faults: [{ path: "sso.client_secret", code: "required" }] };
}
