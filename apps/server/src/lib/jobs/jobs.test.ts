import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, afterEach, expect, test } from "vitest";
import { listJobs } from "../../testing/jobs.ts";
import { MIGRATIONS } from "../database/migrations.ts";
import { enqueue as enqueueNow, enqueueSql } from "./enqueue.ts";
import { limitRetryDelays, moveOutbox, removeWorkers } from "./jobs-data.ts";
import {
  book,
  enqueue,
  NUMBERS,
  type Numbered,
  openQueue,
  range,
  sorted,
  until,
} from "./testing/open-queue.ts";

const { pool, start, stop } = await openQueue();
afterEach(async () => {
  await stop();
  await pool.query("delete from outbox");
  await pool.query("delete from graphile_worker._private_jobs");
});
afterAll(() => pool.end());

test("a job is done once, though three processes share the work, and only if its transaction was committed", async () => {
  const done: number[] = [];
  const all = range(3).map(() => start(async (number) => void done.push(number)));
  const connection = await pool.connect();
  await connection.query("begin");
  await enqueue(connection, 1000);
  await book(connection, 1001);
  await connection.query("rollback");
  connection.release();
  await Promise.all(range(200).map((number) => (number % 2 ? enqueue : book)(pool, number)));
  for (const jobs of all) jobs.wake();
  await until(() => done.length >= 200);
  for (const jobs of all) await jobs.stop();
  expect(sorted(done)).toEqual(range(200));
  expect(await listJobs(pool)).toEqual([]);
});

test("rows of the outbox with one key become one job", async () => {
  const queue = "numbers";
  await pool.query(
    "insert into outbox (queue, data, key, due_at) select $1, '{}', key, now() + interval '1 hour' from unnest(array['a', 'a', 'b']) key",
    [queue],
  );
  expect(await moveOutbox(pool, 10)).toBe(3);
  expect(await listJobs(pool, { queue })).toHaveLength(2);
});

test("a job that fails is tried again by itself, alone of its batch, and its log keeps no address", async () => {
  const errors: string[] = [];
  const tried: number[] = [];
  await Promise.all([enqueue(pool, 1), enqueue(pool, 2), enqueue(pool, 3)]);
  start(
    async (number) => {
      tried.push(number);
      if (number === 2 && tried.filter((one) => one === 2).length < 2)
        throw new Error("no answer from anna@example.org");
    },
    (error) => errors.push(error.message),
  );
  await until(() => tried.length >= 3);
  const remaining = () =>
    pool
      .query("select last_error from graphile_worker.jobs where last_error is not null")
      .then(({ rows }) => rows);
  await until(async () => (await remaining()).length === 1);
  expect(await remaining()).toEqual([{ last_error: "no answer from ***" }]);
  await until(() => tried.length >= 4);
  expect(sorted(tried)).toEqual([1, 2, 2, 3]);
  expect(errors).toEqual(["no answer from anna@example.org"]);
});

test("the mails after one that a slow mail server took long for do not wait longer still", async () => {
  const done: number[] = [];
  const jobs = start(async (number) => {
    if (number === 1) await new Promise((resolve) => setTimeout(resolve, 2000));
    done.push(number);
  });
  await book(pool, 1);
  await new Promise((resolve) => setTimeout(resolve, 1000));
  await book(pool, 2);
  jobs.wake();
  await until(() => done.length >= 2);
  expect(sorted(done)).toEqual([1, 2]);
});

test("a mail that a mail server never answers for holds up no other mail", async () => {
  const done: number[] = [];
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  let isSending = false;
  const jobs = start(async (number) => {
    isSending = true;
    if (number === 1) await answered;
    done.push(number);
  });
  await book(pool, 1);
  await until(() => isSending);
  for (const number of [2, 3]) await book(pool, number);
  jobs.wake();
  await until(() => done.length >= 2);
  expect(sorted(done)).toEqual([2, 3]);
  answer();
});

test("what does the jobs begins anew when it is told to, and goes on with what waits", async () => {
  const done: number[] = [];
  const jobs = start(async (number) => void done.push(number));
  await until(() => jobs.isRunning());
  for (const number of [1, 2, 3]) {
    jobs.restart();
    await until(() => !jobs.isRunning());
    await book(pool, number);
    await until(() => done.includes(number));
    expect(jobs.isRunning()).toBe(true);
  }
  expect(done).toEqual([1, 2, 3]);
});

test("a job that a dead worker had in hand has not used up an attempt, and one without attempts gets some again", async () => {
  const attempts = async () =>
    (await pool.query<{ attempts: number }>("select attempts from graphile_worker.jobs")).rows[0]?.attempts;
  await enqueue(pool, 1);
  await pool.query("insert into job_workers (name) values ('dead')");
  await pool.query(
    "update graphile_worker._private_jobs set locked_by = 'dead', locked_at = now(), attempts = max_attempts",
  );
  await removeWorkers(pool, ["dead"]);
  expect(await attempts()).toBe(59);
  // The queue leaves a job in this state when its key is enqueued again while it runs.
  await pool.query("update graphile_worker._private_jobs set attempts = max_attempts");
  const done: number[] = [];
  start(async (number) => void done.push(number));
  await limitRetryDelays(pool);
  await until(() => done.length >= 1);
  expect(done).toEqual([1]);
});

test("a clock that is set back by an hour delays no job", async () => {
  const setBack = () =>
    pool.query("update graphile_worker._private_jobs set run_at = run_at + interval '1 hour'");
  // A new job is due at once, even if the clock was set back.
  await enqueue(pool, 1);
  await setBack();
  const done: number[] = [];
  start(async (number) => void done.push(number));
  await until(() => done.length >= 1);
  await stop();

  const dueIn = async () => (await listJobs(pool))[0]!.secondsLeft;
  const failed = (attempts: number) =>
    pool.query("update graphile_worker._private_jobs set attempts = $1, run_at = now() + interval '1 hour'", [
      attempts,
    ]);
  await enqueue(pool, 2);
  await failed(3);
  await limitRetryDelays(pool);
  expect(await dueIn()).toBeLessThan(21);
  // No job waits longer, however often it has failed.
  await failed(30);
  await setBack();
  await limitRetryDelays(pool);
  expect(await dueIn()).toBeCloseTo(3600, -1);
  // A reminder waits for its due time.
  await pool.query(
    "update graphile_worker._private_jobs set attempts = 0, run_at = now() + interval '2 days'",
  );
  await limitRetryDelays(pool);
  expect(await dueIn()).toBeGreaterThan(100_000);
});

test("a job that another process has taken before it was split is left to that process", async () => {
  const { promise: split, resolve: isSplit } = Promise.withResolvers<void>();
  start(async (_number, splitInto) => {
    await pool.query("update graphile_worker._private_jobs set locked_by = 'another'");
    await splitInto([{ number: 2 }, { number: 3 }]).finally(isSplit);
  });
  await enqueue(pool, 1);
  await split;
  await stop();
  const left = await listJobs(pool);
  expect(left.map(({ data }) => data.number)).toEqual([1]);
});

test("a job that is split is replaced by its parts", async () => {
  const done = new Set<number>();
  start(async (number, split) => {
    if (number === 1) await split([{ number: 2 }, { number: 3 }]);
    else done.add(number);
  });
  await book(pool, 1);
  await until(() => done.size === 2);
  await until(async () => (await listJobs(pool)).length === 0);
  expect(done).toEqual(new Set([2, 3]));
  expect(await listJobs(pool)).toEqual([]);
});

test("a job whose data are not its queue's is refused when it is enqueued, and given up when it is done", async () => {
  const broken = { number: "one" } as unknown as Numbered;
  await expect(enqueueNow(pool, NUMBERS, broken)).rejects.toThrow();
  const failures: string[] = [];
  start(
    () => Promise.resolve(),
    (error) => failures.push(error.message),
  );
  await pool.query(enqueueSql(NUMBERS, `'{"number": "one"}'::jsonb`));
  await until(() => failures.length === 1);
  await until(async () => (await listJobs(pool)).length === 0);
  expect(failures).toEqual(["the data are no job of numbers: number"]);
  expect(await listJobs(pool)).toEqual([]);
});

test("an upgrade carries over what waits in the queue before this one", async () => {
  await pool.query(`drop table outbox, job_workers;
    create table jobs (id bigint generated always as identity primary key, queue text not null, data jsonb not null,
      attempts integer not null default 0, due_at timestamptz not null default '-infinity', key text);
    create index jobs_by_due on jobs (queue, due_at, id);
    create index jobs_begun on jobs (due_at) where attempts > 0;
    create unique index jobs_by_key on jobs (queue, key) where key is not null;
    insert into jobs (queue, data, attempts, due_at, key) values
      ('mail', '{"kind": "confirmation"}', 0, '-infinity', null),
      ('mail', '{"kind": "reminder"}', 0, now() + interval '2 days', null),
      ('mail', '{"kind": "moved"}', 0, now() + interval '9 minutes', 'moved 1 2'),
      ('account_mail', '{"kind": "reset"}', 7, now() + interval '40 minutes', null)`);
  await pool.query(readFileSync(join(MIGRATIONS, "0023-outbox.sql"), "utf8"));
  // As a later migration does.
  await pool.query("alter table outbox add column flags text[]");
  expect(await moveOutbox(pool, 3)).toBe(3);
  expect(await moveOutbox(pool, 3)).toBe(1);
  const moved = await listJobs(pool);
  expect(moved.map(({ data, secondsLeft }) => [data, Math.round(secondsLeft / 60)])).toEqual([
    [{ kind: "confirmation" }, -Infinity],
    [{ kind: "moved" }, 9],
    [{ kind: "reset", id: "4" }, 40],
    [{ kind: "reminder" }, 2 * 24 * 60],
  ]);
  // The next move of that booking goes into the same mail.
  const { rows } = await pool.query(
    `select payload, key = 'moved 1 2 ' || extract(epoch from run_at)::bigint as "isOfItsTime"
      from graphile_worker._private_jobs where key is not null`,
  );
  expect(rows).toEqual([{ payload: [{ kind: "moved" }], isOfItsTime: true }]);
});
