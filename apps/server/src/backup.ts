// npm run backup -- FILE: writes everything in the configured database to a new file; a server may run meanwhile.
import { writeBackup } from "./lib/backup/write-backup.ts";
import { systemClock } from "./lib/clock.ts";
import { openConfiguredDatabase } from "./start-database.ts";
import { commandLine, describeProgress, reportFailure, withAddress } from "./with-database.ts";

const [path, ...others] = process.argv.slice(2);
if (path === undefined || path.startsWith("-") || others.length > 0)
  reportFailure(`Into which file? ${commandLine("backup", "FILE")}`);
// Does not migrate the database first, because a backup is made before a migration.
else
  await withAddress(openConfiguredDatabase, async (address) => {
    await writeBackup(address, path, systemClock.now(), describeProgress);
    console.log(`${path} holds everything; keep it where the database is not.`);
  });
