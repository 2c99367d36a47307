import { linkSync, readFileSync, readdirSync, readlinkSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";

export const PORT = 5432;

export type Postmaster = { pid: number; socketDir: string };

/** Reads who holds the data directory according to its `postmaster.pid`; undefined when no process claims to. */
export function readPostmaster(cluster: string): Postmaster | undefined {
  const lines = read(join(cluster, "postmaster.pid"))?.split("\n");
  const pid = Number(lines?.[0]);
  return lines && pid > 0 ? { pid, socketDir: lines[4]?.trim() ?? "" } : undefined;
}

/**
 * Lists the processes that use the data directory. PostgreSQL makes it the working directory of every process it has,
 * which tells more than the number in `postmaster.pid`: that number may meanwhile belong to another program.
 */
export function processesUsing(cluster: string): number[] {
  if (process.platform !== "linux") {
    const pid = readPostmaster(cluster)?.pid;
    return pid && isAlive(pid) ? [pid] : [];
  }
  const found: number[] = [];
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    try {
      if (readlinkSync(`/proc/${entry}/cwd`) === cluster) found.push(Number(entry));
    } catch {
      // It has ended, or belongs to another user and so cannot be ours.
    }
  }
  return found;
}

/** Removes what a killed PostgreSQL left behind. Call it only when no process uses the data directory. */
export function removeStaleLocks(cluster: string, socketDir: string): void {
  if (process.platform !== "linux") return; // There the number alone decides, and PostgreSQL itself does that.
  removeUnlessReplaced(join(cluster, "postmaster.pid"), () => processesUsing(cluster).length > 0);
  removeUnlessReplaced(join(socketDir, `.s.PGSQL.${PORT}.lock`), () => processesUsing(cluster).length > 0);
}

// Several processes may find the same stale file, and the first may have started PostgreSQL before the last one acts:
// so the file is set aside first, and put back when a new owner turns out to be there.
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
    // A newer one is in its place.
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
