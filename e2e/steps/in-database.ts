import { join } from "node:path";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import { type Database, endPool, openDatabase } from "../../apps/server/src/lib/database/database.ts";

/** Runs work on the database of this worker's server, as an operator might. */
export async function inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  const dataDir = join(process.env["E2E_DATA"] ?? "", "postgres");
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
  const database = openDatabase({
    address: postgres.connection,
    answerWithinMs: 60_000,
    onError: (error) => console.error(error.message),
  });
  try {
    return await work(database);
  } finally {
    await endPool(database);
    await postgres.stop();
  }
}
