import type { EpochMs } from "@rendezvous/domain/time/instant";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describeImport, importFiles } from "./features/group-file/import-files.ts";
import { listOpenGroups } from "./features/group/data.ts";
import type { Database } from "./lib/database.ts";

const DEMO = join(import.meta.dirname, "../../../demo");

/** Imports the files asked for; without any, the demo groups into a database that has none. Throws when a file has errors. */
export async function importAtStart(
  database: Database,
  asked: readonly string[],
  nowMs: EpochMs,
  log: (message: string) => void,
): Promise<void> {
  const isEmpty = (await listOpenGroups(database)).length === 0;
  const files = await importFiles(database, asked.length > 0 || !isEmpty ? asked : demoFiles(), nowMs);
  const failed = files.filter((file) => !file.imported.ok);
  if (failed.length > 0) throw new Error(failed.map(describeImport).join("\n"));
  for (const file of files) log(describeImport(file));
}

function demoFiles(): string[] {
  return readdirSync(DEMO)
    .filter((file) => file.endsWith(".json"))
    .map((file) => join(DEMO, file));
}
