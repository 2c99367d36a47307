import { setTimeout as sleep } from "node:timers/promises";
import type { Queryable } from "../database.ts";
import { keepClaims } from "./claims.ts";
import { FinalFailure } from "./final-failure.ts";
import { claimJobs, type ClaimedJob, deleteJob, postponeJob } from "./jobs-data.ts";
import type { QueueName } from "./queues.ts";

export interface WorkerOptions {
  readonly db: Queryable;
  /** What failed of the queue itself: the database is away. */
  readonly onError: (error: Error) => void;
  readonly onFailure: (error: Error, failed: FailedJob) => void;
}

export interface FailedJob {
  readonly queue: QueueName;
  readonly job: number;
  readonly attempt: number;
  /** Or nobody does it any more. */
  readonly isTriedAgain: boolean;
}

/** At most this many jobs a look. */
const BATCH = 25;
/**
 * While new jobs come, somebody is booking and goes first: the worker rests so many times as long as it has worked. Else it
 * only leaves as much room as it takes.
 */
const REST_WHILE_BUSY = 24;
const REST = 1;
/** What takes longer waits for somebody else, such as a slow mail server, and keeps nobody here from booking. */
const LONGEST_REST_MS = 4000;
const LOOK_EVERY_MS = 200;
/** Other processes enqueue too, and what failed becomes due again. */
const LOOK_UNASKED_EVERY_MS = 500;
/** So many at the same time: the database's connections are for those who book. */
const AT_ONCE = 4;
/** After so long, what still goes on is waiting for somebody who may never answer, and the next ones need not. */
const PATIENCE_MS = 1000;
/** So often what was done is tried to be put away, each time after twice the pause: a database is back within seconds. */
const PUT_AWAY_PAUSES_MS = [250, 500, 1000, 2000, 4000];
const MOST_ATTEMPTS = 60;

export interface Worker {
  wake(): void;
  stop(): Promise<void>;
}

/** Looks for the queue's jobs and does them, a batch at a time, in this process. */
export function startWorker(
  { db, onError, onFailure }: WorkerOptions,
  queue: QueueName,
  handle: (job: ClaimedJob) => Promise<void>,
): Worker {
  const claims = keepClaims(db, onError);
  /** At work, also on what was claimed earlier. */
  const lanes = new Set<Promise<void>>();
  const underWay = new Set<number>();
  /** Done, and not put away. */
  const done = new Set<number>();
  let timer: NodeJS.Timeout | undefined;
  let working: Promise<void> | undefined;
  let lastLook = 0;
  let isWoken = false;
  let isStopped = false;

  function plan(afterMs: number): void {
    clearTimeout(timer);
    timer = setTimeout(look, Math.max(0, lastLook + afterMs - performance.now()));
  }

  function look(): void {
    lastLook = performance.now();
    isWoken = false;
    working = workOnBatch()
      .catch((error: unknown) => {
        onError(toError(error));
        return 0;
      })
      .then((count) => {
        working = undefined;
        if (isStopped) return;
        const took = performance.now() - lastLook;
        const rest = Math.min(took * (isWoken ? REST_WHILE_BUSY : REST), LONGEST_REST_MS);
        if (isWoken) plan(Math.max(LOOK_EVERY_MS, took + rest));
        else plan(count === BATCH ? took + rest : LOOK_UNASKED_EVERY_MS);
      });
  }

  /** Answers how many there were. All have been begun when it does, and most have ended. */
  async function workOnBatch(): Promise<number> {
    if (lanes.size >= AT_ONCE) await Promise.race(lanes);
    const claimedAt = performance.now();
    const claimed = await claimJobs(db, queue, BATCH);
    if (claimed.length === 0) return 0;
    // While the database was away, a claim may have run out under a job that goes on here.
    const jobs = claimed.filter(({ id }) => !underWay.has(id));
    claims.add(jobs, claimedAt);
    const waiting = jobs.values();
    const workThrough = async (): Promise<void> => {
      for (const job of waiting) {
        // Who stops leaves the rest to the others, who find it when the claim ends.
        if (!isStopped && (await claims.isOurs(job))) await workOn(job);
        claims.drop(job);
      }
    };
    const own: Promise<void>[] = [];
    while (lanes.size < AT_ONCE) {
      const lane = workThrough().finally(() => lanes.delete(lane));
      lanes.add(lane);
      own.push(lane);
    }
    const patience = sleep(PATIENCE_MS, undefined, { ref: false });
    await Promise.race([Promise.all(own), patience.then(() => Promise.race(own))]);
    return claimed.length;
  }

  async function workOn(job: ClaimedJob): Promise<void> {
    underWay.add(job.id);
    await tryOnce(job);
    underWay.delete(job.id);
  }

  async function tryOnce(job: ClaimedJob): Promise<void> {
    try {
      if (!done.has(job.id)) await handle(job);
      done.add(job.id);
    } catch (error) {
      const isTriedAgain = job.attempts < MOST_ATTEMPTS && !(error instanceof FinalFailure);
      onFailure(toError(error), { queue, job: job.id, attempt: job.attempts, isTriedAgain });
      // Where that fails too it is tried again when the claim ends.
      if (isTriedAgain) return postponeJob(db, job).catch(onError);
    }
    await putAway(job);
  }

  async function putAway(job: ClaimedJob): Promise<void> {
    for (const pause of PUT_AWAY_PAUSES_MS) {
      try {
        await deleteJob(db, job.id);
        done.delete(job.id);
        return;
      } catch (error) {
        onError(toError(error));
        await sleep(pause);
      }
    }
  }

  plan(0);
  return {
    wake() {
      if (isWoken) return;
      isWoken = true;
      if (!working && !isStopped) plan(LOOK_EVERY_MS);
    },
    async stop() {
      isStopped = true;
      clearTimeout(timer);
      await working;
      await Promise.all(lanes);
      claims.end();
    },
  };
}

function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
