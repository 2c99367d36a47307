import { Pool, type PoolClient } from "pg";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { createTestDatabase } from "../../testing/database.ts";
import { enqueueSql } from "./enqueue.ts";
import { startJobs, type Jobs } from "./jobs.ts";

let pool: Pool;
const running: Jobs[] = [];

beforeAll(async () => {
  pool = new Pool((await createTestDatabase()).connection);
});
afterEach(async () => {
  for (const jobs of running.splice(0)) await jobs.stop();
});
afterAll(() => pool.end());

function start(onError: (error: Error) => void = () => {}): Jobs {
  const jobs = startJobs({ db: pool, onError });
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
  expect(done).toEqual([1, 2]);
});
