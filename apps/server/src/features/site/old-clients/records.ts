import type { Collection } from "@rendezvous/contract/ground/paging";
import { type Refusal, refuse, type Reply, reply } from "../../../http/call.ts";
import { textsInLanguage } from "../../catalogue/catalogue/wire-record.ts";
import type { OldAnswer, OldInput } from "./old-input.ts";

type Fields = Readonly<Record<string, unknown>>;

/** Returns one record of a list, in the list's form. */
export async function getRecord({ old, pass, params }: OldInput): OldAnswer {
  const condition = { field: "id", op: "=", value: String(params.recordId) };
  const answer = await pass(old.passesTo, { query: { results: 1, conditions: [condition] } });
  if (!answer.ok) return answer;
  const [record] = (answer.body as Collection<object>).records;
  return record ? reply(record) : refuse("not_found");
}

export async function createRecord(input: OldInput): OldAnswer {
  const { old, pass } = input;
  return toBareRecord(input, await pass(old.passesTo, { body: { [old.noun]: writableFields(input) } }));
}

export async function updateRecord(input: OldInput): OldAnswer {
  const { old, pass, params } = input;
  const body = { [old.noun]: writableFields(input) };
  return toBareRecord(input, await pass(old.passesTo, { params, body }));
}

export async function deleteRecord(input: OldInput): OldAnswer {
  const { old, pass, params } = input;
  return toBareRecord(input, await pass(old.passesTo, { params, body: { [old.noun]: { deleted: true } } }));
}

/** Read-only fields, which are ignored: old clients send back the whole record that they have read. */
const READ_ONLY: ReadonlySet<string> = new Set(["id", "group_id", "created_at", "updated_at", "version"]);

function writableFields({ old, body }: OldInput): Fields {
  const fields = (body as Readonly<Record<string, Fields>>)[old.noun]!;
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !READ_ONLY.has(name)));
}

/** Unwraps the record and returns its texts in one language. */
function toBareRecord(
  { group, locale, old }: OldInput,
  result: Reply<unknown> | Refusal,
): Reply<unknown> | Refusal {
  if (!result.ok) return result;
  const texts = textsInLanguage(group, locale);
  const record = (result.body as Readonly<Record<string, Fields>>)[old.noun]!;
  const { name, publicname, description } = record as Record<string, never>;
  return {
    ...result,
    body: {
      ...record,
      name: texts.plain(name ?? ""),
      publicname: texts.plain(publicname ?? ""),
      description: texts.plain(description ?? ""),
    },
  };
}
