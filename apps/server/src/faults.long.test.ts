import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, chownSync, closeSync, mkdirSync, openSync, rmSync, statSync, writeSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { startEmbeddedPostgres } from "@rendezvous/embedded-postgres/embedded-postgres";
import { readPostmaster } from "@rendezvous/embedded-postgres/locks";
import { putPreparedCluster } from "@rendezvous/embedded-postgres/testing/prepared-cluster";
import { Client } from "pg";
import { expect, test } from "vitest";
import { freePort } from "../../../scripts/free-port.ts";
import { endPool, openDatabase } from "./lib/database/database.ts";
import { migrate } from "./lib/database/migrations.ts";
import { startDatabaseProxy } from "./testing/database-proxy.ts";
import { startMailServer } from "./testing/mail-server.ts";
import { addSalon } from "./testing/salon.ts";
import { whenDone } from "./testing/when-done.ts";

const API_KEY = "0123456789abcdef0123456789abcdef";
const ROUNDS = 25;
const FAULTS_A_ROUND = 4;
/** Half of the bookings wait for their mails when the first fault comes; the other half are made during the faults. */
const BOOKINGS_A_ROUND = 30;
/** The limit from the return of the database to the mail about a booking. */
const MAILS_WITHIN_MS = 10_000;

const dataDir = await mkdtemp(join(tmpdir(), "rendezvous-faults-"));
whenDone(async () => rmSync(dataDir, { recursive: true, force: true }));
// The database's system account must be able to enter the directory.
chmodSync(dataDir, 0o755);
const cluster = join(dataDir, "postgres", "cluster");
await putPreparedCluster(join(dataDir, "postgres"));
// The embedded database restarts by itself after a stop.
const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, "postgres"), durable: true });
whenDone(() => postgres.stop());

async function asSuperuser(...statements: string[]): Promise<void> {
  for (;;) {
    const client = new Client({ ...postgres.superuser, connectionTimeoutMillis: 2000 });
    client.on("error", () => {});
    try {
      await client.connect();
      for (const statement of statements) await client.query(statement);
      return;
    } catch (error) {
      // The database is starting or stopping; try again.
      if (!/^(57P|ECONN|ENOENT|EPIPE)/.test((error as { code?: string }).code ?? "57P")) throw error;
      await sleep(20);
    } finally {
      await client.end().catch(() => {});
    }
  }
}

/** A separate disk for the database, which the test can fill. Only root can mount one. */
const disk = join(dataDir, "disk");
mkdirSync(disk);
const mount = spawnSync("mount", ["-t", "tmpfs", "-o", "size=96m", "tmpfs", disk]);
const hasDisk = mount.status === 0;
if (hasDisk) {
  whenDone(async () => void spawnSync("umount", ["--lazy", disk]));
  const owner = statSync(cluster);
  mkdirSync(join(disk, "tables"));
  chownSync(join(disk, "tables"), owner.uid, owner.gid);
  await asSuperuser(`create tablespace disk location '${join(disk, "tables")}'`);
}
await asSuperuser(`create database faults owner rendezvous ${hasDisk ? "tablespace disk" : ""}`);
const direct = { ...postgres.connection, database: "faults" };
await migrate(direct);
const db = openDatabase({ address: direct, onError: () => {} });
const salon = await addSalon(db, { openData: true });
const always = [{ days: ["mo", "tu", "we", "th", "fr", "sa", "su"], from: "09:00", to: "18:00" }];
await db.query("update calendars set capacity = 99, openinghours = $1", [JSON.stringify(always)]);
await endPool(db);

const proxy = await startDatabaseProxy(direct);
const mails = await startMailServer({ answerMs: 40 });

const endBackends = "select pg_terminate_backend(pid) from pg_stat_activity where datname = 'faults'";

async function restart(signal: "SIGINT" | "SIGQUIT"): Promise<void> {
  const { pid } = readPostmaster(cluster)!;
  process.kill(pid, signal);
  while (readPostmaster(cluster)?.pid === pid) await sleep(10);
  await asSuperuser("select 1");
}

const FAULTS: Readonly<Record<string, () => Promise<void>>> = {
  "restart fast": () => restart("SIGINT"),
  "restart immediate": () => restart("SIGQUIT"),
  "backends ended": () => asSuperuser(endBackends),
  "sockets reset": async () => proxy.reset(),
  async failover() {
    proxy.swallow();
    await asSuperuser("alter database faults set default_transaction_read_only = on", endBackends);
    proxy.reset();
    proxy.lead();
    await sleep(300);
    await asSuperuser("alter database faults set default_transaction_read_only = off", endBackends);
  },
  ...(hasDisk && {
    "disk full": () => whileDiskIsFull(() => sleep(400)),
  }),
};

async function whileDiskIsFull(work: () => Promise<void>): Promise<void> {
  const filler = join(disk, "filler");
  const file = openSync(filler, "w");
  try {
    for (const kilobytes of [1024, 4]) fill(file, kilobytes);
    await work();
  } finally {
    closeSync(file);
    rmSync(filler);
  }
}

function fill(file: number, kilobytes: number): void {
  try {
    for (;;) writeSync(file, Buffer.alloc(kilobytes * 1024));
  } catch (error) {
    if ((error as { code?: string }).code !== "ENOSPC") throw error;
  }
}

/** While the disk is full, no booking can write its rows. */
async function expectUnreadyWhileFull(servers: readonly Server[]): Promise<void> {
  const readiness = () => Promise.all(servers.map(async ({ url }) => (await fetch(`${url}/readyz`)).status));
  await whileDiskIsFull(() => expect.poll(readiness, { timeout: MAILS_WITHIN_MS }).toEqual([503, 503]));
  await expect.poll(readiness, { timeout: MAILS_WITHIN_MS }).toEqual([200, 200]);
}

interface Server {
  readonly process: ChildProcess;
  readonly url: string;
  readonly log: string[];
}

async function startServer(): Promise<Server> {
  const port = await freePort();
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts")], {
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      DATABASE_URL: proxy.url,
      SMTP_URL: mails.url,
      DATA_DIR: dataDir,
      PORT: String(port),
      RATE_LIMIT: "off",
      API_KEY,
    },
  });
  whenDone(async () => void child.kill("SIGKILL"));
  const log: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => log.push(...chunk.toString().split("\n").filter(Boolean)));
  while (!log.some((line) => line.includes("Open:"))) {
    if (child.exitCode !== null) throw new Error(log.join("\n"));
    await sleep(20);
  }
  return { process: child, url: `http://127.0.0.1:${port}`, log };
}

let people = 0;

/** Books like a client who retries until it works. Returns the address that the mail goes to. */
async function book(servers: readonly Server[]): Promise<string> {
  const number = (people += 1);
  const email = `client.${number}@example.org`;
  const day = new Date(Date.now() + (2 + (number % 10)) * 86_400_000).toISOString().slice(0, 10);
  const date = `${day} ${10 + (Math.floor(number / 10) % 7)}:00:00`;
  const body = JSON.stringify({
    appointment: {
      group_id: salon.group,
      calendar_id: [salon.anna, salon.bea][number % 2],
      intervention_ids: [salon.cut],
      date,
      fiche: { firstname: "Anna", lastname: `Client ${number}`, email },
    },
  });
  for (let tries = 0; ; tries++) {
    const { url } = servers[(number + tries) % servers.length]!;
    const answer = await fetch(`${url}/api/v3/appointments?locale=en&apikey=${API_KEY}`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": `booking-${number}` },
      body,
    });
    const text = await answer.text();
    if (answer.status === 201) return email;
    if (answer.status !== 503) throw new Error(`${answer.status} ${text}`);
    await sleep(50);
  }
}

/** The same SEED gives the same sequence of faults. */
function createDice(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const mailsTo = (email: string) => mails.received.filter(({ to }) => to.includes(email));
/**
 * The number of repeated mails allowed among the 750, on a machine that takes seconds instead of milliseconds; decision 0058
 * gives the reason.
 */
const MAY_BE_SENT_TWICE = 2;

test("a hundred faults of the database end no process, and each mail leaves once, soon after the database is back", async () => {
  const servers = [await startServer(), await startServer()];
  if (hasDisk) await expectUnreadyWhileFull(servers);
  const dice = createDice(Number(process.env["SEED"]));
  const names = Object.keys(FAULTS);
  const news: string[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    const half = Array.from({ length: BOOKINGS_A_ROUND / 2 });
    const before = await Promise.all(half.map(() => book(servers)));
    const booking = half.map(() => book(servers));
    const faults = Array.from(
      { length: FAULTS_A_ROUND },
      (_, number) => names[(round * FAULTS_A_ROUND + number + dice(names.length)) % names.length]!,
    );
    for (const fault of faults) {
      await FAULTS[fault]!();
      await sleep(dice(200));
    }
    const addresses = [...before, ...(await Promise.all(booking))];
    const end = performance.now() + MAILS_WITHIN_MS;
    while (addresses.some((email) => mailsTo(email).length === 0) && performance.now() < end) await sleep(20);
    expect(
      addresses.filter((email) => mailsTo(email).length === 0),
      `no mail after ${faults.join(", ")}`,
    ).toEqual([]);
    news.push(...addresses);
  }
  // Both copies of a repeated mail have the same message id, so a mailbox can detect the repeat.
  for (const email of news)
    expect(new Set(mailsTo(email).map(({ mail }) => mail.messageId)).size, email).toBe(1);
  expect(news.flatMap(mailsTo).length - news.length).toBeLessThanOrEqual(MAY_BE_SENT_TWICE);
  for (const { process: child, log, url } of servers) {
    expect(child.exitCode).toBe(null);
    const readiness = async () => (await fetch(`${url}/readyz`)).json();
    await expect.poll(readiness, { timeout: MAILS_WITHIN_MS }).toEqual({ status: "ok", jobs: "running" });
    expect(log.filter((line) => line.includes("nobody handled this"))).toEqual([]);
    // One log line a second reports the outage, without a stack.
    const outages = log.filter((line) => line.includes("the database cannot be used"));
    expect(outages.length).toBeGreaterThan(0);
    expect(outages.filter((line) => line.includes("stack"))).toEqual([]);
    const ended = new Promise((resolve) => child.once("exit", resolve));
    child.kill("SIGTERM");
    expect(await ended).toBe(0);
  }
}, 400_000);
