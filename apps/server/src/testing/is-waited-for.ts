import type { Queryable } from "../lib/database/database.ts";

/** Whether another connection waits for a lock of this one. */
export async function isWaitedFor(connection: Queryable): Promise<boolean> {
  const { rowCount } = await connection.query(
    // Does not use pg_stat_activity, which stays as first read in a transaction and lacks later connections.
    "select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))",
  );
  return rowCount !== 0;
}
