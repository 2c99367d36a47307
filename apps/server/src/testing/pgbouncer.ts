import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { freePort } from "../../../../scripts/free-port.ts";
import type { Connection } from "@rendezvous/embedded-postgres/embedded-postgres";
import { whenDone } from "./when-done.ts";

export interface Pgbouncer {
  /** Whether this version supports named statements. */
  readonly knowsNames: boolean;
  /** The same as a DATABASE_URL. */
  readonly url: string;
}

/** The environment may name another version; Debian's directory may be missing from the PATH. */
const PROGRAM =
  process.env["PGBOUNCER"] ?? (existsSync("/usr/sbin/pgbouncer") ? "/usr/sbin/pgbouncer" : "pgbouncer");

/** Starts the machine's pgbouncer in transaction mode before a database, with few connections and a different one each time. */
export async function startPgbouncer({ host, port, user, database }: Connection): Promise<Pgbouncer> {
  const version = spawnSync(PROGRAM, ["--version"], { encoding: "utf8" }).stdout;
  const [, major, minor] = /PgBouncer (\d+)\.(\d+)/.exec(version ?? "") ?? [];
  if (major === undefined)
    throw new Error(
      "This machine has no pgbouncer: npm test installs it on Debian as root (apt-get install pgbouncer).",
    );
  const knowsNames = Number(major) > 1 || Number(minor) >= 21;
  const listenPort = await freePort();
  const directory = mkdtempSync(join(tmpdir(), "pgbouncer-"));
  const file = join(directory, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
${database} = host=${host} port=${port} user=${user} dbname=${database}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 4
server_round_robin = 1
${knowsNames ? "max_prepared_statements = 500" : ""}
`,
  );
  // pgbouncer refuses to run as root; the database's own user may open its socket.
  const { uid, gid } = statSync(host);
  for (const path of [directory, file]) chownSync(path, uid, gid);
  const child = spawn(PROGRAM, [file], { uid, gid, cwd: "/", stdio: "ignore" });
  const url = `postgres://${user}@127.0.0.1:${listenPort}/${database}`;
  await untilItAnswers(url, child);
  whenDone(async () => {
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGKILL");
    await ended;
    rmSync(directory, { recursive: true });
  });
  return { knowsNames, url };
}

async function untilItAnswers(url: string, child: ChildProcess): Promise<void> {
  for (;;) {
    const client = new Client(url);
    client.on("error", () => {});
    try {
      await client.connect();
      await client.query("select 1");
      return;
    } catch (error) {
      if (child.exitCode !== null)
        throw new Error("pgbouncer ended as soon as it was started", { cause: error });
      await new Promise((resolve) => setTimeout(resolve, 20));
    } finally {
      await client.end().catch(() => {});
    }
  }
}
