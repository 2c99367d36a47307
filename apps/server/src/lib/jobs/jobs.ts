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
  /** Called with errors of the queue itself, when the database is unavailable. */
  readonly onError: (error: Error) => void;
  readonly onFailure: (error: Error, failed: FailedJob) => void;
  /** Called when processing stops or resumes. */
  readonly onStopped?: (isStanding: boolean) => void;
}

/** A low number, so that mails leave the processor to bookings. */
const CONCURRENCY = 8;
/** One connection listens for new jobs; the others fetch and finish them. */
const CONNECTIONS = 3;
/** Empties the outbox, and releases the jobs of dead processes. */
const CARE_CONNECTIONS = 1;
/** The interval between polls for new jobs, and the delay before a runner that lost its database restarts. */
const TURN_MS = 1000;
/** During many bookings, each job waits up to a second for a quieter moment. */
const BUSY_WAIT = { looks: 20, everyMs: 50 };
/** No statement of the queue takes longer; after that its connection counts as dead. */
const ANSWER_WITHIN_MS = GONE_AFTER_MS;
/** An idle worker polls each second. If none has polled for this long, the runner is stuck. */
const STUCK_AFTER_MS = 20_000;
/** How long running jobs may take when a runner ends; then the next runner starts, or the process ends. */
const END_WITHIN_MS = 6000;
/** While a runner ends, its finished jobs are removed at this interval. */
const PUT_AWAY_EVERY_MS = 500;
const STOP_WITHIN_MS = 10_000;
/** How many finished jobs are remembered, in case the database fails before they are marked as done. */
const REMEMBERED = 1000;

/**
 * The job queue: graphile-worker, with additions so that no job is lost or repeated when processes die or hang or the database
 * fails (docs/decisions/0058). Several server processes share the work.
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

  /** graphile-worker ends when it cannot mark a job as done; then another runner starts. */
  async function work(handlers: readonly Handler[]): Promise<void> {
    while (!isStopping) {
      await workAs(`jobs-${randomUUID()}`, handlers).catch(onError);
      await Promise.race([stopping.promise, sleep(TURN_MS)]);
    }
  }

  /**
   * Runs until the runner ends, loses its session or is restarted. Closes its connections at the end, so that nothing blocks the
   * next runner.
   */
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
          // During an outage the cause is more informative than the failed action.
          const isAway = cause instanceof Error && isDatabaseAway(cause);
          onError(isAway ? cause : new Error(withoutAddresses(message)));
        }),
        // Removes jobs finished at the same time in one statement, and without delay, because a process that ends before it may
        // repeat them.
        preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      });
      const ended = runner.promise.catch(onError);
      stand(false);
      await Promise.race([stopping.promise, presence.lost, stopped.promise, ended]);
      stand(true);
      // The runner may have stopped by itself; and it waits for more than a minute for an unavailable database.
      const ending = settlesWithin(
        END_WITHIN_MS,
        runner.stop().catch(() => ended),
      );
      // Meanwhile another process may take over this one's jobs, so the finished ones must be removed first.
      const putAway = setInterval(() => void removeDone(db, done).catch(onError), PUT_AWAY_EVERY_MS);
      await ending.finally(() => clearInterval(putAway));
    } finally {
      clearInterval(stuck);
      // Retries until the database is back, usually within seconds; a stopping process does not wait for it.
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
        // The queue stores this message.
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
   * Retries interrupted jobs at once, and releases the jobs of processes that have ended. A process missing at two checks in a
   * row counts as ended.
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

/** Throws a final failure when the data do not fit the queue, because no retry can help. */
function readData({ name, schema }: Queue<unknown>, data: unknown): unknown {
  const checked = schema.safeParse(data);
  if (checked.success) return checked.data;
  const fields = checked.error.issues.map(({ path }) => path.join("."));
  throw new FinalFailure(`the data are no job of ${name}: ${fields.join(", ")}`, "invalid_job");
}

/** graphile-worker's locks get the name of the session that shows whether the worker is alive. */
function createEvents(name: string, onLook: () => void): EventEmitter {
  return new EventEmitter()
    .on("pool:create", ({ workerPool }: { workerPool: WorkerPool }) => {
      workerPool.id = name;
    })
    .on("job:start", onLook)
    .on("worker:getJob:empty", onLook);
}
