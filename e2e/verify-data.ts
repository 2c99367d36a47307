import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";

/** Checks that the data which the journeys left in each server's database is consistent. */
// oxlint-disable-next-line import/no-default-export -- so the test runner wants it
export default function verifyData(): void {
  const folder = process.env["E2E_FOLDER"] ?? "";
  for (const worker of readdirSync(folder)) {
    const { status, stdout, stderr } = spawnSync(process.execPath, ["apps/server/src/verify.ts"], {
      env: { ...process.env, DATA_DIR: join(folder, worker) },
      encoding: "utf8",
    });
    if (status !== 0) throw new Error(`What the journeys left does not fit together:\n${stdout}${stderr}`);
    console.log(`server ${worker}: ${stdout.trim()}`);
  }
}
