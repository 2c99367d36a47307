import type { AuthorizedGroupId } from "../../../http/context.ts";
import {
  beginSql,
  fatalConnectionError,
  type Database,
  type Transaction,
} from "../../../lib/database/database.ts";
import { createKeyedMutex } from "../../../lib/database/keyed-mutex.ts";
import { type Lock, takeLocks } from "../../../lib/database/locks.ts";
import { isSeatTaken } from "./seats-data.ts";

declare module "../../../http/context.ts" {
  interface Context {
    /** The transaction for everything that takes or frees seats. */
    readonly lockedTransaction: LockedTransaction;
  }
}

/** Another transaction took the seat first. */
export type SeatTakenRefusal = { readonly ok: false; readonly refusal: "availabletimeslots" };

/**
 * Runs `work` in one transaction under these locks of a group. Commits if the result is ok, otherwise changes nothing; a seat
 * taken at the same moment is a refusal as well. `work` may call `commit` with its last statement, to send both together: if that
 * statement fails, nothing is committed.
 */
export type LockedTransaction = <Result extends { readonly ok: boolean }>(
  groupId: AuthorizedGroupId,
  locks: readonly Lock[],
  work: Work<Result>,
) => Promise<Result | SeatTakenRefusal>;

type Work<Result> = (connection: Transaction, commit: () => Promise<unknown>) => Promise<Result>;

/** Lower than the number of connections, so that a group that waits for locks leaves some to other groups. */
const MOST_PER_GROUP = 4;
const LONGEST_WAIT_MS = 10_000;

export function createLockedTransaction(database: Database): LockedTransaction {
  const mutex = createKeyedMutex({ mostPerTenant: MOST_PER_GROUP, timeoutMs: LONGEST_WAIT_MS });
  return (groupId, locks, work) => {
    const keys = locks.map(({ kind, key }) => `${kind} ${key}`);
    return mutex(groupId, keys, () => runLocked(database, locks, work));
  };
}

async function runLocked<Result extends { readonly ok: boolean }>(
  database: Database,
  locks: readonly Lock[],
  work: Work<Result>,
): Promise<Result | SeatTakenRefusal> {
  const connection = await database.connect();
  let broken: Error | undefined;
  let committed: Promise<unknown> | undefined;
  const commit = (): Promise<unknown> => (committed ??= connection.query("commit"));
  try {
    // Sends `begin` and the locks together with the first statements of `work`, without waiting for results in between.
    const [, , result] = await Promise.all([
      connection.query(beginSql()),
      takeLocks(connection, locks),
      work(connection, commit),
    ]);
    await (result.ok ? commit() : connection.query("rollback"));
    return result;
  } catch (error) {
    await connection.query("rollback").catch((cause: Error) => {
      broken = cause;
    });
    broken ??= fatalConnectionError(error);
    if (!broken && isSeatTaken(error)) return { ok: false, refusal: "availabletimeslots" };
    throw error;
  } finally {
    connection.release(broken);
  }
}
