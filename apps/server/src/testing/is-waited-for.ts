import type { Queryable } from "../lib/database.ts";

/** Whether somebody waits for what this connection has locked. */
export async function isWaitedFor(connection: Queryable): Promise<boolean> {
  const { rowCount } = await connection.query(
    "select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))",
  );
  return rowCount !== 0;
}
