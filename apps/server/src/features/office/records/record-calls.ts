import { recordCallNames } from "@rendezvous/contract/office/record-calls";
import type { Accept } from "@rendezvous/contract/office/concerned";
import { RECORDS, type RecordName, type StoredRecord } from "@rendezvous/contract/office/record";
import { type Call, type CallInput, createdHeaders, reply, refuse } from "../../../http/call.ts";
import { createOnce } from "../../ground/idempotency/create-once.ts";
import { announceCatalogue } from "../../ground/history/announce-catalogue.ts";
import { transactionOrRefusal } from "../../../http/transaction-or-refusal.ts";
import { toAuthor } from "../../ground/history/author.ts";
import { type RecordReply, getStoredRecord, readRecordBody, updateStoredRecord } from "./calls.ts";
import { findByExternid, listRecordRows } from "../stored/data.ts";
import { toRecords } from "../stored/list-stored.ts";
import { orderRecords } from "../stored/order-records.ts";
import { readWithDraft } from "../drafts/read-with-draft.ts";
import { saveNowOrInDraft } from "./save-now-or-in-draft.ts";
import { etagOfRecord } from "../stored/save-record.ts";

/** The number of digits is limited so that the numbers fit the database's integer type. */
const MAX_ID = 2_147_483_647;
const CURSOR = /^(-?\d{1,9})\.(\d{1,10})$/;

async function list(singular: RecordName, input: CallInput<"listCalendarRecords">): RecordReply {
  const { groupId, query } = input;
  const { search = "", externid, after, limit } = query;
  const { archived = externid === undefined ? "0" : "both" } = query;
  const [, sort, id] = CURSOR.exec(after ?? "") ?? [];
  if (after !== undefined && (sort === undefined || Number(id) > MAX_ID))
    return refuse("bad_request", { fields: { after: "expected the next of a page" } });
  const criteria = {
    search,
    externid: externid ?? null,
    isArchived: archived === "both" ? null : archived === "1",
    after: after === undefined ? null : { sort: Number(sort), id: Number(id) },
    limit,
  };
  const rows = await readWithDraft(toAuthor(input), query.draft_id, (database) =>
    listRecordRows(database, singular, groupId, criteria),
  );
  if (!rows) return refuse("not_found");
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return reply({
    records: await toRecords(singular, rows.slice(0, limit)),
    next: last ? `${Number(last["sort"] ?? 0)}.${last.id}` : null,
  });
}

type CreateInput = CallInput<"createCalendar">;

async function create(singular: RecordName, input: CreateInput): RecordReply {
  const read = readRecordBody(singular, input.body);
  if (!read.ok) return read;
  const { fields } = read;
  if (!input.query.upsert) return createNew(singular, input, read);
  const { externid } = fields;
  if (typeof externid !== "string" || externid === "")
    return refuse("bad_request", { fields: { [`${singular}.externid`]: "required" } });
  const existing = await changeExisting(singular, input, externid);
  if (existing) return existing;
  const result = await createNew(singular, input, read);
  // Another call may have created the record in between.
  return result.ok ? result : ((await changeExisting(singular, input, externid)) ?? result);
}

async function createNew(
  singular: RecordName,
  input: CreateInput,
  { fields, accept }: { readonly fields: Readonly<Record<string, unknown>>; readonly accept: Accept },
): RecordReply {
  const { groupId, query } = input;
  const result = await createOnce<Record<string, StoredRecord>>(
    recordCallNames(singular).create,
    input,
    (write) =>
      write(async (connection) => {
        const change = { editable: singular, id: null, fields, accept };
        const saved = await saveNowOrInDraft(connection, toAuthor(input), change, query.draft_id);
        return saved.ok ? { [singular]: saved.record } : saved;
      }),
    ({ [singular]: record }) =>
      createdHeaders(`/groups/${groupId}/${RECORDS[singular].kind}/${record!.id}`, etagOfRecord(record!)),
  );
  if (result.ok && query.draft_id === undefined) announceCatalogue(input);
  return result;
}

/** Returns undefined when no record has the externid. */
async function changeExisting(
  singular: RecordName,
  input: CreateInput,
  externid: string,
): Promise<Awaited<RecordReply> | undefined> {
  const existing = await readWithDraft(toAuthor(input), input.query.draft_id, (database) =>
    findByExternid(database, singular, input.groupId, externid),
  );
  return existing ? updateStoredRecord(singular, existing.id, input) : undefined;
}

async function order(singular: RecordName, input: CallInput<"orderCalendarRecords">): RecordReply {
  const { ids } = input.body;
  const ordered = await transactionOrRefusal(input.context.db, (connection) =>
    orderRecords(connection, toAuthor(input), singular, ids),
  );
  if (!ordered.ok) return ordered;
  announceCatalogue(input);
  return reply({ ids: ordered.ids });
}

/** All kinds of records share one implementation, typed as that of calendars. */
function recordCalls(singular: RecordName): Call[] {
  const names = recordCallNames(singular);
  const calls = [
    { name: names.list, handle: (input: CallInput<"listCalendarRecords">) => list(singular, input) },
    {
      name: names.get,
      handle: (input: CallInput<"getCalendar">) =>
        getStoredRecord(singular, input.params.recordId ?? 0, input),
    },
    { name: names.create, handle: (input: CallInput<"createCalendar">) => create(singular, input) },
    {
      name: names.update,
      handle: (input: CallInput<"updateCalendar">) =>
        updateStoredRecord(singular, input.params.recordId ?? 0, input),
    },
    ...(singular === "promotion"
      ? []
      : [
          {
            name: names.order,
            handle: (input: CallInput<"orderCalendarRecords">) => order(singular, input),
          },
        ]),
  ];
  return calls as Call[];
}

export const RECORD_CALLS: readonly Call[] = (Object.keys(RECORDS) as RecordName[]).flatMap(recordCalls);
