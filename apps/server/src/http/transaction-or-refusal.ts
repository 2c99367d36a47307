import { type Database, transaction, type Transaction } from "../lib/database/database.ts";
import type { Refusal } from "./call.ts";

/** Thrown to roll the transaction back with a refusal. */
class RefusedError extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.code);
    this.refusal = refusal;
  }
}

/** Runs a transaction; a refusal rolls back everything that was written before it. */
export async function transactionOrRefusal<Result extends object>(
  database: Database,
  work: (connection: Transaction) => Promise<Result | Refusal>,
): Promise<Result | Refusal> {
  try {
    return await transaction(database, async (connection) => {
      const result = await work(connection);
      if (isRefusal(result)) throw new RefusedError(result);
      return result;
    });
  } catch (error) {
    if (error instanceof RefusedError) return error.refusal;
    throw error;
  }
}

export function isRefusal(result: object): result is Refusal {
  return "ok" in result && result.ok === false;
}
