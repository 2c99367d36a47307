import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { Client } from "pg";
import { describe, expect, type TestContext, test } from "vitest";
import type { TestDatabase } from "../../testing/database.ts";
import { listJobs } from "../../testing/jobs.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { book, enqueue, openQueue, range, sorted, until } from "./testing/open-queue.ts";

/** Opens a queue for one of several tests that wait at the same time. */
async function openOwn({ onTestFinished }: TestContext) {
  const queue = await openQueue();
  const { connection } = queue.database;
  onTestFinished(async () => {
    await queue.stop();
    await queue.pool.end();
  });

  /** Starts a separate process that the test can kill; `work` is its code. */
  function startProcess(work: string): ChildProcess {
    const code = `
        import pg from "pg";
        import { z } from "zod";
        import { createJobs } from "./jobs.ts";
        import { startOutboxDrain } from "./jobs.ts";
        const address = ${JSON.stringify(connection)};
        const pool = new pg.Pool(address);
        const onError = (error) => console.error(error);
        ${work}`;
    const child = spawn(process.execPath, ["--input-type=module", "-e", code], {
      cwd: import.meta.dirname,
      stdio: ["ignore", "ignore", "inherit"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    return child;
  }
  return { ...queue, startProcess };
}

describe.concurrent("each with a database of its own", () => {
  test("a mail that was sent while the database was away is not sent again when it is back", async (context) => {
    const { database, pool, start, stop } = await openOwn(context);
    const done: number[] = [];
    const errors: Error[] = [];
    const work = async (number: number) => {
      done.push(number);
      // From now on the job cannot be marked as done, for longer than other processes wait before they take it over.
      if (done.length === 1) await setReadOnly(database, true);
    };
    start(work, undefined, (error) => errors.push(error));
    await enqueue(pool, 1);
    await until(() => done.length >= 1);
    await new Promise((resolve) => setTimeout(resolve, 16_000));
    await setReadOnly(database, false);
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await book(pool, 2);
    await until(() => done.length >= 2);
    await stop();
    expect(done).toEqual([1, 2]);
    expect(await listJobs(pool)).toEqual([]);
    // All errors of the queue in this time have one cause, which the log reports in one line.
    expect(errors).not.toEqual([]);
    expect(errors.filter((error) => !isDatabaseAway(error))).toEqual([]);
  }, 120_000);

  test("a job that an outage interrupts again and again is tried again within seconds, and uses up no attempts", async (context) => {
    const { pool, start } = await openOwn(context);
    let tries = 0;
    const { promise: isDone, resolve } = Promise.withResolvers<number>();
    start(async () => {
      tries += 1;
      if (tries < 5) throw Object.assign(new Error("the server is shutting down"), { code: "57P01" });
      const { rows } = await pool.query<{ attempts: number }>("select attempts from graphile_worker.jobs");
      resolve(rows[0]!.attempts);
    });
    await enqueue(pool, 1);
    expect(await isDone).toBeLessThan(3);
  });

  test("the drain that moves bookings' jobs into the queue is killed eight times: each job is there, and once", async (context) => {
    const { pool, startProcess } = await openOwn(context);
    let number = 0;
    for (let kills = 0; kills < 8; kills++) {
      const child = startProcess("const { wake } = startOutboxDrain(pool, onError); setInterval(wake, 5);");
      const before = number;
      const moved = async () => (await pool.query("select 1 from graphile_worker.jobs")).rowCount ?? 0;
      while ((await moved()) <= before / 2 || number < before + 200) await book(pool, (number += 1));
      await kill(child);
    }
    const { rows } = await pool.query<{ number: number }>(
      `select (data->>'number')::integer as number from outbox
        union all select (payload->>'number')::integer from graphile_worker._private_jobs`,
    );
    expect(sorted(rows.map((row) => row.number))).toEqual(range(number).map((one) => one + 1));
  }, 120_000);

  test("what a process had in hand when it was killed is done by another, and what it had done is not", async (context) => {
    const { pool, start, startProcess } = await openOwn(context);
    await pool.query("create table done_there (number integer)");
    for (let number = 1; number <= 8; number++) await enqueue(pool, number);
    const child = startProcess(`
      const handle = async ({ number }) => {
        await pool.query("insert into done_there values ($1)", [number]);
        if (number > 4) await new Promise(() => {});
      };
      const queue = { name: "numbers", schema: z.object({ number: z.int() }), priority: 0 };
      createJobs({ address, onError, onFailure: onError }).start([{ queue, handle }]);`);
    const begun = async () => (await pool.query("select 1 from done_there")).rowCount === 8;
    await until(async () => (await begun()) && (await listJobs(pool)).length === 4);
    const done: number[] = [];
    start(async (number) => void done.push(number));
    await new Promise((resolve) => setTimeout(resolve, 11_000));
    expect(done).toEqual([]);
    await kill(child);
    await until(() => done.length >= 4);
    await until(async () => (await listJobs(pool)).length === 0);
    expect(sorted(done)).toEqual([5, 6, 7, 8]);
    expect(await listJobs(pool)).toEqual([]);
  }, 120_000);
});

test("a process that was stopped for a while leaves what others have done meanwhile of what it had in hand", async (context) => {
  const { database, pool, start } = await openOwn(context);
  const done: number[] = [];
  start(async (number) => {
    done.push(number);
    if (done.length === 4) stopUntilOthersAreDone(database);
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const connection = await pool.connect();
  await connection.query("begin");
  for (let number = 1; number <= 40; number++) await enqueue(connection, number);
  await connection.query("commit");
  connection.release();
  await until(() => done.length >= 4);
  await enqueue(pool, 100);
  await until(() => done.includes(100));
  expect(done).toEqual([...done.slice(0, 4), 100]);
}, 120_000);

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGKILL");
  await ended;
}

async function setReadOnly({ connection }: TestDatabase, isReadOnly: boolean): Promise<void> {
  const client = new Client(connection);
  await client.connect();
  await client.query("set default_transaction_read_only = off");
  await client.query(
    `alter role current_user in database ${connection.database} set default_transaction_read_only = ${isReadOnly ? "on" : "off"}`,
  );
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  await client.end();
}

/** Blocks this process until another one has taken over its jobs and done all of them. */
function stopUntilOthersAreDone({ connection }: TestDatabase): void {
  const others = `
    const { Client } = require("pg");
    const client = new Client(${JSON.stringify(connection)});
    const free = async () => {
      for (;;) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        const { rows } = await client.query("delete from job_workers where not exists "
          + "(select from pg_stat_activity where application_name = name) returning name");
        if (rows.length > 0) return client.query("delete from graphile_worker._private_jobs");
      }
    };
    client.connect().then(free).then(() => client.end());`;
  spawnSync(process.execPath, ["-e", others], { cwd: import.meta.dirname, timeout: 40_000 });
}
