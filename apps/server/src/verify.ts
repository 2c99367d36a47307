// npm run verify: checks the configured database and prints the inconsistencies. Changes nothing.
import { describeFindings, verifyData } from "./features/office/verify/verify.ts";
import { reportFailure, withDatabase } from "./with-database.ts";

await withDatabase(async (database) => {
  const results = await verifyData(database);
  const findings = describeFindings(results);
  if (findings.length > 0) reportFailure(findings.join("\n"));
  else console.log(`${results.length} checks: all that is stored fits together.`);
});
