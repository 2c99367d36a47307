import { type Accept, acceptConcernedSchema } from "@rendezvous/contract/office/concerned";
import { type Editable, type StoredRecord, readRecord } from "@rendezvous/contract/office/record";
import { z } from "zod";
import { omittedMandatoryFields } from "@rendezvous/domain/form/form-for-viewer";
import type { StoredField } from "@rendezvous/domain/form/field";
import { type CallInput, type Reply, reply, type Refusal, refuse } from "../../../http/call.ts";
import { checkInput } from "../../../http/input/check-input.ts";
import { toAuthor } from "../../ground/history/author.ts";
import { announceCatalogue } from "../../ground/history/announce-catalogue.ts";
import { transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import { readWithDraft } from "../drafts/read-with-draft.ts";
import { saveNowOrInDraft } from "./save-now-or-in-draft.ts";
import { etagOfRecord } from "../stored/save-record.ts";
import { findStoredRecord } from "../stored/stored.ts";

/** The calls that all kinds of records share. */
export type RecordReply = Promise<Reply<object> | Refusal>;
type Input = Omit<CallInput<"getSettings">, "params">;

/** `id` is null for a singleton, such as the settings. */
export async function getStoredRecord(editable: Editable, id: number | null, input: Input): RecordReply {
  const { groupId, query } = input;
  const record = await readWithDraft(toAuthor(input), query.draft_id, (database) =>
    findStoredRecord(database, editable, groupId, id),
  );
  return record ? replyStored(editable, record) : refuse("not_found");
}

/** `id` is null for a singleton, such as the settings. */
export async function updateStoredRecord(
  editable: Editable,
  id: number | null,
  input: Omit<Input, "body"> & { readonly body: unknown },
): RecordReply {
  const read = readRecordBody(editable, input.body);
  if (!read.ok) return read;
  const { "if-match": expectedVersion } = input.headers;
  const { fields, accept: accepted } = read;
  if (editable === "settings" && (await isUrlnameOfOtherCell(input, fields["urlname"])))
    return refuse("invalid_record", { details: { faults: [{ path: "urlname", code: "taken" }] } });
  const saved = await transactionOrRefusal(input.context.db, (connection) =>
    saveNowOrInDraft(
      connection,
      toAuthor(input),
      { editable, id, fields, accept: accepted, expectedVersion },
      input.query.draft_id,
    ),
  );
  if (!saved.ok) return saved;
  if (input.query.draft_id === undefined) announceCatalogue(input);
  return replyStored(editable, saved.record);
}

/** Whether a group in another cell has the url name; its own database checks the names of this cell. */
async function isUrlnameOfOtherCell(
  { context, groupId }: Pick<Input, "context" | "groupId">,
  urlname: unknown,
): Promise<boolean> {
  if (!context.cells || typeof urlname !== "string") return false;
  const place = await context.cells.find("urlname", urlname);
  return place !== null && place.group_id !== groupId;
}

function replyStored(editable: Editable, record: StoredRecord): Reply<object> {
  const shown = editable === "forms" ? withMandatoryFields(record) : record;
  return reply({ [editable]: shown }, { headers: { etag: etagOfRecord(record) } });
}

/** Reads a body whose fields are checked later, together with the records they refer to. */
export function readRecordBody(
  editable: Editable,
  body: unknown,
):
  | { readonly ok: true; readonly fields: Readonly<Record<string, unknown>>; readonly accept: Accept }
  | Refusal {
  const { [editable]: fields, accept: acceptInput = [] } = (body ?? {}) as Record<string, unknown>;
  const checked = checkInput(z.object({ accept: acceptConcernedSchema }), { accept: acceptInput });
  if (!checked.ok) return checked;
  if (typeof fields === "object" && fields !== null && !Array.isArray(fields))
    return {
      ok: true,
      fields: fields as Record<string, unknown>,
      accept: (checked.value as { accept: Accept }).accept,
    };
  return refuse("bad_request", { text: `${editable}: required`, fields: { [editable]: "required" } });
}

/**
 * Adds the mandatory fields that the stored form lacks, so that an editor sees the same form as clients, and saving stores them.
 */
function withMandatoryFields(forms: StoredRecord): StoredRecord {
  const stored = forms["Fiche"] as readonly StoredField[];
  const forgotten = omittedMandatoryFields(stored);
  const others = stored.filter(({ name }) => !forgotten.some((field) => field.name === name));
  return { ...forms, ...readRecord("forms", { ...forms, Fiche: [...forgotten, ...others] }) };
}
