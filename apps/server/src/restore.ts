// npm run restore -- FILE: puts a backup into the configured database, which must be empty, and migrates it.
import { restoreBackup } from "./lib/backup/restore-backup.ts";
import { migrate } from "./lib/database/migrations.ts";
import { openConfiguredDatabase } from "./start-database.ts";
import { commandLine, describeProgress, reportFailure, withAddress } from "./with-database.ts";

const [path, ...others] = process.argv.slice(2);
if (path === undefined || others.length > 0)
  reportFailure(`From which file? ${commandLine("restore", "FILE")}`);
else
  await withAddress(openConfiguredDatabase, async (address) => {
    await restoreBackup(address, path, describeProgress);
    for (const name of await migrate(address)) console.error(`migrated: ${name}`);
    console.log(`Everything in ${path} is back. ${commandLine("verify")} checks it.`);
  });
