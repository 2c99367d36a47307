import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  describeImport,
  importFiles,
} from "../../apps/server/src/features/office/group-file/import-files.ts";
import { inDatabase } from "./in-database.ts";

interface GroupFile {
  readonly group: object;
}

/** Imports a group like the boat club with the given changes, as an operator would. */
export async function importGroup(urlname: string, group: object, records: object = {}): Promise<void> {
  const club = JSON.parse(readFileSync("e2e/groups/club-du-quai.json", "utf8")) as GroupFile;
  const path = join(process.env["E2E_DATA"] ?? "", `${urlname}.json`);
  const own = { ...club.group, urlname, ...group };
  writeFileSync(path, JSON.stringify({ ...club, group: own, fiches: [], ...records }));
  const [file] = await inDatabase((database) => importFiles(database, [path], Date.now()));
  if (!file?.imported.ok) throw new Error(file && describeImport(file));
}
