import type { EpochMs } from "@rendezvous/domain/time/instant";
import type { Database } from "../../../lib/database/database.ts";
import { announceGroup } from "../../../lib/changes.ts";
import { isDatabaseAway } from "../../../lib/database/database-away.ts";
import { markAllNoticeAddressesProven } from "../../catalogue/group/notice-addresses-data.ts";
import { analyzeTables } from "./data.ts";
import { importGroup, type ImportedGroup } from "./import-group.ts";
import { type LoadedGroupFile, readGroupFile } from "./read-group-file.ts";

export interface ImportedFile {
  readonly path: string;
  readonly imported: ImportedGroup;
}

/** Tells whether a group of another cell has a url name. */
export type IsElsewhere = (urlname: string) => Promise<boolean>;

/** Imports each file in a separate transaction, so that an invalid file does not stop the others. */
export async function importFiles(
  database: Database,
  paths: readonly string[],
  nowMs: EpochMs,
  isElsewhere: IsElsewhere = async () => false,
): Promise<ImportedFile[]> {
  const results: ImportedFile[] = [];
  for (const path of paths) {
    const loaded = await readGroupFile(path);
    if (!loaded.ok) results.push({ path, imported: loaded });
    else if (await isElsewhere(loaded.file.group.urlname)) results.push({ path, imported: ELSEWHERE });
    else results.push({ path, imported: await importLoaded(database, loaded, nowMs) });
  }
  const groups = results.flatMap(({ imported }) => (imported.ok ? [imported.groupId] : []));
  if (groups.length > 0) await analyzeTables(database);
  for (const groupId of groups) await announceGroup(database, groupId);
  return results;
}

const ELSEWHERE: ImportedGroup = {
  ok: false,
  errors: [{ path: "group.urlname", message: "a group of another cell has this url name" }],
};

async function importLoaded(
  database: Database,
  loaded: LoadedGroupFile,
  nowMs: EpochMs,
): Promise<ImportedGroup> {
  try {
    return await importGroup(database, loaded, nowMs, {
      alongWith: (connection, groupId) => markAllNoticeAddressesProven(connection, groupId, new Date(nowMs)),
    });
  } catch (error) {
    if (!(error instanceof Error && isDatabaseAway(error))) throw error;
    const message = `the database went away meanwhile (${error.message}): import the file again once it is back`;
    return { ok: false, errors: [{ path: "", message }] };
  }
}

/** Returns the lines for the terminal: one for an imported file, or one for each error of a refused file. */
export function describeImport({ path, imported }: ImportedFile): string {
  if (imported.ok) return `${path}: imported as ${imported.urlname}`;
  const errors = imported.errors.map((error) => `  ${error.path}${error.path && ": "}${error.message}`);
  return [`${path}: nothing imported`, ...errors].join("\n");
}
