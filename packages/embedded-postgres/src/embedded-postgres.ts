import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { rmdir } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Client } from "pg";
import { chooseAccount, changeDirectoryOwner, makeDirectoryPrivate } from "./account.ts";
import { findBinaries, binariesIn } from "./binaries.ts";
import { POSTGRES_PORT, processesUsing, isAlive, readPostmaster, removeStaleLocks } from "./locks.ts";
import { markClusterDirectory, refuseLostCluster } from "./place.ts";
import {
  DATABASE_OWNER,
  SUPERUSER,
  type ClusterSite,
  chooseSocketDir,
  createDataDirectory,
} from "./server.ts";
import { tailLog, launchPostgres, requireSameVersion } from "./server.ts";

export type EmbeddedPostgresOptions = {
  /** The directory of the data, the socket and the log; created if it is missing. */
  dataDir: string;
  /** false switches fsync off, for tests only: a power cut loses the data. */
  durable: boolean;
  /** The directory of PostgreSQL programs to use instead of the installed package's. */
  binaries?: string;
  /** Whether another PostgreSQL may copy from this one and to it, for tests of that. */
  replicates?: boolean;
  log?: (message: string) => void;
};

export type Connection = { host: string; port: number; user: string; database: string };

export type EmbeddedPostgres = {
  connection: Connection;
  /** For creating databases and roles; never for the application. */
  superuser: Connection;
  /** True if another process had started the server. */
  attached: boolean;
  /** Detaches from the server; the last process to detach stops it. */
  stop(): Promise<void>;
};

const START_TIMEOUT_MS = 60_000;
// Every process that uses the database holds this lock in shared mode. A process that obtains it exclusively is the last one, and
// stops the server.
const IN_USE_LOCK = 7_203_117_001;

/**
 * Starts the embedded database of a directory, or attaches to the one that another process started there, and restarts it if it
 * is killed later. On failure throws an error with a message for the person at the terminal.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const site = prepare(options);
  const log = options.log ?? (() => {});
  let stopping = false;
  let presence: Client;
  let restored: Promise<void> = Promise.resolve();

  const enter = async (): Promise<boolean> => {
    const entered = await startOrAttach(site);
    presence = entered.presence;
    presence.once("end", () => {
      if (!stopping) restored = restore();
    });
    return entered.attached;
  };
  const restore = async (): Promise<void> => {
    log("The embedded PostgreSQL has gone away; starting it again.");
    for (let pause = 100; !stopping; pause = Math.min(pause * 2, 5_000)) {
      try {
        await enter();
        return log("The embedded PostgreSQL is back.");
      } catch (error) {
        log(
          `The embedded PostgreSQL does not start: ${error instanceof Error ? error.message : String(error)}`,
        );
        await sleep(pause);
      }
    }
  };

  const attached = await enter();
  const place = { host: site.socketDir, port: POSTGRES_PORT };
  return {
    connection: { ...place, user: DATABASE_OWNER, database: DATABASE_OWNER },
    superuser: { ...place, user: SUPERUSER, database: "postgres" },
    attached,
    stop: async () => {
      if (stopping) return;
      stopping = true;
      await restored;
      await leave(site, presence);
    },
  };
}

function prepare(options: EmbeddedPostgresOptions): ClusterSite {
  if (process.platform === "win32") {
    throw new Error(
      "The embedded PostgreSQL does not run on Windows. Set DATABASE_URL to a PostgreSQL 15 or newer.",
    );
  }
  mkdirSync(options.dataDir, { recursive: true });
  const parent = realpathSync(options.dataDir);
  const cluster = join(parent, "cluster");
  const owner = statSync(cluster, { throwIfNoEntry: false })?.uid;
  if (owner !== undefined && process.getuid?.() !== 0 && owner !== process.getuid?.()) {
    throw new Error(`The data in ${cluster} belongs to another user (uid ${owner}): start as that user.`);
  }
  const account = chooseAccount(cluster);
  if (account && owner === 0) changeDirectoryOwner(account, cluster);
  if (owner !== undefined) makeDirectoryPrivate(cluster);
  const binaries = options.binaries ? binariesIn(options.binaries, account) : findBinaries(account, parent);
  return {
    cluster,
    socketDir: chooseSocketDir(parent, account),
    logFile: join(parent, "postgresql.log"),
    binaries,
    account,
    durable: options.durable,
    replicates: options.replicates ?? false,
  };
}

async function startOrAttach(site: ClusterSite): Promise<{ presence: Client; attached: boolean }> {
  const giveUpAt = Date.now() + START_TIMEOUT_MS;
  let mine: ReturnType<typeof launchPostgres> | undefined;
  for (let launches = 0; ; ) {
    const running = readPostmaster(site.cluster);
    const presence = running?.socketDir ? await announce(site, running.socketDir) : undefined;
    if (running && presence) {
      site.socketDir = running.socketDir;
      return { presence, attached: running.pid !== mine?.pid };
    }
    if (Date.now() > giveUpAt) throw new Error(whyNot(site));
    if ((mine && isRunning(mine)) || processesUsing(site.cluster).length > 0) {
      await sleep(20); // The server is starting, stopping or crashing: wait for the outcome.
    } else if (!existsSync(join(site.cluster, "PG_VERSION"))) {
      refuseLostCluster(site.cluster);
      await createDataDirectory(site);
    } else if (launches++ < 3) {
      requireSameVersion(site);
      markClusterDirectory(site.cluster);
      removeStaleLocks(site.cluster, site.socketDir);
      mine = launchPostgres(site);
    } else {
      throw new Error(`The embedded PostgreSQL ends as soon as it is started:\n${tailLog(site)}`);
    }
  }
}

/** Connects and takes the shared lock; undefined when no server answers (yet). */
async function announce(site: ClusterSite, socketDir: string): Promise<Client | undefined> {
  const presence = new Client({
    host: socketDir,
    port: POSTGRES_PORT,
    user: SUPERUSER,
    database: "postgres",
    application_name: "rendezvous presence",
    connectionTimeoutMillis: 5_000,
  });
  presence.on("error", () => {}); // Ignored, because an 'end' event follows every 'error'.
  try {
    await presence.connect();
    await presence.query("SELECT pg_advisory_lock_shared($1)", [IN_USE_LOCK]);
    if (!(await servesDirectory(presence, site.cluster))) {
      await presence.end();
      return undefined;
    }
    const { rows } = await presence.query<{ fsync: string }>("SHOW fsync");
    if (site.durable && rows[0]?.fsync !== "on") {
      throw new Error(
        `The PostgreSQL running in ${site.cluster} was started for tests (fsync off): stop it first.`,
      );
    }
    return presence;
  } catch (error) {
    await presence.end().catch(() => {});
    if (isTransient(error)) return undefined;
    throw error;
  }
}

// A data directory copied from a running server still names that server's socket, where another database answers.
async function servesDirectory(presence: Client, cluster: string): Promise<boolean> {
  const mark = `attach.${randomUUID()}`;
  writeFileSync(join(cluster, mark), "");
  try {
    const { rows } = await presence.query("SELECT pg_stat_file($1, true) AS status", [mark]);
    return (rows[0] as { status: string | null }).status !== null;
  } finally {
    rmSync(join(cluster, mark), { force: true });
  }
}

function isRunning(child: ReturnType<typeof launchPostgres>): boolean {
  return child.pid !== undefined && child.exitCode === null && child.signalCode === null;
}

function isTransient(error: unknown): boolean {
  const code = (error as NodeJS.ErrnoException).code ?? "";
  if (["ENOENT", "ECONNREFUSED", "ECONNRESET", "EPIPE", "57P01", "57P02", "57P03", "53300"].includes(code))
    return true;
  return error instanceof Error && /terminated|timeout/i.test(error.message);
}

async function leave(site: ClusterSite, presence: Client): Promise<void> {
  try {
    await presence.query("SELECT pg_advisory_unlock_shared($1)", [IN_USE_LOCK]);
    const { rows } = await presence.query<{ alone: boolean }>("SELECT pg_try_advisory_lock($1) AS alone", [
      IN_USE_LOCK,
    ]);
    if (!rows[0]?.alone) return await presence.end();
  } catch {
    return; // The server has already ended, so there is nothing to stop.
  }
  // A process that starts during the shutdown waits for the lock held here, loses its connection, and then starts the server.
  const pid = readPostmaster(site.cluster)?.pid;
  if (!pid) return;
  process.kill(pid, "SIGINT");
  for (let waited = 0; isAlive(pid) && readPostmaster(site.cluster)?.pid === pid; waited += 10) {
    if (waited === 30_000) process.kill(pid, "SIGQUIT");
    await sleep(10);
  }
  if (!site.socketDir.startsWith(dirname(site.cluster))) await rmdir(site.socketDir).catch(() => {}); // Fails if the directory is in use again.
}

function whyNot(site: ClusterSite): string {
  const holders = processesUsing(site.cluster);
  return holders.length > 0
    ? `The data in ${site.cluster} is held by process ${holders.join(", ")}, which does not answer. End it, then start again.`
    : `The embedded PostgreSQL did not become ready in ${START_TIMEOUT_MS / 1000} s:\n${tailLog(site)}`;
}
