import { type ChildProcess, spawn } from "node:child_process";
import { appendFileSync, chmodSync, chownSync, closeSync, existsSync, fsyncSync, lstatSync } from "node:fs";
import { mkdirSync, openSync, readFileSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { createHash } from "node:crypto";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { type Account, mayEnterDirectory } from "./account.ts";
import type { Binaries } from "./binaries.ts";
import { POSTGRES_PORT, isAlive } from "./locks.ts";

export const SUPERUSER = "postgres";
export const DATABASE_OWNER = "rendezvous";

export type ClusterSite = {
  cluster: string;
  socketDir: string;
  logFile: string;
  binaries: Binaries;
  account: Account | undefined;
  durable: boolean;
  replicates: boolean;
};

/**
 * Creates the data directory if it is missing. It is built under another name and then renamed, so that it is either complete or
 * absent.
 */
export async function createDataDirectory(site: ClusterSite): Promise<void> {
  removeAbandoned(site.cluster);
  const unfinished = `${site.cluster}.new.${process.pid}`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  if (site.account) chownSync(unfinished, site.account.uid, site.account.gid);
  try {
    const hasBuiltinLocales = site.binaries.major >= 17;
    const locale = hasBuiltinLocales
      ? ["--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"]
      : ["--locale=C.UTF-8"];
    const sync = site.durable ? [] : ["--no-sync"];
    await run(site, unfinished, "initdb", (directory) =>
      ["-D", directory, "-U", SUPERUSER, "-A", "trust", "-E", "UTF8", "--no-instructions"].concat(
        locale,
        sync,
      ),
    );
    await run(
      site,
      unfinished,
      "postgres",
      (directory) => ["--single", "-D", directory, "-c", `fsync=${site.durable ? "on" : "off"}`, "postgres"],
      `CREATE ROLE ${DATABASE_OWNER} LOGIN\nCREATE DATABASE ${DATABASE_OWNER} OWNER ${DATABASE_OWNER}\n`,
    );
    renameSync(unfinished, site.cluster);
    const parent = openSync(dirname(site.cluster), "r");
    fsyncSync(parent);
    closeSync(parent);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process that started at the same time was first: its data directory is equally good.
    if (!existsSync(join(site.cluster, "PG_VERSION"))) throw error;
  }
}

/**
 * glibc returns memory to the system after every large message and requests it again for the next, which takes a twentieth of
 * PostgreSQL's time per booking. So each connection may retain a little memory.
 */
const KEEPING_MEMORY = { MALLOC_TRIM_THRESHOLD_: String(4 << 20), MALLOC_TOP_PAD_: String(512 << 10) };

/**
 * Starts PostgreSQL in the background in its own process session, so that Ctrl-C in the terminal does not stop it before the last
 * requests end.
 */
export function launchPostgres(site: ClusterSite): ChildProcess {
  makePrivate(site.socketDir, site.account);
  const settings = [
    "listen_addresses=",
    `unix_socket_directories=${site.socketDir}`,
    `port=${POSTGRES_PORT}`,
    "max_connections=200",
    "shared_buffers=128MB",
    "max_parallel_workers_per_gather=0", // Parallel workers need more /dev/shm than containers have.
    ...(site.replicates
      ? ["wal_level=logical"]
      : ["max_wal_senders=0", "wal_level=minimal", "max_logical_replication_workers=0"]),
    "max_wal_size=512MB",
    "random_page_cost=1.1",
    "jit=off",
    "autovacuum_naptime=15s", // Frequent runs give a new installation's planner statistics of its tables early.
    "timezone=UTC",
    "log_timezone=UTC",
    `fsync=${site.durable ? "on" : "off"}`,
    ...(site.durable ? [] : ["synchronous_commit=off", "full_page_writes=off"]),
  ];
  const switches = settings.flatMap((setting) => ["-c", setting]);
  return start(site, site.cluster, "postgres", (directory) => ["-D", directory].concat(switches));
}

/**
 * Returns the directory of the socket: beside the data, or in the temporary directory if that path is too long or not accessible.
 */
export function chooseSocketDir(parent: string, account: Account | undefined): string {
  const beside = join(parent, "socket");
  const isShort = Buffer.byteLength(join(beside, `.s.PGSQL.${POSTGRES_PORT}`)) < 100;
  if (isShort && (!account || mayEnterDirectory(parent, account))) return beside;
  const mark = createHash("sha256").update(parent).digest("hex").slice(0, 12);
  return join(tmpdir(), `rendezvous-${account?.uid ?? process.getuid?.()}-${mark}`);
}

/** Throws unless the same major version of PostgreSQL created the embedded database: no other version can read it. */
export function requireSameVersion(site: ClusterSite): void {
  const clusterMajor = readFileSync(join(site.cluster, "PG_VERSION"), "utf8").trim();
  if (Number(clusterMajor) === site.binaries.major) return;
  throw new Error(
    `The data in ${site.cluster} was made by PostgreSQL ${clusterMajor}, and this is PostgreSQL ${site.binaries.major}. ` +
      "Start it with the version that made it, or choose another DATA_DIR.",
  );
}

export function tailLog(site: ClusterSite): string {
  try {
    return readFileSync(site.logFile, "utf8").trimEnd().split("\n").slice(-12).join("\n");
  } catch {
    return "";
  }
}

function start(
  site: ClusterSite,
  cluster: string,
  program: string,
  args: (directory: string) => string[],
  input: "ignore" | "pipe" = "ignore",
): ChildProcess {
  const log = openSync(site.logFile, logFlag(site.logFile), 0o600);
  const handle = openSync(cluster, "r");
  try {
    // The account may be unable to enter a parent directory (a checkout below /root); an inherited open directory needs no path.
    const isShut =
      site.account && process.platform === "linux" && !mayEnterDirectory(dirname(cluster), site.account);
    const child = spawn(join(site.binaries.directory, program), args(isShut ? "/proc/self/fd/3" : cluster), {
      ...site.account,
      cwd: "/",
      detached: true,
      stdio: [input, log, log, handle],
      env: { PATH: process.env["PATH"], LC_ALL: "C", TZ: "UTC", ...KEEPING_MEMORY },
    });
    child.on("error", (error) => appendFileSync(site.logFile, `${program}: ${error.message}\n`));
    child.unref();
    return child;
  } finally {
    closeSync(log);
    closeSync(handle);
  }
}

async function run(
  site: ClusterSite,
  cluster: string,
  program: string,
  args: (directory: string) => string[],
  input?: string,
): Promise<void> {
  const child = start(site, cluster, program, args, input ? "pipe" : "ignore");
  child.ref();
  child.stdin?.end(input);
  const ended = await new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => resolve(code ?? signal));
  });
  if (ended !== 0) throw new Error(`${program} ended with ${String(ended)}:\n${tailLog(site)}`);
}

function logFlag(file: string): "a" | "w" {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  return size > 10_000_000 ? "w" : "a";
}

// Removes the unfinished directories of killed processes.
function removeAbandoned(cluster: string): void {
  const parent = dirname(cluster);
  for (const name of readdirSync(parent)) {
    const maker = new RegExp(`\\.new\\.(\\d+)$`).exec(name)?.[1];
    if (!maker || !name.startsWith("cluster.") || isAlive(Number(maker))) continue;
    rmSync(join(parent, name), { recursive: true, force: true });
  }
}

function makePrivate(directory: string, account: Account | undefined): void {
  const uid = account?.uid ?? process.getuid?.();
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (account && lstatSync(directory).uid === 0) chownSync(directory, account.uid, account.gid);
  const status = lstatSync(directory);
  if (!status.isDirectory() || status.uid !== uid) {
    throw new Error(`${directory} belongs to another user: remove it, or choose another DATA_DIR.`);
  }
  chmodSync(directory, 0o700);
}
