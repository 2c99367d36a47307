import type { Socket } from "node:net";
import {
  Client,
  type ClientConfig,
  type CustomTypesConfig,
  Pool,
  type PoolClient,
  types as pgTypes,
} from "pg";
import { settlesWithin } from "../within.ts";

const { INT8 } = pgTypes.builtins;

// Ids and counts fit a JavaScript number; pg would answer bigint columns as texts.
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

/** Where the database is: an address, or what the embedded database answers. */
export type DatabaseAddress = Pick<
  ClientConfig,
  "connectionString" | "host" | "port" | "user" | "database"
> & {
  /** Behind a pooler that lends its connections to one transaction at a time (docs/decisions/0041). */
  readonly pooler?: {
    /** The database itself, for what has to keep its connection. */
    readonly direct: DatabaseAddress;
    /** Whether statements may have names there. */
    readonly knowsNames: boolean;
  };
};

/** Where a connection stays the same one: for notices, and for migrations. */
export function directAddress({ pooler, ...place }: DatabaseAddress): DatabaseAddress {
  return pooler?.direct ?? place;
}

export interface DatabaseOptions {
  readonly address: DatabaseAddress;
  readonly maxConnections?: number;
  /** How long a statement may take before its connection counts as dead; without it a little longer than PostgreSQL lets it. */
  readonly answerWithinMs?: number;
  /** Called when an idle connection breaks: the pool replaces it, and without a listener Node would end. */
  readonly onError: (error: Error) => void;
}

/** A statement that takes longer hangs and keeps its connection; ten of them would stop the server. A pooler refuses these settings. */
const OF_A_SESSION = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 };

/**
 * Of every connection: where a cable, a firewall or a proxy swallows what is sent, nothing else ever says that it is dead. The
 * operating system asks an idle one after 10 s.
 */
export const CONNECTION_LIMITS = {
  connectionTimeoutMillis: 5000,
  query_timeout: OF_A_SESSION.statement_timeout + 5000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  // Statements that are not waited for one by one are sent together, and one that is not answered ends its connection.
  pipeline: true,
};

/** A connection that is dead answers no goodbye. */
const END_WITHIN_MS = 1000;

/** Ends a connection, also a dead one. */
export async function endClient(client: Client): Promise<void> {
  if (await settlesWithin(END_WITHIN_MS, client.end())) return;
  // The driver has it, and does not declare it.
  (client as Client & { readonly connection: { readonly stream: Socket } }).connection.stream.destroy();
}

/** Ends a pool, and does not wait for those who still use it. */
export async function endPool(pool: Pool): Promise<void> {
  await settlesWithin(END_WITHIN_MS, pool.end());
}

/**
 * What a statement was planned by is what its tables held then: a new connection plans anew, as it does for the checks of
 * foreign keys, which have plans of their own.
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
  // A connection in use fails with its next answer; without a listener the event would end the process.
  pool.on("connect", (connection) => connection.on("error", () => {}));
  return pool;
}

/** Commits what `work` did, or nothing of it when it throws. */
export async function transaction<Result>(
  database: Database,
  work: (connection: Transaction) => Promise<Result>,
): Promise<Result> {
  const connection = await database.connect();
  let broken: Error | undefined;
  try {
    await connection.query("begin");
    const result = await work(connection);
    await connection.query("commit");
    return result;
  } catch (error) {
    await connection.query("rollback").catch((cause: Error) => {
      broken = cause;
    });
    throw error;
  } finally {
    connection.release(broken);
  }
}

/**
 * A connection whose statements have no names: behind a pooler that lends another connection to every transaction, a name would
 * be unknown there, or another statement's. Each is parsed anew.
 */
class NamelessClient extends Client {
  /** As the driver declares it, in many ways: what is asked comes first. */
  override query(statement: unknown, ...rest: unknown[]): never {
    return super.query(withoutName(statement) as string, ...(rest as [])) as never;
  }
}

function withoutName(statement: unknown): unknown {
  const isNamed =
    typeof statement === "object" && statement !== null && "name" in statement && "text" in statement;
  return isNamed ? { ...statement, name: undefined } : statement;
}

/** However many probes come, the database is asked once in this time. */
const FRESH_MS = 1000;

/** Answers whether the database reads and writes, as a booking does; rejects while it does not. */
export function createReadiness(database: Database): () => Promise<void> {
  let askedAt = Number.NEGATIVE_INFINITY;
  let answer: Promise<void> = Promise.resolve();
  return () => {
    if (performance.now() - askedAt < FRESH_MS) return answer;
    askedAt = performance.now();
    answer = readAndWrite(database);
    return answer;
  };
}

function readAndWrite(database: Database): Promise<void> {
  return transaction(database, async (connection) => {
    await connection.query({
      name: "write-ready-at",
      text: `insert into settings (key, value) values ('ready_at', to_jsonb(clock_timestamp()))
        on conflict (key) do update set value = excluded.value`,
    });
    // The row finds room on its page when the disk is full, and a booking does not: this is written to a file of its own.
    await connection.query("set local work_mem = '64kB'");
    await connection.query({ name: "fill-a-file", text: "select count(*) from generate_series(1, 20000)" });
    const { rows } = await connection.query({
      name: "read-ready-at",
      text: "select value from settings where key = 'ready_at'",
    });
    if (rows.length !== 1) throw new Error("what was written is not there");
  });
}
