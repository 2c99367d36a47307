import { recordCallNames } from "@rendezvous/contract/endpoints/record";
import { RECORDS, type Singular } from "@rendezvous/contract/record";
import { type Call, type CallInput, reply, type Reply } from "../../http/call.ts";
import { type Refusal, refuse } from "../../http/refusal.ts";
import { transaction } from "../../lib/database.ts";
import { createOnce } from "../idempotency/create-once.ts";
import {
  findRecordRow,
  findUnknownIds,
  growGroupVersion,
  listRecordRows,
  lockCatalogue,
  orderRows,
} from "./data.ts";
import { etagOf, saveRecord } from "./save-record.ts";
import { type StoredRecord, toRecord } from "./to-record.ts";

/** The calls of one kind are those of every kind: their types are one kind's. */
type Input<
  Name extends
    | "listCalendarRecords"
    | "getCalendar"
    | "createCalendar"
    | "updateCalendar"
    | "orderCalendarRecords",
> = CallInput<Name>;
type Answer = Promise<Reply<object> | Refusal>;

function toAnswer(singular: Singular, record: StoredRecord): Reply<object> {
  return reply({ [singular]: record }, { headers: { etag: etagOf(record) } });
}

function isRefusal(result: object): result is Refusal {
  return "ok" in result && result.ok === false;
}

const CURSOR = /^(-?\d{1,9})\.(\d{1,10})$/;

async function list(singular: Singular, { context, groupId, query }: Input<"listCalendarRecords">): Answer {
  const { search = "", archived, after, limit } = query;
  const [, sort, id] = CURSOR.exec(after ?? "") ?? [];
  if (after !== undefined && sort === undefined)
    return refuse("bad_request", { fields: { after: "expected the next of a page" } });
  const rows = await listRecordRows(context.db, singular, groupId, {
    search,
    isArchived: archived === "both" ? null : archived === "1",
    after: after === undefined ? null : { sort: Number(sort), id: Number(id) },
    limit,
  });
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  return reply({
    records: rows.slice(0, limit).map((row) => toRecord(singular, row)),
    next: last ? `${Number(last["sort"] ?? 0)}.${last.id}` : null,
  });
}

async function get(singular: Singular, { context, groupId, params }: Input<"getCalendar">): Answer {
  const row = await findRecordRow(context.db, singular, groupId, params.recordId ?? 0);
  return row ? toAnswer(singular, toRecord(singular, row)) : refuse("not_found");
}

/** Of a body whose fields are checked later, together with what they refer to. */
function readSent(singular: Singular, body: unknown): Readonly<Record<string, unknown>> | Refusal {
  const sent = (body as Record<string, unknown> | null)?.[singular];
  const isRecord = typeof sent === "object" && sent !== null && !Array.isArray(sent);
  return isRecord
    ? (sent as Record<string, unknown>)
    : refuse("bad_request", { text: `${singular}: required`, fields: { [singular]: "required" } });
}

async function create(singular: Singular, input: Input<"createCalendar">): Answer {
  const sent = readSent(singular, input.body);
  if (isRefusal(sent)) return sent;
  const { group, groupId } = input;
  const made = await createOnce(recordCallNames(singular).create, input, (write) =>
    write(async (connection) => {
      const saved = await saveRecord(connection, { group, groupId, singular, id: null, sent, headers: {} });
      return isRefusal(saved) ? saved : { [singular]: saved };
    }),
  );
  if (made.ok) announce(input);
  return made;
}

async function update(singular: Singular, input: Input<"updateCalendar">): Answer {
  const sent = readSent(singular, input.body);
  if (isRefusal(sent)) return sent;
  const { context, group, groupId, params, headers } = input;
  const id = params.recordId ?? 0;
  const saved = await transaction(context.db, (connection) =>
    saveRecord(connection, { group, groupId, singular, id, sent, headers }),
  );
  if (isRefusal(saved)) return saved;
  announce(input);
  return toAnswer(singular, saved);
}

async function order(singular: Singular, input: Input<"orderCalendarRecords">): Answer {
  const { context, groupId, body } = input;
  const ordered = await transaction(context.db, async (connection) => {
    await lockCatalogue(connection, groupId);
    const unknown = await findUnknownIds(connection, singular, groupId, body.ids);
    const faults = body.ids.flatMap((id, index) =>
      unknown.includes(id)
        ? [{ path: `ids[${index}]`, code: "unknown_record", kind: RECORDS[singular].kind }]
        : [],
    );
    if (faults.length > 0) return refuse("invalid_record", { details: { faults } });
    const ids = await orderRows(connection, singular, groupId, body.ids);
    await growGroupVersion(connection, groupId);
    return { ids };
  });
  if (isRefusal(ordered)) return ordered;
  announce(input);
  return reply(ordered);
}

/** What is shown to visitors, and what professionals see of the hours. */
function announce({ context, groupId }: Pick<Input<"createCalendar">, "context" | "groupId">): void {
  context.changes.announce("catalogue", groupId);
  context.changes.announce("slots", groupId);
}

function recordCalls(singular: Singular): Call[] {
  const names = recordCallNames(singular);
  const calls = [
    { name: names.list, handle: (input: Input<"listCalendarRecords">) => list(singular, input) },
    { name: names.get, handle: (input: Input<"getCalendar">) => get(singular, input) },
    { name: names.create, handle: (input: Input<"createCalendar">) => create(singular, input) },
    { name: names.update, handle: (input: Input<"updateCalendar">) => update(singular, input) },
    ...(singular === "promotion"
      ? []
      : [{ name: names.order, handle: (input: Input<"orderCalendarRecords">) => order(singular, input) }]),
  ];
  return calls as Call[];
}

export const RECORD_CALLS: readonly Call[] = (Object.keys(RECORDS) as Singular[]).flatMap(recordCalls);
