import type { Parameter } from "./binary-parameter.ts";
import { type Execution, executeForAll, type PreparedStatement } from "./prepared-batch.ts";

/** A statement that inserts any number of rows; `columns` are the types of theirs. */
export interface RowInsert<Column extends string> {
  readonly statement: PreparedStatement;
  readonly columns: readonly Column[];
}

/** How an array column travels among the others: an array of arrays would have to be a rectangle. */
const CARRIED_AS: Readonly<Record<string, string>> = { "integer[]": "text", "bigint[]": "text" };

/** `after` goes to the end of the statement: what to do when a row is there already. */
export function insertRows<Columns extends Readonly<Record<string, string>>>(
  table: string,
  columns: Columns,
  after = "",
): RowInsert<Extract<keyof Columns, string>> {
  const names = Object.keys(columns) as Extract<keyof Columns, string>[];
  const types = Object.values(columns).map((type) => `${CARRIED_AS[type] ?? type}[]`);
  // Subscripts cost less than unnest, which makes a set of each array and joins them.
  const taken = Object.values(columns).map(
    (type, index) => `$${index + 1}[n]${CARRIED_AS[type] ? `::${type}` : ""}`,
  );
  return {
    columns: names,
    statement: {
      name: `insert_${table}`,
      types: types.join(", "),
      text: `insert into ${table} (${names.join(",")}) overriding system value select ${taken.join(",")}
        from generate_subscripts($1, 1) as n ${after}`,
    },
  };
}

/** The statement that inserts these rows; at least one. */
export function executeInsert<Column extends string>(
  { statement, columns }: RowInsert<Column>,
  rows: readonly Readonly<Record<Column, Parameter>>[],
): Execution {
  return executeForAll(
    statement,
    rows.map((row) => columns.map((column) => row[column])),
  );
}
