import type { AuthorizedGroupId, Context } from "../../../http/context.ts";
import { type Database, type Transaction, transaction } from "../../../lib/database/database.ts";
import { calendarLocks, takeLocks } from "../../../lib/database/locks.ts";
import { type Handler, handler } from "../../../lib/jobs/queue.ts";
import { listGroupTables } from "../../ground/cells/group-tables-data.ts";
import { MOVE_CHANGES, moverTransaction } from "../../ground/cells/moves-data.ts";
import { removeRound } from "../../ground/cells/remove-group.ts";
import { listPlaceIds } from "../settlement/concerned-data.ts";
import { enqueueClearing, isSandbox, removeClearing } from "./clearing-data.ts";
import { CLEAR_SANDBOX_QUEUE, type Clearing } from "./queue.ts";

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

/** Deleted last, together: until then a group that is being deleted is a sandbox. Keys belong to sandboxes. */
const LAST = ["groups", "sandboxes", "access_keys"];

/**
 * Deletes what was booked, noted and changed in a sandbox, or all of it. A job finishes this if the process is killed meanwhile,
 * because rows are deleted in parts.
 */
export async function clearSandbox(
  { db, changes }: Pick<Context, "db" | "changes">,
  clearing: Clearing,
): Promise<void> {
  const { group_id: groupId, is } = clearing;
  await enqueueClearing(db, clearing);
  await removeUsedGroup(db, groupId, is === "emptied" ? STAYING : []);
  await removeClearing(db, groupId);
  for (const kind of MOVE_CHANGES) changes.announce(kind, groupId);
}

/** Returns the handler that finishes the deletions of processes that were killed. */
export function finishClearings(context: Context): Handler {
  return handler(CLEAR_SANDBOX_QUEUE, async (clearing) => {
    if (await isSandbox(context.db, clearing.group_id)) await clearSandbox(context, clearing);
  });
}

/**
 * Deletes the rows of a group in which people still book: some thousand at a time, and then what was written meanwhile, while
 * nobody books, so that no appointment is left without its seats.
 */
async function removeUsedGroup(
  database: Database,
  groupId: number,
  staying: readonly string[],
): Promise<void> {
  const tables = (await listGroupTables(database)).filter(({ name }) => !staying.includes(name));
  const first = tables.filter(({ name }) => !LAST.includes(name));
  for (let round = 0; round < ROUNDS; round += 1)
    if (!(await removeRound((work) => moverTransaction(database, work), first, groupId))) break;
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
