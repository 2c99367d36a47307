import type { QueryResult, QueryResultRow } from "pg";
import type { Transaction } from "./database.ts";

/** What a prepared statement takes; a list goes as an array, any other object as JSON. */
export type Parameter = string | number | boolean | null | Date | Buffer | readonly Parameter[] | object;

/** A statement by name, prepared once per connection; `types` are those of its parameters, in order. */
export interface PreparedStatement {
  readonly name: string;
  readonly types: string;
  readonly text: string;
}

const prepared = new WeakMap<Transaction, Set<string>>();

/** `execute name(...)`, every value a literal that cannot be anything else. */
export function execute({ name }: PreparedStatement, values: readonly Parameter[]): string {
  return `execute ${name}(${values.map(toLiteral).join(",")})`;
}

/** The statement for all rows at once: each of its parameters is the array of one column. */
export function executeForAll({ name }: PreparedStatement, rows: readonly (readonly Parameter[])[]): string {
  let columns = "";
  for (let column = 0; column < (rows[0]?.length ?? 0); column++) {
    let items = "";
    for (const row of rows) items += items === "" ? toItem(row[column]!) : `,${toItem(row[column]!)}`;
    columns += `${column === 0 ? "" : ","}${quote(`{${items}}`)}`;
  }
  return `execute ${name}(${columns})`;
}

/**
 * Sends several statements as one message, answered by one: between processes the messages cost more than the statements.
 * One result a statement. After a failing statement none of the following is done.
 */
export async function runBatch(
  connection: Transaction,
  needed: readonly PreparedStatement[],
  statements: readonly string[],
): Promise<QueryResult<QueryResultRow>[]> {
  const known = prepared.get(connection) ?? new Set();
  prepared.set(connection, known);
  for (const { name, types, text } of needed) {
    if (known.has(name)) continue;
    await connection.query(`prepare ${name} (${types}) as ${text}`);
    known.add(name);
  }
  const results: unknown = await connection.query(statements.join(";"));
  return (Array.isArray(results) ? results : [results]) as QueryResult<QueryResultRow>[];
}

function toLiteral(value: Parameter): string {
  if (value === null) return "null";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  return quote(Array.isArray(value) ? toArray(value as readonly Parameter[]) : toText(value));
}

// Looking is cheaper than replacing nothing, and most texts need nothing.
const NEEDS_ESCAPE = /["\\]/;
const NEEDS_QUOTING = /['\\]/;

/** A literal that means this text whatever the database takes a backslash for. */
function quote(text: string): string {
  if (!NEEDS_QUOTING.test(text)) return `'${text}'`;
  const doubled = text.replaceAll("'", "''");
  return text.includes("\\") ? ` E'${doubled.replaceAll("\\", String.raw`\\`)}'` : `'${doubled}'`;
}

/** PostgreSQL's spelling of an array. A list within a list is the text of an array. */
function toArray(list: readonly Parameter[]): string {
  return `{${list.map(toItem).join(",")}}`;
}

function toItem(value: Parameter): string {
  if (value === null) return "NULL";
  if (typeof value === "number" || typeof value === "boolean") return String(value);
  const text = Array.isArray(value) ? toArray(value as readonly Parameter[]) : toText(value);
  return `"${NEEDS_ESCAPE.test(text) ? text.replaceAll(/["\\]/g, String.raw`\$&`) : text}"`;
}

function toText(value: string | Date | Buffer | object): string {
  if (typeof value === "string") return value;
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\x${value.toString("hex")}`;
  return JSON.stringify(value);
}
