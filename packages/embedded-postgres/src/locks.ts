import { linkSync, readFileSync, readdirSync, readlinkSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

export const POSTGRES_PORT = 5432;

export type Postmaster = { pid: number; socketDir: string };

/** Returns the process that holds the data directory according to its `postmaster.pid`; undefined when there is none. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = read(join(cluster, "postmaster.pid"))?.split("\n");
  const pid = Number(lines?.[0]);
  return lines && pid > 0 ? { pid, socketDir: lines[4]?.trim() ?? "" } : undefined;
}

/**
 * Lists the processes that use the data directory. PostgreSQL makes it the working directory of all its processes. This is more
 * reliable than the number in `postmaster.pid`, which may belong to another program by now.
 */
export function processesUsing(cluster: string): number[] {
  if (process.platform !== "linux") {
    const pid = readPostmaster(cluster)?.pid;
    return pid && isAlive(pid) ? [pid] : [];
  }
  const pids: number[] = [];
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      if (readlinkSync(`/proc/${entry}/cwd`) === cluster) pids.push(Number(entry));
    } catch {
      // The process has ended, or belongs to another user and so cannot be ours.
    }
  }
  return pids;
}

/** Removes the lock files of a killed PostgreSQL. Call it only when no process uses the data directory. */
export function removeStaleLocks(cluster: string, socketDir: string): void {
  if (process.platform !== "linux") return; // On other systems only the process number counts, and PostgreSQL checks it itself.
  removeUnlessReplaced(join(cluster, "postmaster.pid"), () => processesUsing(cluster).length > 0);
  removeUnlessReplaced(
    join(socketDir, `.s.PGSQL.${POSTGRES_PORT}.lock`),
    () => processesUsing(cluster).length > 0,
  );
}

// Several processes may find the same stale file, and the first may have started PostgreSQL before the last one acts. So the file
// is renamed first, and restored if it has a new owner.
function removeUnlessReplaced(file: string, hasOwner: () => boolean): void {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  try {
    if (hasOwner()) linkSync(aside, file);
  } catch {
    // `linkSync` failed because a newer lock file exists, which is the valid one.
  }
  rmSync(aside, { force: true });
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return undefined;
  }
}
