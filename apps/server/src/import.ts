// npm run import -- FILE...: imports group files into the configured database.
import { readConfig } from "./config.ts";
import { findPlaceElsewhere, openDirectory } from "./features/ground/cells/cells.ts";
import { describeImport, importFiles, type IsElsewhere } from "./features/office/group-file/import-files.ts";
import { systemClock } from "./lib/clock.ts";
import { endPool } from "./lib/database/database.ts";
import { commandLine, reportFailure, withDatabase } from "./with-database.ts";

const paths = process.argv.slice(2);
if (paths.length === 0) reportFailure(`Which group files? ${commandLine("import", "FILE...")}`);
else {
  await withDatabase(async (database) => {
    const files = await withDirectory((isElsewhere) =>
      importFiles(database, paths, systemClock.now(), isElsewhere),
    );
    console.log(files.map(describeImport).join("\n"));
    if (files.some((file) => !file.imported.ok)) process.exitCode = 1;
  });
}

/** Opens the directory of the cells, if this installation is one. */
async function withDirectory<Result>(work: (isElsewhere?: IsElsewhere) => Promise<Result>): Promise<Result> {
  const settings = readConfig(process.env);
  const cell = settings.ok ? settings.config.cell : undefined;
  if (!cell) return work();
  const directory = openDirectory(cell.directoryUrl, (error) => console.error(error.message));
  try {
    return await work(
      async (urlname) => (await findPlaceElsewhere(directory, cell.name, "urlname", urlname)) !== null,
    );
  } finally {
    await endPool(directory);
  }
}
