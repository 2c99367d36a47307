import { setTimeout as sleep } from "node:timers/promises";
import {
  type Database,
  type DatabaseAddress,
  toDirectAddress,
  endPool,
  openDatabase,
} from "../database/database.ts";
import { settlesWithin } from "../within.ts";
import type { FailedJob } from "./failure.ts";
import { listDeadWorkers, removeWorkers, resumeInterrupted, moveOutbox } from "./jobs-data.ts";
import { WORKER_GONE_AFTER_MS } from "./worker-session.ts";
import type { Handler } from "./queue.ts";
import { runJobs, POLL_INTERVAL_MS } from "./runner.ts";

export interface Jobs {
  /** Starts processing jobs. */
  start(handlers: readonly Handler[]): void;
  /** Moves the jobs of a committed booking into the queue now instead of at the next poll. */
  wake(): void;
  /** False while this process does no jobs, because the database is unavailable or the runner restarts. */
  isRunning(): boolean;
  /** Restarts the runner after an unhandled error in it. */
  restart(): void;
  /** Resolves when the running jobs have ended, or after a few seconds. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly address: DatabaseAddress;
  /** Whether people are waiting, so that jobs should wait too. */
  readonly isBusy?: () => boolean;
  /** Whether the data that a job is about cannot be changed at present; the job is done later. */
  readonly mustWait?: (data: unknown) => Promise<boolean>;
  /** Called with errors of the queue itself, when the database is unavailable. */
  readonly onError: (error: Error) => void;
  readonly onFailure: (error: Error, failed: FailedJob) => void;
  /** Called when the processing of jobs stops or resumes. */
  readonly onStopped?: (isPaused: boolean) => void;
}

/** Empties the outbox, and releases the jobs of dead processes. */
const CARE_CONNECTIONS = 1;
/** A statement of the queue that takes longer is considered lost, and its connection dead. */
const ANSWER_WITHIN_MS = WORKER_GONE_AFTER_MS;
const STOP_WITHIN_MS = 10_000;

/**
 * The job queue: graphile-worker, with additions so that no job is lost or repeated when processes die or hang or the database
 * fails (docs/decisions/0058). Several server processes share the work.
 */
export function createJobs({
  address,
  isBusy = () => false,
  mustWait = async () => false,
  onError,
  onFailure,
  onStopped = () => {},
}: JobsOptions): Jobs {
  const database = { address: toDirectAddress(address), answerWithinMs: ANSWER_WITHIN_MS, onError };
  const careDb = openDatabase({ ...database, maxConnections: CARE_CONNECTIONS });
  const stopping = Promise.withResolvers<void>();
  let isStopping = false;
  let isRunning = false;
  let ending: PromiseWithResolvers<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let drain: OutboxDrain | undefined;
  let working: Promise<void> | undefined;

  /** graphile-worker ends when it cannot mark a job as done; then another runner starts. */
  async function work(handlers: readonly Handler[]): Promise<void> {
    const own = {
      handlers,
      database,
      careDb,
      isBusy,
      mustWait,
      isStopping: () => isStopping,
      onError,
      onFailure,
      onRunning,
    };
    while (!isStopping) {
      ending = Promise.withResolvers<void>();
      await runJobs({ ...own, ending }).catch(onError);
      await Promise.race([stopping.promise, sleep(POLL_INTERVAL_MS)]);
    }
  }

  function onRunning(runs: boolean): void {
    if (isRunning === runs) return;
    isRunning = runs;
    if (!isStopping) onStopped(!runs);
  }

  return {
    start(handlers) {
      const look = createLook(careDb);
      timer = setInterval(() => void look().catch(onError), WORKER_GONE_AFTER_MS / 2);
      drain = startOutboxDrain(careDb, onError);
      working = work(handlers);
    },
    wake: () => drain?.wake(),
    isRunning: () => isRunning,
    restart: () => ending?.resolve(),
    async stop() {
      isStopping = true;
      stopping.resolve();
      ending?.resolve();
      clearInterval(timer);
      await settlesWithin(STOP_WITHIN_MS, Promise.all([drain?.stop(), working]));
      await endPool(careDb);
    },
  };
}

/**
 * Retries interrupted jobs at once, and releases the jobs of processes that have ended. A process missing at two checks in a row
 * counts as ended.
 */
function createLook(db: Database): () => Promise<void> {
  let before: string[] = [];
  return async () => {
    await resumeInterrupted(db);
    const deadWorkers = await listDeadWorkers(db);
    const names = deadWorkers.filter((name) => before.includes(name));
    before = deadWorkers;
    if (names.length > 0) await removeWorkers(db, names);
  };
}

/** The bookings of this period are moved together. */
const GATHER_MS = 100;
const LOOK_UNASKED_MS = 1000;
const MOST_AT_ONCE = 500;

export interface OutboxDrain {
  /** Says that a commit may have filled the outbox. */
  wake(): void;
  stop(): Promise<void>;
}

/**
 * Moves jobs of bookings from the outbox into the queue, soon after their commit; each second also those that other processes
 * left.
 */
export function startOutboxDrain(database: Database, onError: (error: Error) => void): OutboxDrain {
  const stopping = new AbortController();
  const { signal } = stopping;
  const rest = (ms: number): Promise<void> => sleep(ms, undefined, { signal }).catch(() => {});
  let wake: (() => void) | undefined;

  async function drain(): Promise<void> {
    while (!signal.aborted) {
      const woken = new Promise<void>((resolve) => (wake = resolve));
      try {
        while ((await moveOutbox(database, MOST_AT_ONCE)) === MOST_AT_ONCE);
      } catch (error) {
        onError(error as Error);
      }
      await Promise.race([woken, rest(LOOK_UNASKED_MS)]);
      await rest(GATHER_MS);
    }
  }

  const draining = drain();
  return {
    wake: () => wake?.(),
    stop() {
      stopping.abort();
      return draining;
    },
  };
}
