import type { Queryable } from "../lib/database/database.ts";

/**
 * Waits until the changes made so far are in the lists of changes: transactions of other tests delay them, in whichever database of
 * the same PostgreSQL they run.
 */
export async function waitUntilChangesAreListed(database: Queryable): Promise<void> {
  const { rows } = await database.query<{ next: string }>("select pg_current_xact_id()::text as next");
  const isOver = async () => {
    const result = await database.query<{ over: boolean }>(
      "select pg_snapshot_xmin(pg_current_snapshot()) > $1::xid8 as over",
      [rows[0]!.next],
    );
    return result.rows[0]!.over;
  };
  while (!(await isOver())) await new Promise((resolve) => setTimeout(resolve, 20));
}
