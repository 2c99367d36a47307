import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync } from "node:fs";
import { rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "pg";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { putPreparedCluster } from "./testing/prepared-cluster.ts";
import { processesUsing, isAlive, readPostmaster } from "./locks.ts";
import { type EmbeddedPostgres, startEmbeddedPostgres } from "./embedded-postgres.ts";

const SCRIPT = fileURLToPath(new URL("./testing/embedded-postgres-process.ts", import.meta.url));

let home: string;
let dataDir: string;
let processes: ChildProcess[];

beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "embedded-"));
  chmodSync(home, 0o755);
  dataDir = join(home, "postgres");
  processes = [];
});

afterEach(async () => {
  for (const child of processes) child.kill("SIGKILL");
  for (const name of readdirSync(home)) await killInhabitants(join(home, name, "cluster"));
  rmSync(home, { recursive: true, force: true });
});

type Started = {
  child: ChildProcess;
  lines: string[];
  says(start: string): Promise<string>;
  leave(): Promise<void>;
};

function startProcess(...args: string[]): Started {
  const child = spawn(process.execPath, [SCRIPT, ...args], { stdio: ["pipe", "pipe", "inherit"] });
  processes.push(child);
  const lines: string[] = [];
  let rest = "";
  child.stdout.on("data", (text: Buffer) => {
    const parts = (rest + text.toString()).split("\n");
    rest = parts.pop() ?? "";
    lines.push(...parts);
  });
  const says = async (start: string): Promise<string> =>
    until(
      () => lines.find((line) => line.startsWith(start)),
      `"${start}" of a process, which said: ${lines.join(" ")}`,
    );
  const leave = async (): Promise<void> => {
    child.stdin.end();
    await says("left");
  };
  return { child, lines, says, leave };
}

async function until<Found>(look: () => Found | undefined, what: string): Promise<Found> {
  for (const giveUpAt = Date.now() + 25_000; Date.now() < giveUpAt; ) {
    const found = look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`Waited in vain for ${what}`);
}

async function killInhabitants(cluster: string): Promise<void> {
  await until(() => {
    const pids = processesUsing(cluster);
    for (const pid of pids) {
      // The process may have ended since it was listed.
      if (isAlive(pid)) process.kill(pid, "SIGKILL");
    }
    return pids.length === 0 ? true : undefined;
  }, "the end of PostgreSQL");
}

async function nobodyLives(cluster: string): Promise<void> {
  await until(() => (processesUsing(cluster).length === 0 ? true : undefined), "PostgreSQL to stop");
}

async function writtenNumbers(postgres: EmbeddedPostgres): Promise<number[]> {
  const client = new Client(postgres.connection);
  await client.connect();
  const { rows } = await client.query<{ number: number }>("SELECT number FROM written ORDER BY number");
  await client.end();
  return rows.map((row) => row.number);
}

test("of several processes that start at once in an empty directory one starts the database and the others attach", async () => {
  const all = Array.from({ length: 4 }, () => startProcess(dataDir));
  const answers = await Promise.all(all.map((one) => one.says("ready")));
  expect(answers.filter((answer) => answer === "ready started")).toHaveLength(1);
  expect(answers.filter((answer) => answer === "ready attached")).toHaveLength(3);
  await Promise.all(all.map((one) => one.leave()));
  await nobodyLives(join(dataDir, "cluster"));
  expect(readdirSync(dataDir).filter((name) => name.includes(".new."))).toEqual([]);
});

test("the database goes on when the process that started it leaves, and stops with the last one", async () => {
  await putPreparedCluster(dataDir);
  const first = startProcess(dataDir);
  await first.says("ready");
  const second = await startEmbeddedPostgres({ dataDir, durable: true });
  expect(second.attached).toBe(true);
  await first.leave();
  expect(await writtenNumbers(second)).toEqual([]);
  await second.stop();
  await nobodyLives(join(dataDir, "cluster"));
});

describe("no acknowledged row is lost, and the next start is not hindered", () => {
  test.each<[string, (writer: ChildProcess) => Promise<void>]>([
    ["Node is killed", async (writer) => void writer.kill("SIGKILL")],
    ["PostgreSQL is killed", async () => killPostmaster()],
    [
      "both are killed",
      async (writer) => {
        writer.kill("SIGKILL");
        killPostmaster();
      },
    ],
    [
      "everything is killed",
      async (writer) => {
        writer.kill("SIGKILL");
        await killInhabitants(join(dataDir, "cluster"));
      },
    ],
  ])("when %s, four times", async (_, kill) => {
    await putPreparedCluster(dataDir);
    const acknowledged: number[] = [];
    for (let round = 0; round < 4; round += 1) {
      const writer = startProcess(dataDir, "write");
      const before = acknowledged.length;
      await until(() => (writer.lines.length > 50 ? true : undefined), "50 rows");
      await kill(writer.child);
      writer.child.kill("SIGKILL");
      await until(() => writer.child.signalCode ?? writer.child.exitCode ?? undefined, "the writer's end");
      acknowledged.push(...writer.lines.filter((line) => /^\d+$/.test(line)).map(Number));
      expect(acknowledged.length).toBeGreaterThan(before + 40);
    }
    const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
    const written = new Set(await writtenNumbers(postgres));
    expect(acknowledged.filter((number) => !written.has(number))).toEqual([]);
    await postgres.stop();
  });
});

function killPostmaster(): void {
  process.kill(readPostmaster(join(dataDir, "cluster"))!.pid, "SIGKILL");
}

test("a database that is killed under a running server is started again", async () => {
  await putPreparedCluster(dataDir);
  const messages: string[] = [];
  const postgres = await startEmbeddedPostgres({
    dataDir,
    durable: true,
    log: (message) => messages.push(message),
  });
  killPostmaster();
  await until(() => messages.find((message) => message.endsWith("is back.")), "the database to come back");
  const client = new Client(postgres.connection);
  await client.connect();
  await client.end();
  await postgres.stop();
  await nobodyLives(join(dataDir, "cluster"));
});

test.runIf(process.platform === "linux")(
  "locks left by a killed database do not stop the next start, though their number belongs to a stranger now",
  async () => {
    await putPreparedCluster(dataDir);
    const killed = await startEmbeddedPostgres({ dataDir, durable: true });
    await killed.stop();
    const stranger = spawn("sleep", ["60"]);
    processes.push(stranger);
    const cluster = join(dataDir, "cluster");
    const lock = `${stranger.pid}\n${cluster}\n1700000000\n5432\n${killed.connection.host}\n\n  1234567         0\nready   \n`;
    writeFileSync(join(cluster, "postmaster.pid"), lock, { mode: 0o600 });
    writeFileSync(join(killed.connection.host, ".s.PGSQL.5432.lock"), lock, { mode: 0o600 });
    const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
    expect(postgres.attached).toBe(false);
    await postgres.stop();
  },
);

test("a half-made data directory of a killed start is cleared away", async () => {
  mkdirSync(join(dataDir, "cluster.new.4194999"), { recursive: true });
  await (await startEmbeddedPostgres({ dataDir, durable: true })).stop();
  expect(readdirSync(dataDir).filter((name) => name.startsWith("cluster"))).toEqual(["cluster"]);
});

test("a copy of a running database's directory, made by root too, starts and is not taken for the running one", async () => {
  await putPreparedCluster(dataDir);
  const original = await startEmbeddedPostgres({ dataDir, durable: true });
  const copied = join(home, "copy");
  cpSync(dataDir, copied, { recursive: true, filter: (source) => !source.includes(".s.PGSQL") });
  chmodSync(join(copied, "cluster"), 0o755);
  const copy = await startEmbeddedPostgres({ dataDir: copied, durable: true });
  expect(copy.attached).toBe(false);
  expect(copy.connection.host).not.toBe(original.connection.host);
  await Promise.all([copy.stop(), original.stop()]);
});

test.each<[string, (cluster: string) => void]>([
  ["is gone", (cluster) => rmSync(cluster, { recursive: true })],
  [
    "is an empty directory, as of a disk that is not mounted",
    (cluster) => {
      rmSync(cluster, { recursive: true });
      mkdirSync(cluster);
    },
  ],
  ["is not whole", (cluster) => rmSync(join(cluster, "PG_VERSION"))],
])("no new database takes the place of one that %s", async (_, lose) => {
  await putPreparedCluster(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
  await postgres.stop();
  lose(join(dataDir, "cluster"));
  const before = readdirSync(dataDir);
  await expect(startEmbeddedPostgres({ dataDir, durable: true })).rejects.toThrow(
    /There was a database in .*cluster, and it is not there: .*Put it back, or remove .* to begin/,
  );
  expect(readdirSync(dataDir)).toEqual(before);
  rmSync(dataDir, { recursive: true });
  await (await startEmbeddedPostgres({ dataDir, durable: true })).stop();
});

test("an empty directory in the database's place is no place for a new one", async () => {
  mkdirSync(join(dataDir, "cluster"), { recursive: true });
  await expect(startEmbeddedPostgres({ dataDir, durable: true })).rejects.toThrow("is its disk mounted");
});

test("data of another PostgreSQL version is refused in words", async () => {
  await putPreparedCluster(dataDir);
  writeFileSync(join(dataDir, "cluster", "PG_VERSION"), "14\n");
  await expect(startEmbeddedPostgres({ dataDir, durable: true })).rejects.toThrow(/made by PostgreSQL 14/);
});

test("a path too long for a socket moves only the socket", async () => {
  const deep = join(dataDir, "x".repeat(60), "y".repeat(60));
  const postgres = await startEmbeddedPostgres({ dataDir: deep, durable: true });
  expect(postgres.connection.host.startsWith(tmpdir())).toBe(true);
  expect(readdirSync(deep)).toContain("cluster");
  await postgres.stop();
  expect(existsSync(postgres.connection.host)).toBe(false);
});

test("only its owner reaches the socket", async () => {
  await putPreparedCluster(dataDir);
  const postgres = await startEmbeddedPostgres({ dataDir, durable: true });
  expect(statSync(postgres.connection.host).mode & 0o777).toBe(0o700);
  await postgres.stop();
});

test.runIf(process.getuid?.() === 0)(
  "root lends the database another account, even where that account may not enter a parent of the data",
  async () => {
    const shut = join(home, "shut");
    mkdirSync(shut, { mode: 0o700 });
    for (const directory of [dataDir, join(shut, "postgres")]) {
      const postgres = await startEmbeddedPostgres({ dataDir: directory, durable: true });
      const status = readFileSync(`/proc/${readPostmaster(join(directory, "cluster"))?.pid}/status`, "utf8");
      expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).not.toBe("0");
      await postgres.stop();
    }
  },
);
