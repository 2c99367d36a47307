import { Pool, type PoolClient } from "pg";
import { z } from "zod";
import { createTestDatabase } from "../../../testing/database.ts";
import { enqueueSql, outboxSql } from "../enqueue.ts";
import { createJobs, type Jobs } from "../jobs.ts";
import { type HandleJob, handler, type Queue } from "../queue.ts";

export interface Numbered {
  readonly number: number;
}
export const NUMBERS: Queue<Numbered> = {
  name: "numbers",
  schema: z.object({ number: z.int() }),
  priority: 0,
};

const DATA = "jsonb_build_object('number', $1::integer)";
export const enqueue = (who: Pool | PoolClient, number: number) =>
  who.query(enqueueSql(NUMBERS, DATA), [number]);
export const book = (who: Pool | PoolClient, number: number) =>
  who.query(outboxSql(NUMBERS, DATA, "generate_series(1, 1)"), [number]);

/** Opens a queue of numbers in a new database. */
export async function openQueue() {
  const database = await createTestDatabase();
  const pool = new Pool(database.connection);
  pool.on("error", () => {}); // Tests cut these connections.
  const running: Jobs[] = [];

  /** Starts a process's part of the queue. */
  function start(
    handle: (number: number, split: Parameters<HandleJob<Numbered>>[1]) => Promise<void>,
    onFailure: (error: Error) => void = () => {},
    onError: (error: Error) => void = () => {},
  ): Jobs {
    const jobs = createJobs({ address: database.connection, onError, onFailure });
    running.push(jobs);
    jobs.start([handler(NUMBERS, ({ number }, split) => handle(number, split))]);
    return jobs;
  }

  async function stop(): Promise<void> {
    for (const jobs of running.splice(0)) await jobs.stop();
  }
  return { database, pool, start, stop };
}

export async function until(isDone: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await isDone()) && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 20));
}

export const range = (length: number) => Array.from({ length }, (_, number) => number);
export const sorted = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b);
