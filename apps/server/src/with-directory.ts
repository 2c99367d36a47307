import { readConfig } from "./config.ts";
import { openDirectory } from "./features/ground/cells/cells.ts";
import { type Database, endPool } from "./lib/database/database.ts";

/** Runs one task of a command with the directory of the cells, if this installation is one. */
export async function withDirectory<Result>(
  work: (cell?: { readonly name: string; readonly directory: Database }) => Promise<Result>,
): Promise<Result> {
  const settings = readConfig(process.env);
  const cell = settings.ok ? settings.config.cell : undefined;
  if (!cell) return work();
  const directory = openDirectory(cell.directoryUrl, (error) => console.error(error.message));
  try {
    return await work({ name: cell.name, directory });
  } finally {
    await endPool(directory);
  }
}
