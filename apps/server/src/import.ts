// npm run import -- FILE...: imports group files into the configured database.
import { describeImport, importFiles } from "./features/office/group-file/import-files.ts";
import { systemClock } from "./lib/clock.ts";
import { reportFailure, withDatabase } from "./with-database.ts";

const paths = process.argv.slice(2);
if (paths.length === 0) reportFailure("Which group files? npm run import -- FILE...");
else {
  await withDatabase(async (database) => {
    const files = await importFiles(database, paths, systemClock.now());
    console.log(files.map(describeImport).join("\n"));
    if (files.some((file) => !file.imported.ok)) process.exitCode = 1;
  });
}
