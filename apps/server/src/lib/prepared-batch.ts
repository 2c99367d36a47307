import { escapeLiteral, type QueryResult, type QueryResultRow } from "pg";
import type { Transaction } from "./database.ts";

/** What a prepared statement takes; an object goes as JSON. */
export type Parameter = string | number | boolean | null | Date | Buffer | readonly number[] | object;

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
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return String(value);
  if (typeof value === "string") return escapeLiteral(value);
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (Buffer.isBuffer(value)) return `'\\x${value.toString("hex")}'`;
  if (isNumberList(value)) return `'{${value.join(",")}}'`;
  return escapeLiteral(JSON.stringify(value));
}

function isNumberList(value: object): value is readonly number[] {
  return Array.isArray(value) && value.every((item) => typeof item === "number");
}
