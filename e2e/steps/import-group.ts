import { execFile } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

interface GroupFile {
  readonly group: object;
}

/** Imports a group like the boat club with the given changes, as an operator would. */
export async function importGroup(urlname: string, group: object, records: object = {}): Promise<void> {
  const club = JSON.parse(readFileSync("e2e/groups/club-du-quai.json", "utf8")) as GroupFile;
  const file = join(process.env["E2E_DATA"] ?? "", `${urlname}.json`);
  const own = { ...club.group, urlname, ...group };
  writeFileSync(file, JSON.stringify({ ...club, group: own, fiches: [], ...records }));
  await promisify(execFile)(process.execPath, ["apps/server/src/import.ts", file], {
    env: { ...process.env, DATA_DIR: process.env["E2E_DATA"] },
  });
}
