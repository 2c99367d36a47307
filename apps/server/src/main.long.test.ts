import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterEach, beforeEach, expect, test } from "vitest";
import { freePort } from "../../../scripts/free-port.ts";
import { readPostmaster } from "@rendezvous/embedded-postgres/locks";
import { putPreparedCluster } from "@rendezvous/embedded-postgres/testing/prepared-cluster";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "rendezvous-main-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

interface Started {
  readonly process: ChildProcess;
  /** Resolves with true when the process has printed these words, with false when it ended before. */
  prints(words: string): Promise<boolean>;
  /** The exit code and the complete output. */
  readonly ended: Promise<{ code: number | null; output: string }>;
}

async function start(...groupFiles: string[]): Promise<Started> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, "main.ts"), ...groupFiles], {
    env: { PATH, NODE_COMPILE_CACHE, DATA_DIR: dataDir, PORT: String(await freePort()) },
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => (output += chunk.toString()));
  const ended = new Promise<{ code: number | null; output: string }>((resolve) =>
    child.once("close", (code) => resolve({ code, output })),
  );
  const prints = async (words: string): Promise<boolean> => {
    while (!output.includes(words) && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 10));
    return output.includes(words);
  };
  return { process: child, prints: prints, ended };
}

/** One of the demo groups, for tests that do not need all of them. */
const STUDIO = join(import.meta.dirname, "../../../demo/souffle-et-lumiere.json");

const isRunning = () => existsSync(join(dataDir, "postgres/cluster/postmaster.pid"));

test("a server told to stop while it makes its database ends well, and leaves no database running", async () => {
  const first = await start();
  while (!isRunning()) await new Promise((resolve) => setTimeout(resolve, 5));
  first.process.kill("SIGTERM");
  expect(await first.ended).toMatchObject({ code: 0 });
  expect(isRunning()).toBe(false);
});

test("a server told to stop while it imports for the first time ends well, and the next one has it whole", async () => {
  const first = await start();
  expect(await first.prints("migrated: ")).toBe(true);
  first.process.kill("SIGTERM");
  expect(await first.ended).toMatchObject({ code: 0 });
  expect(isRunning()).toBe(false);
  const second = await start();
  expect(await second.prints("/souffle-et-lumiere")).toBe(true);
  second.process.kill("SIGTERM");
  expect(await second.ended).toMatchObject({ code: 0 });
});

test("a server whose terminal is closed ends well, and leaves no database running", async () => {
  await putPreparedCluster(join(dataDir, "postgres"));
  const server = await start();
  expect(await server.prints("Open:")).toBe(true);
  server.process.kill("SIGHUP");
  expect(await server.ended).toMatchObject({ code: 0 });
  expect(isRunning()).toBe(false);
});

test("what a start tells ends with the addresses to open", async () => {
  await putPreparedCluster(join(dataDir, "postgres"));
  const server = await start(STUDIO);
  expect(await server.prints("/souffle-et-lumiere")).toBe(true);
  server.process.kill("SIGTERM");
  const { output } = await server.ended;
  // Messages about stopping may follow.
  const fromListening = output.slice(output.indexOf('"Server listening at '));
  expect(fromListening).toMatch(/^"Server listening at .*\n\nOpen:\n(?: {2}http.*\n)+/);
});

test("a place where no database can be made is told in words", async () => {
  writeFileSync(join(dataDir, "postgres"), "");
  const { code, output } = await (await start()).ended;
  expect(code).toBe(1);
  expect(output).toContain("it is a file, and has to be a directory");
  expect(output).not.toMatch(/E[A-Z]{4,}|\n {4}at /);
});

test("so is a link to a disk that is not there", async () => {
  symlinkSync(join(dataDir, "unmounted", "postgres"), join(dataDir, "postgres"));
  const { code, output } = await (await start()).ended;
  expect(code).toBe(1);
  expect(output).toContain("its disk may be missing");
  expect(output).not.toMatch(/ENOENT|\n {4}at /);
});

test("mails without their database are not joined by a new one", async () => {
  mkdirSync(join(dataDir, "mail"));
  writeFileSync(join(dataDir, "mail", "20261201-082030-anna@example.org-confirmation.1.2.eml"), "");
  const { code, output } = await (await start()).ended;
  expect(code).toBe(1);
  expect(output).toContain("holds mails of a database, and no database");
  expect(existsSync(join(dataDir, "postgres"))).toBe(false);
});

test("the database of a newer version is refused in words", async () => {
  await putPreparedCluster(join(dataDir, "postgres"));
  const first = await start(STUDIO);
  expect(await first.prints("Open:")).toBe(true);
  const { socketDir } = readPostmaster(join(dataDir, "postgres/cluster"))!;
  const client = new Client({ host: socketDir, user: "rendezvous", database: "rendezvous" });
  await client.connect();
  await client.query("insert into kysely_migration (name, timestamp) values ('9999-later', '2030')");
  await client.end();
  first.process.kill("SIGTERM");
  await first.ended;
  const { code, output } = await (await start()).ended;
  expect(code).toBe(1);
  expect(output).toContain("The database has 9999-later of a newer version");
  expect(isRunning()).toBe(false);
});

test("a database that goes away during the start is told in words", async () => {
  await putPreparedCluster(join(dataDir, "postgres"));
  const server = await start();
  expect(await server.prints("migrated: ")).toBe(true);
  process.kill(readPostmaster(join(dataDir, "postgres/cluster"))!.pid, "SIGQUIT");
  const { code, output } = await server.ended;
  expect(code).toBe(1);
  // During an import the error appears for each file, otherwise for the start itself.
  expect(output).toMatch(/the database went away/i);
});
