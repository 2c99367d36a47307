import type { Database } from "../../../lib/database/database.ts";
import { deleteSome, type GroupTable, listGroupTables } from "./group-tables-data.ts";
import { listLeftGroups, moverTransaction, setMoveState } from "./moves-data.ts";

/**
 * Deletes the rows of a group that another cell has. `staying`: tables whose rows stay. Tables that others refer to are empty last.
 */
export async function removeGroup(
  database: Database,
  groupId: number,
  staying: readonly string[] = [],
): Promise<void> {
  let tables = (await listGroupTables(database)).filter(({ name }) => !staying.includes(name));
  while (tables.length > 0) {
    const referred: GroupTable[] = [];
    for (const table of tables) if (!(await emptyTable(database, table, groupId))) referred.push(table);
    if (referred.length === tables.length)
      throw new Error(
        `rows of group ${groupId} refer to each other: ${tables.map(({ name }) => name).join()}`,
      );
    tables = referred;
  }
}

const FOREIGN_KEY_VIOLATION = "23503";

/** Returns false if rows of another table still refer to this one's. */
async function emptyTable(database: Database, table: GroupTable, groupId: number): Promise<boolean> {
  try {
    while (await moverTransaction(database, (connection) => deleteSome(connection, table, groupId)));
    return true;
  } catch (error) {
    if ((error as { code?: string }).code === FOREIGN_KEY_VIOLATION) return false;
    throw error;
  }
}

/** Access keys have no end. By these rows a call that names no group still finds the cell that has it. */
const LEADING_ELSEWHERE = ["groups", "access_keys"];

/** Removes the rows of groups that left a week ago. */
export async function sweepLeftGroups(database: Database): Promise<void> {
  for (const groupId of await listLeftGroups(database)) {
    await removeGroup(database, groupId, LEADING_ELSEWHERE);
    await setMoveState(database, groupId, "removed");
  }
}
