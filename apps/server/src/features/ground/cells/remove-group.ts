import type { Database, Queryable } from "../../../lib/database/database.ts";
import { deleteSome, type GroupTable, listGroupTables } from "./group-tables-data.ts";
import { listLeftGroups, moverTransaction, setMoveState } from "./moves-data.ts";

/** Deletes the rows of a group that another cell has. `staying`: tables whose rows stay. */
export async function removeGroup(
  database: Database,
  groupId: number,
  staying: readonly string[] = [],
): Promise<void> {
  const tables = (await listGroupTables(database)).filter(({ name }) => !staying.includes(name));
  while (await removeRound((work) => moverTransaction(database, work), tables, groupId));
}

/** Runs one deletion, which may fail without undoing the others. */
type RunPart = (work: (connection: Queryable) => Promise<boolean>) => Promise<boolean>;

/**
 * Deletes a group's rows table by table, and returns whether there were any. Rows to which others refer wait for the next round;
 * throws if nothing else is left.
 */
export async function removeRound(
  run: RunPart,
  tables: readonly GroupTable[],
  groupId: number,
): Promise<boolean> {
  let hasDeleted = false;
  const referred: string[] = [];
  for (const table of tables) {
    try {
      while (await run((connection) => deleteSome(connection, table, groupId))) hasDeleted = true;
    } catch (error) {
      if ((error as { code?: string }).code !== FOREIGN_KEY_VIOLATION) throw error;
      referred.push(table.name);
    }
  }
  if (!hasDeleted && referred.length > 0)
    throw new Error(`rows of group ${groupId} refer to each other: ${referred.join()}`);
  return hasDeleted;
}

const FOREIGN_KEY_VIOLATION = "23503";

/**
 * Keeps the group's row and its access keys, which do not expire: by these a call that names no group finds the cell that has it.
 */
const LEADING_ELSEWHERE = ["groups", "access_keys"];

/** Removes the rows of groups that left a week ago. */
export async function sweepLeftGroups(database: Database): Promise<void> {
  for (const groupId of await listLeftGroups(database)) {
    await removeGroup(database, groupId, LEADING_ELSEWHERE);
    await setMoveState(database, groupId, "removed");
  }
}
