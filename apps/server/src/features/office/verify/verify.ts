import type { Database, Queryable } from "../../../lib/database/database.ts";
import { CHECKS, type CheckResult, runCheck } from "./data.ts";

/** What every check of the stored data finds, in one snapshot: bookings made meanwhile neither wait nor are seen. */
export async function verify(database: Database): Promise<CheckResult[]> {
  const client = await database.connect();
  try {
    await client.query("begin isolation level repeatable read read only");
    // Large tables are read as a whole: that may take longer than a request.
    await client.query("set local statement_timeout = '10min'");
    return await runChecks(client);
  } finally {
    await client.query("rollback");
    client.release();
  }
}

export async function runChecks(database: Queryable): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of CHECKS) results.push(await runCheck(database, check));
  return results;
}

/** A line for each finding, and how many more there are; empty when all is well. */
export function describeFindings(results: readonly CheckResult[]): string[] {
  return results.flatMap(({ found, findings }) => [
    ...findings.map(
      ({ check, group_id, what }) =>
        `not so: ${check}: ${group_id === null ? "" : `group ${group_id}, `}${what}`,
    ),
    ...(found > findings.length ? [`not so: ${findings[0]?.check}: ${found - findings.length} more`] : []),
  ]);
}
