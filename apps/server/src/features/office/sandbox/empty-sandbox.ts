import type { AuthorizedGroupId } from "../../../http/context.ts";
import { type Database, type Transaction, transaction } from "../../../lib/database/database.ts";
import { calendarLocks, takeLocks } from "../../../lib/database/locks.ts";
import { listGroupTables } from "../../ground/cells/group-tables-data.ts";
import { moverTransaction } from "../../ground/cells/moves-data.ts";
import { removeRound } from "../../ground/cells/remove-group.ts";
import { listPlaceIds } from "../settlement/concerned-data.ts";

/** Keeps what the sandbox publishes, its people, and the keys and webhooks of the programs that are tested in it. */
const STAYING = [
  "groups",
  "sandboxes",
  "deactivations",
  "calendarsets",
  "calendars",
  "interventionsets",
  "interventions",
  "packs",
  "promotions",
  "passoffers",
  "websites",
  "images",
  "pro_groups",
  // Those of clients end with their accounts.
  "sessions",
  "access_keys",
  "webhooks",
];

/** The most rounds of deletion. A table to which others refer is empty only after these are, so a few rounds are needed. */
const ROUNDS = 5;

/** Deletes what was booked, noted and changed in a sandbox. */
export function emptySandbox(database: Database, groupId: number): Promise<void> {
  return removeUsedGroup(database, groupId, STAYING);
}

/**
 * Deletes the rows of a group in which people still book: some thousand at a time, and then what was written meanwhile, while
 * nobody books, so that no appointment is left without its seats.
 */
export async function removeUsedGroup(
  database: Database,
  groupId: number,
  staying: readonly string[] = [],
): Promise<void> {
  const tables = (await listGroupTables(database)).filter(({ name }) => !staying.includes(name));
  for (let round = 0; round < ROUNDS; round += 1)
    if (!(await removeRound((work) => moverTransaction(database, work), tables, groupId))) break;
  await transaction(database, async (connection) => {
    const places = await listPlaceIds(connection, groupId as AuthorizedGroupId);
    await takeLocks(connection, calendarLocks(places));
    while (await removeRound((work) => inSavepoint(connection, work), tables, groupId));
  });
}

async function inSavepoint<Result>(
  connection: Transaction,
  work: (connection: Transaction) => Promise<Result>,
): Promise<Result> {
  await connection.query("savepoint part");
  try {
    return await work(connection);
  } catch (error) {
    await connection.query("rollback to savepoint part");
    throw error;
  } finally {
    await connection.query("release savepoint part");
  }
}
