import { randomUUID } from "node:crypto";
import type { Accept, ConcernedAppointment } from "@rendezvous/contract/concerned";
import type { CatalogueAction } from "@rendezvous/contract/catalogue-change";
import { answersIn } from "@rendezvous/contract/group-file/messages";
import { withOwnLanguage } from "@rendezvous/contract/localized-texts";
import {
  checkRecord,
  type Editable,
  isSingle,
  RECORDS,
  type StoredRecord,
} from "@rendezvous/contract/record";
import { MAX_RECORDS } from "@rendezvous/contract/record-limits";
import { hasEtag } from "../../../http/output/etag.ts";
import { type Refusal, refuse } from "../../../http/refusal.ts";
import type { Transaction } from "../../../lib/database/database.ts";
import { isHolidayCode } from "../../../lib/public-holidays.ts";
import { type Author, signatureOf } from "../../ground/history/author.ts";
import { isSignUp } from "../../catalogue/group/newcomer-data.ts";
import { askNewNoticeAddresses } from "../../catalogue/group/notice-addresses-data.ts";
import { checkReferences } from "./check-references.ts";
import { findGrownFields, withCleanFields } from "./clean-fields.ts";
import { findConcerned, mayConcern } from "../settlement/find-concerned.ts";
import { lockCatalogue } from "../../ground/history/changes-data.ts";
import { growGroupVersion, isFull } from "./data.ts";
import { mergeFields } from "./merge-fields.ts";
import { mergeMeanwhile } from "./merge-meanwhile.ts";
import { noteDifference } from "./note-difference.ts";
import { lockPlaces, settleConcerned } from "../settlement/settle-concerned.ts";
import { sealSecret } from "./seal-secret.ts";
import { refuseSettings } from "../settlement/missing-scope.ts";
import { takenIn } from "./single-data.ts";
import { fieldsOf, findStored, writeStored } from "./stored.ts";
import { whatDiffers } from "../../ground/history/what-differs.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface RecordChange {
  readonly editable: Editable;
  /** null: a new one, or what there is once. */
  readonly id: number | null;
  /** Some of its fields, or all. */
  readonly sent: Fields;
  /** What these were when they were changed, where that was long ago. */
  readonly base?: Fields;
  /** The If-Match of a version that was read. */
  readonly expectedVersion?: string | undefined;
  /** What becomes of the appointments that it concerns. */
  readonly accept?: Accept | undefined;
  /** Of a draft: the id that a new record has already, and where what it concerns is only noted. */
  readonly reservedId?: number | null;
  readonly collect?: Map<number, ConcernedAppointment>;
  /** How the history calls it; else by what was done. */
  readonly action?: CatalogueAction;
}

/** `changeId`: its entry in the history; null where nothing changed. */
export type SavedRecord =
  | { readonly ok: true; readonly record: StoredRecord; readonly changeId: number | null }
  | Refusal;

/**
 * Checks and writes one record, and does with the appointments that fit it no more what was said. The caller rolls the
 * transaction back when it is refused.
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
    id === null && !isSingle(editable) ? null : await findStored(connection, editable, groupId, id);
  if (id !== null && !before) return refuse("not_found");
  if (before && expectedVersion !== undefined && !hasEtag(expectedVersion, etagOf(before)))
    return refuse("precondition_failed", { details: { [editable]: before } });

  const was = before ? fieldsOf(before) : { externid: randomUUID() };
  const sent = mergeMeanwhile(change.base ?? {}, fieldsOf(change.sent), was, group.fields.locale);
  const merged = mergeFields(editable, was, sent, change.action === "undone");
  const isBack = before?.["deleted"] === true && merged["deleted"] === false;
  const whole = isBack ? (withOwnLanguage(merged, group.fields.locale) as typeof merged) : merged;
  const answers =
    editable === "settings"
      ? answersIn({ forms: await findStored(connection, "forms", groupId, null) })
      : undefined;
  const check = { locale: group.fields.locale, isHolidayCode, ...(answers && { answers }) };
  const checked = checkRecord(editable, whole, check);
  const beside = await checkReferences(connection, groupId, editable, id, whole);
  const faults = checked.ok ? beside : [...checked.faults, ...beside];
  if (!checked.ok || faults.length > 0) return refuse("invalid_record", { details: { faults } });

  const isAdded = (before === null || isBack) && !isSingle(editable);
  if (isAdded && (await isFull(connection, editable, groupId)))
    return refuse("full", { details: { max: MAX_RECORDS[RECORDS[editable].kind] } });

  const sealed = await sealSecret(connection, groupId, was, checked.fields);
  if (!sealed.ok) return refuse("invalid_record", { details: { faults: sealed.faults } });
  const fields = withCleanFields(editable, sealed.fields);
  const grown = findGrownFields(editable, fields);
  if (grown.length > 0) return refuse("invalid_record", { details: { faults: grown } });
  const after = whatDiffers(was, fields);
  if (before && Object.keys(after).length === 0) return { ok: true, record: before, changeId: null };
  const forbidden = refuseSettings(author.session, editable, after);
  if (forbidden) return forbidden;
  // A stranger could take the host name of any organisation: calls answer which group it belongs to.
  if (editable === "website" && typeof after["domain"] === "string" && (await isSignUp(connection, groupId)))
    return refuse("invalid_record", { details: { faults: [{ path: "domain", code: "operator_only" }] } });
  const isDeciding = before !== null && mayConcern(editable, after);
  if (isDeciding) await lockPlaces(connection, author, editable === "intervention" ? null : id, accept);
  const record = await writeStored(connection, editable, groupId, before, fields, change.reservedId).catch(
    takenIn,
  );
  if (typeof record === "string")
    return refuse("invalid_record", { details: { faults: [{ path: record, code: "taken" }] } });
  if (editable === "settings" && "notices" in after)
    await askNewNoticeAddresses(connection, groupId, group.fields.locale, signatureOf(author).at);
  if (!collect) await growGroupVersion(connection, groupId);
  if (isDeciding) {
    const concerned = await findConcerned(connection, author, editable, before, record);
    for (const one of concerned) collect?.set(one.id, one);
    const unsettled = collect ? null : await settleConcerned(connection, author, concerned, accept);
    if (unsettled) return unsettled;
  }
  const signature = signatureOf(author);
  const changeId = await noteDifference(connection, signature, editable, before, record, change.action);
  return { ok: true, record, changeId };
}

export function etagOf({ version }: Pick<StoredRecord, "version">): string {
  return `"${version}"`;
}
