import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { inject } from "vitest";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";

declare module "vitest" {
  interface ProvidedContext {
    /** A directory that tests may create; it is removed at the end of the run. */
    scratch: string;
  }
}

let prepared: Promise<string> | undefined;

/**
 * Copies an initialised, stopped embedded database into a directory: creating one takes seconds, and these tests only need the
 * result.
 */
export async function putPreparedCluster(dataDir: string): Promise<void> {
  const original = await (prepared ??= prepare());
  // Preserves the owner, to whom the database belongs.
  const { status, stderr } = spawnSync("cp", ["-a", original, dataDir], { encoding: "utf8" });
  if (status !== 0) throw new Error(stderr);
}

async function prepare(): Promise<string> {
  const dataDir = join(inject("scratch"), String(process.pid), "postgres");
  await (await startEmbeddedPostgres({ dataDir, durable: true })).stop();
  return dataDir;
}
