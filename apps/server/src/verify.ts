// npm run verify: checks the configured database and prints the inconsistencies. Changes nothing.
import { describeFindings, verify } from "./features/office/verify/verify.ts";
import { fail, withDatabase } from "./with-database.ts";

await withDatabase(async (database) => {
  const results = await verify(database);
  const findings = describeFindings(results);
  if (findings.length > 0) fail(findings.join("\n"));
  else console.log(`${results.length} checks: all that is stored fits together.`);
});
