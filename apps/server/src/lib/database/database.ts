import type { Socket } from "node:net";
import {
  Client,
  type ClientConfig,
  type CustomTypesConfig,
  Pool,
  type PoolClient,
  types as pgTypes,
} from "pg";
import type { Clock } from "../clock.ts";
import { isDatabaseLost } from "./database-away.ts";
import { traceStatements } from "../tracing/trace-statements.ts";
import { activeTraceparent, isTracing } from "../tracing/tracing.ts";
import { settlesWithin } from "../within.ts";

const { INT8 } = pgTypes.builtins;

// Returns bigint columns as numbers, because ids and counts fit one; pg would return texts.
const types: CustomTypesConfig = {
  getTypeParser(oid, format) {
    if (oid === INT8 && format !== "binary") return Number;
    return pgTypes.getTypeParser(oid, format) as (value: string) => unknown;
  },
};

export type Database = Pool;
export type Transaction = PoolClient;
/** A pool or one of its connections. */
export type Queryable = Pick<Pool, "query">;

/** The address of the database: configured, or that of the embedded database. */
export type DatabaseAddress = Pick<
  ClientConfig,
  "connectionString" | "host" | "port" | "user" | "database"
> & {
  /** Only set when the address is that of a pooler in transaction mode (docs/decisions/0041). */
  readonly pooler?: {
    /** The direct address, for work that needs one connection throughout. */
    readonly direct: DatabaseAddress;
    /** Whether the pooler supports named statements. */
    readonly knowsNames: boolean;
  };
};

/** Returns the address that keeps one connection throughout, for notices and migrations. */
export function toDirectAddress({ pooler, ...place }: DatabaseAddress): DatabaseAddress {
  return pooler?.direct ?? place;
}

export interface DatabaseOptions {
  readonly address: DatabaseAddress;
  readonly maxConnections?: number;
  /**
   * The time after which the connection of an unanswered statement is considered dead; by default a little longer than
   * PostgreSQL's statement timeout.
   */
  readonly answerWithinMs?: number;
  /** Called when an idle connection breaks. The pool replaces it; without a listener Node would exit. */
  readonly onError: (error: Error) => void;
}

/** A longer statement hangs and blocks its connection; ten of them would stop the server. A pooler refuses these settings. */
const OF_A_SESSION = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 };

/**
 * Limits of every connection, because nothing else detects a dead one when a cable, a firewall or a proxy drops its packets. The
 * operating system probes an idle connection after 10 s.
 */
export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: 5000,
  query_timeout: OF_A_SESSION.statement_timeout + 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // Sends statements without waiting for earlier ones; an unanswered one ends its connection.
  pipeline: true,
};

/**
 * Limits of a statement that checks something whose last value is in memory. If the connection is dead, the call goes on with the
 * last value while it still has time for its own statements.
 */
export const LIMITS_OF_A_CHECK = { query_timeout: 2000 };

/** A dead connection does not answer the closing message. */
const END_WITHIN_MS = 1000;

/** Ends a connection, even a dead one. */
export async function endClient(client: Client): Promise<void> {
  if (await settlesWithin(END_WITHIN_MS, client.end())) return;
  // The driver's types do not declare this property.
  (client as Client & { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
}

/** Ends a pool without waiting for connections still in use. */
export async function endPool(pool: Pool): Promise<void> {
  await settlesWithin(END_WITHIN_MS, pool.end());
}

/**
 * Replaces connections after this time, because cached plans, including those of foreign-key checks, reflect the tables' size
 * when they were made.
 */
const LONGEST_LIFE_SECONDS = 300;

export function openDatabase({
  address,
  maxConnections = 10,
  answerWithinMs = CONNECTION_LIMITS.query_timeout,
  onError,
}: DatabaseOptions): Database {
  const { pooler, ...place } = address;
  const pool = new Pool({
    ...place,
    max: maxConnections,
    types,
    ...CONNECTION_LIMITS,
    query_timeout: answerWithinMs,
    maxLifetimeSeconds: LONGEST_LIFE_SECONDS,
    ...(!pooler && OF_A_SESSION),
    ...(pooler?.knowsNames === false && { Client: NamelessClient }),
  });
  pool.on("error", onError);
  // A query on a broken connection fails by itself; without a listener the event would end the process.
  pool.on("connect", (connection) => connection.on("error", () => {}));
  if (isTracing()) traceStatements(pool);
  return pool;
}

/** Returns the statement that begins a transaction, and tells the database the trace to which its jobs belong. */
export function beginSql(): string {
  const traceparent = activeTraceparent();
  return traceparent === undefined ? "begin" : `begin; set local rendezvous.traceparent = '${traceparent}'`;
}

/** Returns the error if the pool must drop the connection because of it. */
export function fatalConnectionError(error: unknown): Error | undefined {
  return isDatabaseLost(error as Error) ? (error as Error) : undefined;
}

/** Commits the changes of `work`; rolls back when it throws. */
export async function transaction<Result>(
  database: Database,
  work: (connection: Transaction) => Promise<Result>,
): Promise<Result> {
  const connection = await database.connect();
  let broken: Error | undefined;
  try {
    await connection.query(beginSql());
    const result = await work(connection);
    await connection.query("commit");
    return result;
  } catch (error) {
    await connection.query("rollback").catch((cause: Error) => {
      broken = cause;
    });
    broken ??= fatalConnectionError(error);
    throw error;
  } finally {
    connection.release(broken);
  }
}

/**
 * A connection that removes the names of statements: behind a pooler that switches connections between transactions, a name would
 * be unknown or belong to another statement. Each statement is parsed again.
 */
class NamelessClient extends Client {
  /** The driver declares many overloads; in all of them the statement comes first. */
  override query(statement: unknown, ...rest: unknown[]): never {
    return super.query(withoutName(statement) as string, ...(rest as [])) as never;
  }
}

function withoutName(statement: unknown): unknown {
  const isNamed =
    typeof statement === "object" && statement !== null && "name" in statement && "text" in statement;
  return isNamed ? { ...statement, name: undefined } : statement;
}

/** Queries the database at most once in this time, however many probes come. */
const FRESH_MS = 1000;

/**
 * Returns a check that resolves when the database can read and write, as a booking does, and rejects otherwise. It resolves with
 * the seconds by which this process's clock is ahead of the database's.
 */
export function createReadiness(database: Database, clock: Clock): () => Promise<number> {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let answer = Promise.resolve(0);
  return () => {
    if (performance.now() - checkedAt < FRESH_MS) return answer;
    checkedAt = performance.now();
    answer = readAndWrite(database).then((writtenAt) =>
      Math.round((clock.now() - Date.parse(writtenAt)) / 1000),
    );
    return answer;
  };
}

/** Returns the time of the database's clock. */
function readAndWrite(database: Database): Promise<string> {
  return transaction(database, async (connection) => {
    await connection.query({
      name: "write-ready-at",
      text: `insert into settings (key, value) values ('ready_at', to_jsonb(clock_timestamp()))
        on conflict (key) do update set value = excluded.value`,
    });
    // Detects a full disk by writing a temporary file: a single row would still fit on its page, a booking would not.
    await connection.query("set local work_mem = '64kB'");
    await connection.query({ name: "fill-a-file", text: "select count(*) from generate_series(1, 20000)" });
    const { rows } = await connection.query<{ value: string }>({
      name: "read-ready-at",
      text: "select value from settings where key = 'ready_at'",
    });
    const [row] = rows;
    if (!row) throw new Error("what was written is not there");
    return row.value;
  });
}
