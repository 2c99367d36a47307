import type { Connection, Submittable } from "pg";
import {
  encode,
  type Parameter,
  type ParameterType,
  parameterType,
  startEncoding,
} from "./binary-parameter.ts";
import type { Transaction } from "./database.ts";
import { NamelessClient } from "./nameless-client.ts";

/** A statement by name, prepared once per connection; `types` are those of its parameters, in order. */
export interface PreparedStatement {
  readonly name: string;
  readonly types: string;
  readonly text: string;
}

/** A prepared statement with what it takes this time. */
export interface Execution {
  readonly statement: PreparedStatement;
  readonly values: readonly Parameter[];
}

export const BEGIN: Execution = execute({ name: "begin", types: "", text: "begin" }, []);
export const COMMIT: Execution = execute({ name: "commit", types: "", text: "commit" }, []);

export function execute(statement: PreparedStatement, values: readonly Parameter[]): Execution {
  return { statement, values };
}

/** The statement for all rows at once, at least one: each of its parameters is the array of one column. */
export function executeForAll(
  statement: PreparedStatement,
  rows: readonly (readonly Parameter[])[],
): Execution {
  return { statement, values: rows[0]!.map((_, column) => rows.map((row) => row[column]!)) };
}

type Row = Record<string, unknown>;
/** One column of a statement's rows, which come as text. */
interface Field {
  readonly name: string;
  readonly parse: (text: string) => unknown;
}
/** What is prepared on a connection, with the fields of its rows. */
type Prepared = Map<PreparedStatement, readonly Field[]>;

const preparedOn = new WeakMap<Transaction, Prepared>();

/**
 * Sends several statements as one message, answered by one: between processes the messages cost more than the statements.
 * Their values go in binary, so that nothing is quoted here or parsed there. Answers the rows of each; after a failing
 * statement none of the following is done.
 */
export async function runBatch(
  connection: Transaction,
  executions: readonly Execution[],
): Promise<readonly (readonly Row[])[]> {
  if (connection instanceof NamelessClient)
    return new Promise((resolve, reject) => {
      connection.query(new NamelessBatch(connection, executions, resolve, reject));
    });
  const prepared: Prepared = preparedOn.get(connection) ?? new Map();
  preparedOn.set(connection, prepared);
  for (const { statement } of executions)
    if (!prepared.has(statement)) prepared.set(statement, await prepare(connection, statement));
  return new Promise((resolve, reject) => {
    connection.query(new Batch(prepared, executions, resolve, reject));
  });
}

function prepare(connection: Transaction, statement: PreparedStatement): Promise<readonly Field[]> {
  return new Promise((resolve, reject) => {
    connection.query(new Preparation(connection, statement, resolve, reject));
  });
}

const typesOf = new WeakMap<PreparedStatement, readonly ParameterType[]>();

function parameterTypes(statement: PreparedStatement): readonly ParameterType[] {
  let types = typesOf.get(statement);
  if (!types) {
    types = statement.types === "" ? [] : statement.types.split(/, ?/).map(parameterType);
    typesOf.set(statement, types);
  }
  return types;
}

interface RowDescription {
  readonly fields: readonly { readonly name: string; readonly dataTypeID: number }[];
}

function toFields(connection: Transaction, { fields }: RowDescription): readonly Field[] {
  return fields.map(({ name, dataTypeID }) => ({
    name,
    parse: connection.getTypeParser(dataTypeID, "text"),
  }));
}

// All speak PostgreSQL's extended query protocol through the driver, as its own cursors do. A Sync ends each: whatever went
// wrong before it, the connection is ready again after it.

/** Parses a statement under its name and asks what its rows look like. */
class Preparation implements Submittable {
  readonly #connection: Transaction;
  readonly #statement: PreparedStatement;
  readonly #types: string[];
  readonly #resolve: (fields: readonly Field[]) => void;
  readonly handleError: (error: Error) => void;
  #fields: readonly Field[] = [];

  constructor(
    connection: Transaction,
    statement: PreparedStatement,
    resolve: (fields: readonly Field[]) => void,
    reject: (error: Error) => void,
  ) {
    this.#connection = connection;
    this.#statement = statement;
    this.#types = parameterTypes(statement).map(({ oid }) => String(oid));
    this.#resolve = resolve;
    this.handleError = reject;
  }

  submit(wire: Connection): void {
    const { name, text } = this.#statement;
    wire.parse({ name, text, types: this.#types }, true);
    wire.describe({ type: "S", name }, true);
    wire.sync();
  }

  handleRowDescription(description: RowDescription): void {
    this.#fields = toFields(this.#connection, description);
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#fields);
  }
}

abstract class AnyBatch implements Submittable {
  protected readonly executions: readonly Execution[];
  readonly #resolve: (rows: readonly (readonly Row[])[]) => void;
  readonly handleError: (error: Error) => void;
  readonly #results: Row[][] = [];
  #rows: Row[] = [];

  constructor(
    executions: readonly Execution[],
    resolve: (rows: readonly (readonly Row[])[]) => void,
    reject: (error: Error) => void,
  ) {
    this.executions = executions;
    this.#resolve = resolve;
    this.handleError = reject;
  }

  /** Sends one of the statements with its values. */
  protected abstract send(wire: Connection, statement: PreparedStatement, values: (Buffer | null)[]): void;
  /** Of the rows of the statement at `index`. */
  protected abstract fieldsOf(index: number): readonly Field[];

  /** Answers why nothing was sent. */
  submit(wire: Connection): Error | undefined {
    let messages: { statement: PreparedStatement; values: (Buffer | null)[] }[];
    try {
      startEncoding();
      messages = this.executions.map(({ statement, values }) => {
        const types = parameterTypes(statement);
        return { statement, values: values.map((value, index) => encode(types[index]!, value)) };
      });
    } catch (error) {
      return error as Error;
    }
    wire.stream.cork();
    for (const { statement, values } of messages) {
      this.send(wire, statement, values);
      wire.execute(null, true);
    }
    wire.sync();
    wire.stream.uncork();
    return undefined;
  }

  handleDataRow({ fields: texts }: { fields: readonly (string | null)[] }): void {
    const row: Row = {};
    for (const [index, { name, parse }] of this.fieldsOf(this.#results.length).entries()) {
      const text = texts[index]!;
      row[name] = text === null ? null : parse(text);
    }
    this.#rows.push(row);
  }

  handleCommandComplete(): void {
    this.#results.push(this.#rows);
    this.#rows = [];
  }

  handleReadyForQuery(): void {
    this.#resolve(this.#results);
  }
}

class Batch extends AnyBatch {
  readonly #prepared: Prepared;

  constructor(prepared: Prepared, ...rest: ConstructorParameters<typeof AnyBatch>) {
    super(...rest);
    this.#prepared = prepared;
  }

  protected send(wire: Connection, statement: PreparedStatement, values: (Buffer | null)[]): void {
    wire.bind({ statement: statement.name, values }, true);
  }

  protected fieldsOf(index: number): readonly Field[] {
    return this.#prepared.get(this.executions[index]!.statement)!;
  }
}

/** Parses each statement as it comes: the connection may be another one the next time. */
class NamelessBatch extends AnyBatch {
  readonly #connection: Transaction;
  #fields: readonly Field[] = [];

  constructor(connection: Transaction, ...rest: ConstructorParameters<typeof AnyBatch>) {
    super(...rest);
    this.#connection = connection;
  }

  protected send(wire: Connection, statement: PreparedStatement, values: (Buffer | null)[]): void {
    const types = parameterTypes(statement).map(({ oid }) => String(oid));
    wire.parse({ name: "", text: statement.text, types }, true);
    wire.bind({ values }, true);
    wire.describe({ type: "P" }, true);
  }

  handleRowDescription(description: RowDescription): void {
    this.#fields = toFields(this.#connection, description);
  }

  protected fieldsOf(): readonly Field[] {
    return this.#fields;
  }
}
