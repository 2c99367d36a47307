// npm run import -- FILE...: imports group files into the configured database.
import { findPlaceElsewhere } from "./features/ground/cells/cells.ts";
import { describeImport, importFiles } from "./features/office/group-file/import-files.ts";
import { systemClock } from "./lib/clock.ts";
import { commandLine, reportFailure, withDatabase } from "./with-database.ts";
import { withDirectory } from "./with-directory.ts";

const paths = process.argv.slice(2);
if (paths.length === 0) reportFailure(`Which group files? ${commandLine("import", "FILE...")}`);
else {
  await withDatabase(async (database) => {
    const files = await withDirectory((cell) =>
      importFiles(
        database,
        paths,
        systemClock.now(),
        cell &&
          (async (name) => (await findPlaceElsewhere(cell.directory, cell.name, "urlname", name)) !== null),
      ),
    );
    console.log(files.map(describeImport).join("\n"));
    if (files.some((file) => !file.imported.ok)) process.exitCode = 1;
  });
}
