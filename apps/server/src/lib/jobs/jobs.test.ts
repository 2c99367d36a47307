import { spawnSync } from "node:child_process";
import { Pool, type PoolClient } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestDatabase, type TestDatabase } from "../../testing/database.ts";
import { enqueueSql } from "./enqueue.ts";
import { claimJobs, renewClaims } from "./jobs-data.ts";
import { createStuckLook } from "./stuck-jobs.ts";
import { startJobs, type Jobs } from "./jobs.ts";

let database: TestDatabase;
let pool: Pool;
const running: Jobs[] = [];

beforeAll(async () => {
  database = await createTestDatabase();
  pool = new Pool(database.connection);
  pool.on("error", () => {}); // a test cuts them
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
});
afterAll(() => pool.end());

function start(onFailure: (error: Error) => void = () => {}): Jobs {
  const jobs = startJobs({ db: pool, onError: () => {}, onFailure });
  running.push(jobs);
  return jobs;
}

const enqueue = (who: Pool | PoolClient, number: number) =>
  who.query(enqueueSql("mail", "jsonb_build_object('booking_id', $1::integer)"), [number]);

async function until(isDone: () => boolean) {
  const end = performance.now() + 20_000;
  while (!isDone() && performance.now() < end) await new Promise((resolve) => setTimeout(resolve, 20));
}

test("a job is done once, though three processes share the work, and only if its transaction was committed", async () => {
  const done: number[] = [];
  const all = [start(), start(), start()];
  for (const jobs of all) {
    jobs.work("mail", async ({ booking_id }) => void done.push(booking_id ?? 0));
  }
  const connection = await pool.connect();
  await connection.query("begin");
  await enqueue(connection, 1000);
  await connection.query("rollback");
  connection.release();
  await Promise.all(Array.from({ length: 100 }, (_, number) => enqueue(pool, number)));
  for (const jobs of all) jobs.wake("mail");
  await until(() => done.length >= 100);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(done.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, number) => number));
});

test("a job that fails is tried again by itself, alone of its batch", async () => {
  const errors: string[] = [];
  const tried: number[] = [];
  const jobs = start((error) => errors.push(error.message));
  await Promise.all([enqueue(pool, 1), enqueue(pool, 2), enqueue(pool, 3)]);
  jobs.work("mail", async ({ booking_id }) => {
    const number = booking_id ?? 0;
    tried.push(number);
    if (number === 2 && tried.filter((one) => one === 2).length < 2) throw new Error("no answer");
  });
  await until(() => tried.length >= 4);
  expect(tried.toSorted((a, b) => a - b)).toEqual([1, 2, 2, 3]);
  expect(errors).toEqual(["no answer"]);
});

test("the mails after one that a slow mail server took long for do not wait longer still", async () => {
  const done: number[] = [];
  const jobs = start();
  jobs.work("mail", async ({ booking_id }) => {
    if (booking_id === 1) await new Promise((resolve) => setTimeout(resolve, 2000));
    done.push(booking_id ?? 0);
  });
  await enqueue(pool, 1);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await enqueue(pool, 2);
  jobs.wake("mail");
  await until(() => done.length >= 2);
  expect(done.toSorted((a, b) => a - b)).toEqual([1, 2]);
});

test("a mail that a mail server never answers for holds up nobody else's", async () => {
  const done: number[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  const jobs = start();
  jobs.work("mail", async ({ booking_id }) => {
    if (booking_id === 1) await answered;
    done.push(booking_id ?? 0);
  });
  await enqueue(pool, 1);
  await new Promise((resolve) => setTimeout(resolve, 600));
  for (const number of [2, 3]) await enqueue(pool, number);
  jobs.wake("mail");
  await until(() => done.length >= 2);
  expect(done).toEqual([2, 3]);
  answer();
});

test("a mail that was sent while the database was away is not sent again when it is back", async () => {
  const done: number[] = [];
  const jobs = start();
  jobs.work("mail", async ({ booking_id }) => {
    done.push(booking_id ?? 0);
    // From now on nothing can be written of it, for longer than others leave it to this process.
    if (done.length === 1) await setReadOnly(true);
  });
  await enqueue(pool, 1);
  await until(() => done.length >= 1);
  await new Promise((resolve) => setTimeout(resolve, 11_000));
  await setReadOnly(false);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await enqueue(pool, 2);
  await until(() => done.length >= 2);
  await jobs.stop();
  expect(done).toEqual([1, 2]);
  expect((await pool.query("select 1 from jobs")).rowCount).toBe(0);
}, 60_000);

test("a clock that is set back by an hour delays no job, and lets nobody take one that is under way", async () => {
  const setBack = () =>
    pool.query("update jobs set due_at = due_at + interval '1 hour' where due_at > '-infinity'");
  // New, it is due whatever the clock says.
  await enqueue(pool, 1);
  await setBack();
  const done: number[] = [];
  const jobs = start();
  jobs.work("mail", async ({ booking_id }) => void done.push(booking_id ?? 0));
  await until(() => done.length >= 1);
  await jobs.stop();

  const look = createStuckLook(pool);
  const dueIn = async () =>
    (
      await pool.query<{ seconds: number }>(
        "select extract(epoch from due_at - now())::integer as seconds from jobs",
      )
    ).rows[0]!.seconds;
  await enqueue(pool, 2);
  const [claimed] = await claimJobs(pool, "mail", 1);
  await setBack();
  await look();
  await renewClaims(pool, [claimed!]);
  await look();
  expect(await dueIn()).toBeGreaterThan(0);
  // Whoever had it is dead.
  await setBack();
  await look();
  expect(await dueIn()).toBeGreaterThan(3000);
  await look();
  expect(await dueIn()).toBeLessThanOrEqual(0);
  // A reminder waits for its time.
  await pool.query("update jobs set attempts = 0, due_at = now() + interval '2 days'");
  await look();
  await look();
  expect(await dueIn()).toBeGreaterThan(100_000);
  await pool.query("delete from jobs");
});

test("a job that another process has claimed before it was split is left to that process", async () => {
  const { promise: split, resolve: isSplit } = Promise.withResolvers<void>();
  const jobs = start();
  jobs.work("mail", async (job, id, splitInto) => {
    await pool.query(
      "update jobs set attempts = attempts + 1, due_at = now() + interval '1 hour' where id = $1",
      [id],
    );
    await splitInto([
      { ...job, to: "booker" },
      { ...job, to: "attending" },
    ]).finally(isSplit);
  });
  await enqueue(pool, 1);
  await split;
  await jobs.stop();
  const { rows } = await pool.query("delete from jobs returning attempts, data->>'to' as to");
  expect(rows).toEqual([{ attempts: 2, to: null }]);
});

async function setReadOnly(isReadOnly: boolean): Promise<void> {
  const client = await pool.connect();
  await client.query("set default_transaction_read_only = off");
  await client.query(
    `alter role current_user in database ${database.connection.database} set default_transaction_read_only = ${isReadOnly ? "on" : "off"}`,
  );
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  client.release(true);
}

test("a process that was stopped for a while leaves what others have done meanwhile of what it had in hand", async () => {
  const done: number[] = [];
  const jobs = start();
  jobs.work("mail", async ({ booking_id }) => {
    done.push(booking_id ?? 0);
    if (done.length === 4) stopUntilOthersAreDone();
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  const connection = await pool.connect();
  await connection.query("begin");
  for (let number = 1; number <= 20; number++) await enqueue(connection, number);
  await connection.query("commit");
  connection.release();
  await until(() => done.length >= 4);
  await enqueue(pool, 100);
  await until(() => done.includes(100));
  expect(done).toEqual([...done.slice(0, 4), 100]);
}, 60_000);

/** Nothing moves in this process while another one takes all the jobs, once they have been in hand for long enough. */
function stopUntilOthersAreDone(): void {
  const others = `
    const { Client } = require("pg");
    const client = new Client(${JSON.stringify(database.connection)});
    client.connect()
      .then(() => new Promise((resolve) => setTimeout(resolve, 10500)))
      .then(() => client.query("delete from jobs where due_at <= now()"))
      .then(() => client.end());`;
  spawnSync(process.execPath, ["-e", others], { cwd: import.meta.dirname });
}
