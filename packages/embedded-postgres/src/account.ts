import { chmodSync, lchownSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { userInfo } from "node:os";

/** The account that runs PostgreSQL, if it is not that of this process; fits spawn's options. */
export type Account = { uid: number; gid: number };

/**
 * PostgreSQL refuses to run as root, so root starts it under another account: the owner of the data if there is data, else
 * `postgres` or `nobody`. Other users start it under their own account (`undefined`).
 */
export function chooseAccount(cluster: string): Account | undefined {
  if (process.getuid?.() !== 0) {
    requireOwnName();
    return undefined;
  }
  const owner = statSync(cluster, { throwIfNoEntry: false });
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const passwd = readFileSync("/etc/passwd", "utf8");
  for (const name of ["postgres", "nobody"]) {
    const line = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, "m").exec(passwd);
    if (line && line[1] !== "0") return { uid: Number(line[1]), gid: Number(line[2]) };
  }
  throw new Error(
    "PostgreSQL refuses to run as root, and this machine has neither an account postgres nor nobody to lend it. " +
      "Start as another user, or set DATABASE_URL.",
  );
}

/** Gives the account a directory and everything in it; needed after root has copied or restored it. */
export function changeDirectoryOwner({ uid, gid }: Account, directory: string): void {
  const names = readdirSync(directory, { recursive: true, encoding: "utf8" });
  for (const name of ["", ...names]) lchownSync(join(directory, name), uid, gid);
}

/**
 * Removes other users' permissions on a directory, because PostgreSQL refuses a data directory that others may read. A copy may
 * have added such permissions.
 */
export function makeDirectoryPrivate(directory: string): void {
  if (statSync(directory).mode & 0o027) chmodSync(directory, 0o700);
}

// initdb looks up the name of its user, but in a container started with a bare user number there is none.
function requireOwnName(): void {
  try {
    userInfo();
  } catch {
    throw new Error(
      `The embedded PostgreSQL needs a user with a name, and uid ${process.getuid?.()} has no line in /etc/passwd. ` +
        "Start as a user of this machine, or set DATABASE_URL.",
    );
  }
}

/** True if `account` may enter `directory`, by the permission bits of the directory and all its parents. */
export function mayEnterDirectory(directory: string, account: Account): boolean {
  for (let path = directory; ; path = dirname(path)) {
    const { uid, gid, mode } = statSync(path);
    const bit = uid === account.uid ? 0o100 : gid === account.gid ? 0o010 : 0o001;
    if (!(mode & bit)) return false;
    if (path === dirname(path)) return true;
  }
}
