import type { Queryable } from "../lib/database/database.ts";

/** Whether somebody waits for what this connection has locked. */
export async function isWaitedFor(connection: Queryable): Promise<boolean> {
  const { rowCount } = await connection.query(
    // Not pg_stat_activity: within a transaction that stays as it was first read, without connections made since.
    "select from pg_locks where not granted and pg_backend_pid() = any(pg_blocking_pids(pid))",
  );
  return rowCount !== 0;
}
