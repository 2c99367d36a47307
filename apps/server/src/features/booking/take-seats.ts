import type { Database, Transaction } from "../../lib/database.ts";
import { isSeatTaken } from "./data.ts";

/** Somebody else was faster. */
export type SeatTaken = { readonly ok: false; readonly refusal: "availabletimeslots" };

/**
 * One transaction that takes seats: it ends with a commit if the attempt succeeds, and with nothing changed if it is refused. The
 * attempt's first statement begins it. A seat that was taken at the same moment is a refusal too.
 */
export async function takeSeats<Result extends { readonly ok: boolean }>(
  database: Database,
  attempt: (connection: Transaction) => Promise<Result>,
): Promise<Result | SeatTaken> {
  const connection = await database.connect();
  let broken: Error | undefined;
  try {
    const result = await attempt(connection);
    await connection.query(result.ok ? "commit" : "rollback");
    return result;
  } catch (error) {
    await connection.query("rollback").catch((cause: Error) => {
      broken = cause;
    });
    if (isSeatTaken(error)) return { ok: false, refusal: "availabletimeslots" };
    throw error;
  } finally {
    connection.release(broken);
  }
}
