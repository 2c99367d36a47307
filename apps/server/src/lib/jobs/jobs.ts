import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, parseCronItems, run, type Task, type WorkerPool } from "graphile-worker";
import {
  type Database,
  type DatabaseAddress,
  directAddress,
  endPool,
  openDatabase,
} from "../database/database.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { type FailedJob, FinalFailure, isInterrupted } from "./failure.ts";
import {
  INTERRUPTED,
  listGoneWorkers,
  removeDone,
  removeWorkers,
  replaceJob,
  resumeInterrupted,
} from "./jobs-data.ts";
import { type OutboxDrain, startOutboxDrain } from "./outbox.ts";
import { GONE_AFTER_MS, type Presence, startPresence } from "./presence.ts";
import type { Handler, Queue } from "./queue.ts";
import { withoutAddresses } from "../log.ts";
import { settlesWithin } from "../within.ts";

export interface Jobs {
  /** Does jobs from now on. */
  start(handlers: readonly Handler[]): void;
  /** A booking was committed: moves its jobs into the queue now instead of at the next turn. */
  wake(): void;
  /** False while no job of this process is done: its database is away, or it begins anew. */
  isRunning(): boolean;
  /** What does the jobs ends and begins anew: something in it failed where nobody waited for it. */
  restart(): void;
  /** Resolves when what was begun has ended, or after a few seconds. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly address: DatabaseAddress;
  /** Whether people are waiting for each other, whom jobs would keep waiting longer. */
  readonly isBusy?: () => boolean;
  /** What failed of the queue itself: the database is away. */
  readonly onError: (error: Error) => void;
  readonly onFailure: (error: Error, failed: FailedJob) => void;
  /** No job is done from now on, or jobs are done again. */
  readonly onStopped?: (isStanding: boolean) => void;
}

/** Few at the same time, so that mails leave the processor to bookings. */
const CONCURRENCY = 8;
/** One listens for new jobs; over the others they are fetched and finished. */
const CONNECTIONS = 3;
/** Over this one the outbox is emptied, and what dead processes left is freed. */
const CARE_CONNECTIONS = 1;
/** Between two polls for new jobs, and before a queue that lost its database begins anew. */
const TURN_MS = 1000;
/** While bookings are many, each job waits up to a second for a quieter moment. */
const BUSY_WAIT = { looks: 20, everyMs: 50 };
/** For no statement of the queue longer: then its connection is dead. */
const ANSWER_WITHIN_MS = GONE_AFTER_MS;
/** A worker without a job looks for one each second. If none has for so long, it is stuck. */
const STUCK_AFTER_MS = 20_000;
/** So long what was begun may take when a runner ends; then the next one begins, or the process ends. */
const END_WITHIN_MS = 6000;
/** While a runner ends, its jobs that are done are removed so often. */
const PUT_AWAY_EVERY_MS = 500;
const STOP_WITHIN_MS = 10_000;
/** How many jobs done last are remembered, in case the database goes away before they are marked as done. */
const REMEMBERED = 1000;

/**
 * The job queue: graphile-worker, and what it needs to lose and repeat nothing when processes die or stand still or the
 * database goes away (docs/decisions/0058). Several server processes share the work.
 */
export function createJobs({
  address,
  isBusy = () => false,
  onError,
  onFailure,
  onStopped = () => {},
}: JobsOptions): Jobs {
  const place = { address: directAddress(address), answerWithinMs: ANSWER_WITHIN_MS, onError };
  const db = openDatabase({ ...place, maxConnections: CARE_CONNECTIONS });
  const stopping = Promise.withResolvers<void>();
  let isStopping = false;
  let isRunning = false;
  let endRunner: (() => void) | undefined;
  let timer: NodeJS.Timeout | undefined;
  let drain: OutboxDrain | undefined;
  let working: Promise<void> | undefined;

  /** graphile-worker ends when it cannot write that a job is done: then another one begins. */
  async function work(handlers: readonly Handler[]): Promise<void> {
    while (!isStopping) {
      await workAs(`jobs-${randomUUID()}`, handlers).catch(onError);
      await Promise.race([stopping.promise, sleep(TURN_MS)]);
    }
  }

  /** Until it ends, loses its session or is told to end. Its connections end with it, so that nothing of it holds up the next one. */
  async function workAs(name: string, handlers: readonly Handler[]): Promise<void> {
    const presence = await startPresence(address, name);
    const runnerDb = openDatabase({ ...place, maxConnections: CONNECTIONS });
    const done = new Set<string>();
    const inHand = new Set<string>();
    let lookedAt = performance.now();
    const stuck = setInterval(() => {
      if (inHand.size < CONCURRENCY && performance.now() - lookedAt > STUCK_AFTER_MS) endRunner?.();
    }, TURN_MS);
    try {
      const stopped = Promise.withResolvers<void>();
      endRunner = stopped.resolve;
      const options = { name, presence, done, inHand, db: runnerDb };
      const runner = await run({
        pgPool: runnerDb,
        taskList: Object.fromEntries(handlers.map((one) => [one.queue.name, toTask({ ...options, ...one })])),
        parsedCronItems: parseCronItems(
          handlers.flatMap(({ queue: { name: task, cron: match } }) => (match ? [{ task, match }] : [])),
        ),
        concurrency: CONCURRENCY,
        pollInterval: TURN_MS,
        noHandleSignals: true,
        events: createEvents(name, () => (lookedAt = performance.now())),
        logger: new Logger(() => (level, message, { failure, error, fatalError }) => {
          if (level !== "error" || failure) return;
          const cause = error ?? fatalError;
          // Of an outage the cause says more than what could not be done.
          const isAway = cause instanceof Error && isDatabaseAway(cause);
          onError(isAway ? cause : new Error(withoutAddresses(message)));
        }),
        // What is done at the same time is put away in one statement, and at once: a process that ends before may send it again.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      });
      const ended = runner.promise.catch(onError);
      stand(false);
      await Promise.race([stopping.promise, presence.lost, stopped.promise, ended]);
      stand(true);
      // It may have stopped by itself; and it waits for a minute and more for a database that is away.
      const ending = settlesWithin(
        END_WITHIN_MS,
        runner.stop().catch(() => ended),
      );
      // Meanwhile another process may take the jobs of this one: what is done must be gone by then.
      const putAway = setInterval(() => void removeDone(db, done).catch(onError), PUT_AWAY_EVERY_MS);
      await ending.finally(() => clearInterval(putAway));
    } finally {
      clearInterval(stuck);
      // A database that went away is back within seconds; a process that stops does not wait for it.
      const putAway = (): Promise<boolean> =>
        removeWorkers(db, [name], done).then(
          () => true,
          (error: Error) => {
            onError(error);
            return isStopping;
          },
        );
      while (!(await putAway())) await sleep(TURN_MS);
      await presence.end();
      await endPool(runnerDb);
    }
  }

  function stand(isStanding: boolean): void {
    if (isRunning === !isStanding) return;
    isRunning = !isStanding;
    if (!isStopping) onStopped(isStanding);
  }

  interface TaskOptions extends Handler {
    readonly name: string;
    readonly presence: Presence;
    readonly done: Set<string>;
    readonly inHand: Set<string>;
    readonly db: Database;
  }

  function toTask({ queue, handle, name, presence, done, inHand, db: runnerDb }: TaskOptions): Task {
    const doJob: Task = async (data, { job }) => {
      const { id } = job;
      for (let look = 0; look < BUSY_WAIT.looks && isBusy() && !isStopping; look++)
        await sleep(BUSY_WAIT.everyMs);
      if (!presence.isSure() && !(await presence.renew())) throw new Error(INTERRUPTED);
      try {
        await handle(readData(queue, data), (parts) =>
          replaceJob(runnerDb, { queue, id, worker: name }, parts),
        );
      } catch (error) {
        if (isInterrupted(error as Error)) {
          onError(error as Error);
          throw new Error(INTERRUPTED, { cause: error });
        }
        const isTriedAgain = job.attempts < job.max_attempts && !(error instanceof FinalFailure);
        onFailure(error as Error, { queue: queue.name, job: id, attempt: job.attempts, isTriedAgain });
        // The queue keeps what it is told.
        if (isTriedAgain) throw new Error(withoutAddresses((error as Error).message), { cause: error });
      }
      done.add(id);
      if (done.size > REMEMBERED) done.delete(done.values().next().value!);
    };
    return async (data, helpers) => {
      inHand.add(helpers.job.id);
      try {
        await doJob(data, helpers);
      } finally {
        inHand.delete(helpers.job.id);
      }
    };
  }

  /**
   * Tries again at once what an outage interrupted, and releases the jobs of processes that ended. One that is missing at two
   * checks in a row counts as ended.
   */
  function createLook(): () => Promise<void> {
    let before: string[] = [];
    return async () => {
      await resumeInterrupted(db);
      const gone = await listGoneWorkers(db);
      const names = gone.filter((name) => before.includes(name));
      before = gone;
      if (names.length > 0) await removeWorkers(db, names);
    };
  }

  return {
    start(handlers) {
      const look = createLook();
      timer = setInterval(() => void look().catch(onError), GONE_AFTER_MS / 2);
      drain = startOutboxDrain(db, onError);
      working = work(handlers);
    },
    wake: () => drain?.wake(),
    isRunning: () => isRunning,
    restart: () => endRunner?.(),
    async stop() {
      isStopping = true;
      stopping.resolve();
      clearInterval(timer);
      await settlesWithin(STOP_WITHIN_MS, Promise.all([drain?.stop(), working]));
      await endPool(db);
    },
  };
}

/** Throws where the data do not fit the queue: they will not at another attempt either. */
function readData({ name, schema }: Queue<unknown>, data: unknown): unknown {
  const checked = schema.safeParse(data);
  if (checked.success) return checked.data;
  const fields = checked.error.issues.map(({ path }) => path.join("."));
  throw new FinalFailure(`the data are no job of ${name}: ${fields.join(", ")}`, "invalid_job");
}

/** What graphile-worker locks bears the name of the session that tells whether the worker is alive. */
function createEvents(name: string, onLook: () => void): EventEmitter {
  return new EventEmitter()
    .on("pool:create", ({ workerPool }: { workerPool: WorkerPool }) => {
      workerPool.id = name;
    })
    .on("job:start", onLook)
    .on("worker:getJob:empty", onLook);
}
