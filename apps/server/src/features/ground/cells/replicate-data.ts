import { escapeLiteral } from "pg";
import type { Database, Queryable } from "../../../lib/database/database.ts";
import { type GroupTable, quote } from "./group-tables-data.ts";
import { moverTransaction } from "./moves-data.ts";

/** The name of the publication, the subscription and the slot of a moving group. */
const nameOf = (groupId: number): string => `rendezvous_group_${groupId}`;

/** Copies the group's rows and every later change of them. `sourceUrl`: the source as the target's server reaches it. */
export async function startReplication(
  source: Queryable,
  target: Queryable,
  { groupId, tables, sourceUrl }: { groupId: number; tables: readonly GroupTable[]; sourceUrl: string },
): Promise<void> {
  const published = tables.map(
    ({ name, columns, groupColumn }) =>
      `${quote(name)} (${columns.map(quote).join()}) where (${groupColumn} = ${groupId})`,
  );
  await source.query(`create publication ${nameOf(groupId)} for table ${published.join()}`);
  await target.query(
    `create subscription ${nameOf(groupId)} connection ${escapeLiteral(sourceUrl)} publication ${nameOf(groupId)}`,
  );
}

/** PostgreSQL itself repeats a failed copy, so only a larger number of errors counts as a failure. */
const MOST_ERRORS = 5;

/**
 * Returns whether all tables are copied, so that only later changes remain. Throws if the target's server cannot copy or apply
 * them.
 */
export async function isCopied(target: Queryable, groupId: number): Promise<boolean> {
  const { rows } = await target.query<{ copied: boolean; errors: number }>(
    `select coalesce(bool_and(srsubstate = 'r'), false) as copied,
       coalesce(max(apply_error_count + sync_error_count), 0)::integer as errors
     from pg_subscription_rel join pg_stat_subscription_stats on subid = srsubid where subname = $1`,
    [nameOf(groupId)],
  );
  const { copied, errors } = rows[0]!;
  if (errors > MOST_ERRORS)
    throw new Error("The other cell's PostgreSQL cannot copy the group; its log says why.");
  return copied;
}

/** Stops applying changes, so that nothing overwrites the rows that the target itself writes. */
export async function pauseReplication(target: Queryable, groupId: number): Promise<void> {
  await target.query(`alter subscription ${nameOf(groupId)} disable`);
}

/** Ends the replication, also one that is broken off; does nothing if there is none. */
export async function endReplication(source: Queryable, target: Queryable, groupId: number): Promise<void> {
  const name = nameOf(groupId);
  const { rowCount } = await target.query("select from pg_subscription where subname = $1", [name]);
  if (rowCount === 1) {
    // Without its slot the subscription can be dropped even if the source is away; the slot is dropped below.
    await target.query(`alter subscription ${name} disable`);
    await target.query(`alter subscription ${name} set (slot_name = none)`);
    await target.query(`drop subscription ${name}`);
  }
  await source.query(`drop publication if exists ${name}`);
  await source.query(
    `select pg_terminate_backend(active_pid) from pg_replication_slots where slot_name = $1 and active_pid is not null`,
    [name],
  );
  await source.query(
    "select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = $1 and active_pid is null",
    [name],
  );
}

/** Returns a number above those of all transactions that have begun. */
export async function nextTransaction(source: Queryable): Promise<string> {
  const { rows } = await source.query<{ next: string }>(
    "select pg_snapshot_xmax(pg_current_snapshot())::text as next",
  );
  return rows[0]!.next;
}

/** Returns whether all transactions below this number have ended. */
export async function haveEnded(source: Queryable, next: string): Promise<boolean> {
  const { rows } = await source.query<{ ended: boolean }>(
    "select pg_snapshot_xmin(pg_current_snapshot()) >= $1::text::xid8 as ended",
    [next],
  );
  return rows[0]!.ended;
}

export async function findVersion(database: Queryable, groupId: number): Promise<number | null> {
  const { rows } = await database.query<{ version: number }>("select version from groups where id = $1", [
    groupId,
  ]);
  return rows[0]?.version ?? null;
}

/** Makes a last change of a paused group, and returns its version. Once it has arrived, all earlier changes have arrived. */
export async function bumpGroupVersion(source: Database, groupId: number): Promise<number> {
  return moverTransaction(source, async (connection) => {
    const { rows } = await connection.query<{ version: number }>(
      "update groups set version = version + 1 where id = $1 returning version",
      [groupId],
    );
    return rows[0]!.version;
  });
}
