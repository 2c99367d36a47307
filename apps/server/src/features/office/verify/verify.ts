import type { Database, Queryable } from "../../../lib/database/database.ts";
import { DATA_CHECKS, type CheckResult, runCheck } from "./data.ts";

/** Runs all checks of the stored data in one snapshot: bookings made meanwhile do not wait and do not appear. */
export async function verifyData(database: Database): Promise<CheckResult[]> {
  const client = await database.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    // Reading large tables whole may take longer than a request.
    await client.query("set local statement_timeout = '10min'");
    return await runChecks(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

export async function runChecks(database: Queryable): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of DATA_CHECKS) results.push(await runCheck(database, check));
  return results;
}

/** Returns a line for each finding and the number of further ones; empty when there are none. */
export function describeFindings(results: readonly CheckResult[]): string[] {
  return results.flatMap(({ total, findings }) => [
    ...findings.map(
      ({ check, group_id, what }) =>
        `not so: ${check}: ${group_id === null ? "" : `group ${group_id}, `}${what}`,
    ),
    ...(total > findings.length ? [`not so: ${findings[0]?.check}: ${total - findings.length} more`] : []),
  ]);
}
