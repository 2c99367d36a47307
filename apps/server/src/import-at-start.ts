import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describeImport, importFiles } from "./features/office/group-file/import-files.ts";
import { listOpenGroups } from "./features/catalogue/group/data.ts";
import { DEMO_FOLDER } from "./features/site/page/demo-logins.ts";
import { markDemoGroups } from "./features/site/page/listed-groups-data.ts";
import type { Context } from "./http/context.ts";

/**
 * Imports the given files; without any, the demo groups into an empty database that is no cell. Throws when a file has errors.
 */
export async function importAtStart(
  { db: database, cells, clock }: Context,
  paths: readonly string[],
  log: (message: string) => void,
): Promise<void> {
  const isEmpty = (await listOpenGroups(database)).length === 0;
  const isDemo = paths.length === 0 && isEmpty && cells === null;
  const isElsewhere = async (urlname: string) => (await cells?.isElsewhere("urlname", urlname)) ?? false;
  const files = await importFiles(database, isDemo ? demoFiles() : paths, clock.now(), isElsewhere);
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
