import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { EpochMs } from "@rendezvous/domain/time/instant";
import { describeImport, importFiles } from "./features/office/group-file/import-files.ts";
import { listOpenGroups } from "./features/catalogue/group/data.ts";
import { DEMO_FOLDER } from "./features/site/page/demo-logins.ts";
import { markDemoGroups } from "./features/site/page/listed-groups-data.ts";
import type { Database } from "./lib/database/database.ts";

/** Imports the given files; without any, the demo groups into an empty database. Throws when a file has errors. */
export async function importAtStart(
  database: Database,
  paths: readonly string[],
  nowMs: EpochMs,
  log: (message: string) => void,
): Promise<void> {
  const isEmpty = (await listOpenGroups(database)).length === 0;
  const isDemo = paths.length === 0 && isEmpty;
  const files = await importFiles(database, isDemo ? demoFiles() : paths, nowMs);
  const failed = files.filter((file) => !file.imported.ok);
  if (failed.length > 0) throw new Error(failed.map(describeImport).join("\n"));
  if (isDemo)
    await markDemoGroups(
      database,
      files.flatMap(({ imported }) => (imported.ok ? [imported.groupId] : [])),
    );
  for (const file of files) log(describeImport(file));
}

/** Returns the demo files; none in the packaged product, because anyone can read the demo logins' passwords. */
function demoFiles(): string[] {
  if (!existsSync(DEMO_FOLDER)) return [];
  return readdirSync(DEMO_FOLDER)
    .filter((file) => file.endsWith(".json"))
    .map((file) => join(DEMO_FOLDER, file));
}
