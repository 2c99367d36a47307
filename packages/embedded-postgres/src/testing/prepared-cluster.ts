import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { inject } from "vitest";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** A directory that may be made, and is removed at the end of the run. */
    scratch: string;
  }
}

let prepared: Promise<string> | undefined;

/**
 * Puts an embedded database that was made and stopped into a directory: for tests of what comes afterwards, since making one
 * takes seconds.
 */
export async function putPreparedCluster(dataDir: string): Promise<void> {
  const original = await (prepared ??= prepare());
  // With its owner, whom the database belongs to.
  const { status, stderr } = spawnSync("cp", ["-a", original, dataDir], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

async function prepare(): Promise<string> {
  const dataDir = join(inject("scratch"), String(process.pid), "postgres");
  await (await startEmbeddedPostgres({ dataDir, durable: true })).stop();
  return dataDir;
}
