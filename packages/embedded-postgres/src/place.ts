import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

function isWhole(cluster: string): boolean {
  return existsSync(join(cluster, "PG_VERSION"));
}

function mark(cluster: string): string {
  return join(dirname(cluster), "has-a-database");
}

/** Marks the directory: from now on, a missing cluster beside the mark counts as lost. */
export function markClusterDirectory(cluster: string): void {
  if (!existsSync(mark(cluster)))
    writeFileSync(
      mark(cluster),
      "Beside this file stands a database: without it no other one is begun here.\n",
    );
}

/**
 * Throws, with a message for people, if the place had a database that is now missing: an empty directory may be a disk that is
 * not mounted, and a new database there would hide the old one.
 */
export function refuseLostCluster(cluster: string): void {
  const isLost = existsSync(cluster) || existsSync(mark(cluster));
  // Another process that started at the same time may have just created the database: it is complete, and marked afterwards.
  if (!isLost || isWhole(cluster)) return;
  throw new Error(
    `There was a database in ${cluster}, and it is not there: is its disk mounted, was it moved? Put it back, ` +
      `or remove ${dirname(cluster)} to begin with an empty one.`,
  );
}
