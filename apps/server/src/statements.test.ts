import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { Client, type Connection, type Submittable } from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { prepareDirectory } from "./features/ground/cells/directory-data.ts";
import { endPool, openDatabase } from "./lib/database/database.ts";
import { createTestDatabase } from "./testing/database.ts";
import type { Recording } from "./testing/record-statements.ts";
import { type Statement, listStatements } from "./testing/statements.ts";

/** Calls that pass on a statement from elsewhere; nothing is known of it here. */
const PASSED_ON = [
  "features/ground/cells/directory-data.ts: statement",
  "lib/database/database.ts: withoutName(statement) as string",
  "lib/database/migrations.ts: statement",
  "lib/database/migrations.ts: text",
  "lib/tracing/trace-statements.ts: target.query",
];

/** Columns that may be null in their table, but not in these statements. */
const NEVER_NULL = [
  "features/ground/cells/memberships-data.ts: email",
  "features/networks/ants/data.ts: calendar_id",
  "features/networks/ants/data.ts: start_at",
  "features/networks/sas/regulators-data.ts: email",
  "features/office/group-file/people-data.ts: email",
  "features/people/access-key/data.ts: name",
  "features/people/account/pro-data.ts: email",
  "features/people/team/data.ts: email",
];

/** Statements that no short test runs, or only in a process of its own: they are parsed here, which tells most. */
const ONLY_PARSED = [
  "features/ground/cells/group-tables-data.ts: `delete from ${quote(table.name)} one where ${table.groupColumn} = $1 and to_jsonb(one)::text = any($2)`",
  'features/booking/create/attendee-data.ts: "fiche-of-booking"',
  "features/ground/idempotency/data.ts: \"delete from idempotency_keys where created_at < now() - interval '24 hours'\"",
  'features/office/group-file/concerned-data.ts: "list-coming-appointments"',
  'features/office/group-file/sandbox-data.ts: "save-sandbox"',
  'features/people/fiche-import/import-data.ts: "delete-waiting-imports"',
  'features/people/fiche-import/import-data.ts: "insert-fiche-import"',
  'features/people/fiche-import/staged-rows-data.ts: "insert-fiche-import-rows"',
  'features/office/group-file/concerned-data.ts: "list-hours-of-calendars"',
  "features/office/group-file/export-data.ts: `select (select count(*) from fiches where group_id = $1) as clients,",
];

/** The types that the driver returns for those of PostgreSQL (lib/database/database.ts). */
const FAMILIES: Readonly<Record<string, string>> = {
  bool: "boolean",
  bytea: "Buffer",
  float8: "number",
  int2: "number",
  int4: "number",
  int8: "number",
  text: "string",
  timestamptz: "Date",
  varchar: "string",
  _int4: "number[]",
  _text: "string[]",
};

interface Column {
  readonly name: string;
  readonly dataTypeID: number;
  readonly tableID: number;
  readonly columnID: number;
}

const { connection } = await createTestDatabase();
const client = new Client(connection);
// The directory of the cells, whose tables are in a database of their own.
const directory = openDatabase({ address: connection, onError: () => {} });
const statements = listStatements();
const recordings = readRecordings(process.env["RECORDED_STATEMENTS"]);
const types = new Map<number, string>();
const nullables = new Map<string, boolean>();

beforeAll(async () => {
  await prepareDirectory(directory);
  await endPool(directory);
  await client.connect();
  const named = await client.query<{ oid: number; typname: string }>("select oid, typname from pg_type");
  for (const { oid, typname } of named.rows) types.set(oid, typname);
  const columns = await client.query<{ attrelid: number; attnum: number; attnotnull: boolean }>(
    "select attrelid, attnum, attnotnull from pg_attribute where attnum > 0",
  );
  for (const { attrelid, attnum, attnotnull } of columns.rows)
    nullables.set(`${attrelid} ${attnum}`, !attnotnull);
});
afterAll(() => client.end());

test("each statement has the columns of the row type as which it is read", async () => {
  expect(statements.length).toBeGreaterThan(300);
  const problems: string[] = [];
  for (const statement of statements)
    for (const text of textsOf(statement)) {
      const columns = await describeColumns(text).catch((error: Error) => error);
      const found = columns instanceof Error ? [columns.message] : compare(statement, text, columns);
      problems.push(...found.map((problem) => `${statement.place}: ${problem}`));
    }
  expect(problems).toEqual([]);
});

// The recording of the listed test files, which `npm test` makes (scripts/postgres-15.txt).
test.runIf(recordings.length > 0)("each statement is run by a listed test file", () => {
  const places = new Set(recordings.map(({ place }) => place));
  const texts = new Set(recordings.map(({ text }) => text));
  const isRun = ({ place, text }: Statement) => places.has(place) || (text !== undefined && texts.has(text));
  const missing = statements.filter((statement) => !isRun(statement)).map(({ title }) => title);
  // A sweep in the background may run one of the others by luck.
  expect(missing.filter((title) => ![...PASSED_ON, ...ONLY_PARSED].includes(title))).toEqual([]);
});

function readRecordings(folder: string | undefined): Recording["statements"] {
  if (!folder) return [];
  const lines = readdirSync(folder).flatMap((file) =>
    readFileSync(join(folder, file), "utf8").trim().split("\n"),
  );
  return lines.flatMap((line) => (JSON.parse(line) as Recording).statements);
}

function textsOf({ title, text, place, row }: Statement): string[] {
  // A call may send several commands at once if it reads no rows.
  if (text !== undefined) return row ? [text] : text.split("; ");
  if (PASSED_ON.includes(title)) return [];
  const recorded = recordings.filter((recording) => recording.place === place);
  return [...new Set(recorded.map((recording) => recording.text))];
}

/** Parses a statement without running it. */
function describeColumns(text: string): Promise<readonly Column[]> {
  return new Promise((resolve, reject) => {
    let columns: readonly Column[] = [];
    const description = {
      submit(connection: Connection) {
        connection.parse({ text, name: "", types: [] }, true);
        connection.describe({ type: "S", name: "" }, true);
        connection.sync();
      },
      handleRowDescription: ({ fields }: { readonly fields: readonly Column[] }) => void (columns = fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(columns),
    };
    client.query(description as Submittable);
  });
}

/** Returns how the columns differ from the row type; nullability only where it is sure. */
function compare(statement: Statement, text: string, columns: readonly Column[]): string[] {
  const { place, row } = statement;
  if (!row) return [];
  // Other variants of an assembled text, and an outer join, may have no value.
  const mayLackValue = statement.text === undefined || /\b(left|right|full) join\b/.test(text);
  const missing = row.filter(
    ({ name, isOptional }) => !isOptional && !columns.some((one) => one.name === name),
  );
  return [
    ...missing.map(({ name }) => `${name} is not in the result`),
    ...columns.flatMap((column) => {
      const { name } = column;
      const field = row.find((one) => one.name === name);
      if (!field) return `${name} is not in the row type`;
      const type = types.get(column.dataTypeID)!;
      // The content of JSON is not checked.
      const family = /^jsonb?$/.test(type) ? field.family : FAMILIES[type];
      if (family !== field.family) return `${name} is ${type}, which is no ${field.family}`;
      const isNullable = nullables.get(`${column.tableID} ${column.columnID}`);
      if (isNullable === false && field.isNullable && !mayLackValue) return `${name} is never null`;
      const isNeverNull =
        new RegExp(`\\b${name} (is not null|=)`).test(text) ||
        NEVER_NULL.includes(`${fileOf(place)}: ${name}`);
      return isNullable && !field.isNullable && !isNeverNull ? `${name} may be null` : [];
    }),
  ];
}

function fileOf(place: string): string {
  return place.replace(/:\d+$/, "");
}
