import type { Database } from "../../apps/server/src/lib/database/database.ts";
import { withDatabase } from "../../apps/server/src/with-database.ts";

/** Runs work on the database of this worker's server, as an operator might. */
export async function inDatabase<Result>(work: (database: Database) => Promise<Result>): Promise<Result> {
  process.env["DATA_DIR"] = process.env["E2E_DATA"];
  let result: { readonly value: Result } | undefined;
  await withDatabase(async (database) => {
    result = { value: await work(database) };
  });
  if (!result) throw new Error("Nothing could be done on the database.");
  return result.value;
}
