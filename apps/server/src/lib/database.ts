import { type ClientConfig, type CustomTypesConfig, Pool, type PoolClient, types as pgTypes } from "pg";

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
export type DatabaseAddress = Pick<ClientConfig, "connectionString" | "host" | "port" | "user" | "database">;

export interface DatabaseOptions {
  readonly address: DatabaseAddress;
  readonly maxConnections?: number;
  /**
   * For few statements that are run again and again and find everything by an index: each is planned once a connection, and
   * never by what small tables would allow, since they grow.
   */
  readonly plansOnce?: boolean;
  /** Called when an idle connection breaks: the pool replaces it, and without a listener Node would end. */
  readonly onError: (error: Error) => void;
}

/** What takes longer hangs: it would keep its connection, and with ten of them nobody is served. */
const STATEMENT_WITHIN_MS = 30_000;
const IDLE_IN_TRANSACTION_MS = 60_000;

export function openDatabase({
  address,
  maxConnections = 10,
  plansOnce = false,
  onError,
}: DatabaseOptions): Database {
  const pool = new Pool({
    ...address,
    max: maxConnections,
    types,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    statement_timeout: STATEMENT_WITHIN_MS,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
    ...(plansOnce && { options: "-c plan_cache_mode=force_generic_plan -c enable_seqscan=off" }),
  });
  pool.on("error", onError);
  // A connection in use says so by its next answer; to an event that nobody hears Node would end.
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
