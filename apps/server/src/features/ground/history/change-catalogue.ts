import type { Author } from "./author.ts";
import type { Refusal } from "../../../http/call.ts";
import { type Database, transaction, type Transaction } from "../../../lib/database/database.ts";

/** Thrown to roll the transaction back with a refusal. */
class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Runs a transaction; a refusal rolls back everything that was written before it. */
export async function changeCatalogue<Result extends { readonly ok: true }>(
  database: Database,
  work: (connection: Transaction) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  return catchRefusal(() =>
    transaction(database, async (connection) => {
      const result = await work(connection);
      return result.ok ? result : rollBackWith(result);
    }),
  );
}

/** Ends a transaction inside `catchRefusal`, which then returns the refusal. */
export function rollBackWith(refusal: Refusal): never {
  throw new RefusedError(refusal);
}

export async function catchRefusal<Result>(work: () => Promise<Result>): Promise<Result | Refusal> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}

/** Notifies every process that the public catalogue and the professionals' hours have changed. Call it after the commit. */
export function announceCatalogue({ context, groupId }: Pick<Author, "context" | "groupId">): void {
  context.changes.announce("catalogue", groupId);
  context.changes.announce("slots", groupId);
}
