import { existsSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

function isWhole(cluster: string): boolean {
  return existsSync(join(cluster, "PG_VERSION"));
}

function mark(cluster: string): string {
  return join(dirname(cluster), "has-a-database");
}

/** From now on a missing cluster beside the mark is a lost one. */
export function markPlace(cluster: string): void {
  if (!existsSync(mark(cluster)))
    writeFileSync(
      mark(cluster),
      "Beside this file stands a database: without it no other one is begun here.\n",
    );
}

/**
 * A new database is made only where there has never been one: what is empty may be a disk that is not mounted, and a new database
 * in its place would hide the old one. Throws in words.
 */
export function requireNewPlace(cluster: string): void {
  const isLost = existsSync(cluster) || existsSync(mark(cluster));
  // Another process that starts at the same time may have made it meanwhile: whole, and marked afterwards.
  if (!isLost || isWhole(cluster)) return;
  throw new Error(
    `There was a database in ${cluster}, and it is not there: is its disk mounted, was it moved? Put it back, ` +
      `or remove ${dirname(cluster)} to begin with an empty one.`,
  );
}
