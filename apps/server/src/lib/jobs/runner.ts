import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, parseCronItems, run, type Runner, type WorkerPool, type Task } from "graphile-worker";
import { type Database, type DatabaseOptions, endPool, openDatabase } from "../database/database.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { withoutAddresses } from "../log.ts";
import { inSpanOfJob } from "../tracing/tracing.ts";
import { settlesWithin } from "../within.ts";
import { removeFinishedJobs, removeWorkers, INTERRUPTED_ERROR, replaceJob } from "./jobs-data.ts";
import { addGivenUpJob } from "./given-up-data.ts";
import { openWorkerSession, type WorkerSession } from "./worker-session.ts";
import type { Handler, Queue } from "./queue.ts";
import { type FailedJob, FinalFailure, isInterrupted } from "./failure.ts";

/** A low number, so that mails leave the processor to bookings. */
const CONCURRENCY = 8;
/** One connection listens for new jobs; the others fetch and finish them. */
const CONNECTIONS = 3;
/** The interval between polls for new jobs, and the delay before a runner that lost its database restarts. */
export const POLL_INTERVAL_MS = 1000;
/** An idle worker polls each second. If none has polled for this long, the runner is stuck. */
const STUCK_AFTER_MS = 20_000;
/** How long running jobs may take when a runner ends; then the next runner starts, or the process ends. */
const END_WITHIN_MS = 6000;
/** While a runner ends, its finished jobs are removed at this interval. */
const PUT_AWAY_EVERY_MS = 500;

export interface RunnerOptions extends Omit<TaskOptions, "name" | "presence" | "done" | "inHand" | "db"> {
  readonly handlers: readonly Handler[];
  readonly database: DatabaseOptions;
  /** A pool that stays open when the runner ends. */
  readonly careDb: Database;
  readonly onRunning: (isRunning: boolean) => void;
  /** Resolves when the runner must end. */
  readonly ending: PromiseWithResolvers<void>;
}

/**
 * Runs until the runner ends, loses its session or must end. Closes its connections at the end, so that nothing blocks the next
 * runner.
 */
export async function runJobs(options: RunnerOptions): Promise<void> {
  const { database, careDb, onRunning, ending, isStopping, onError } = options;
  const name = `jobs-${randomUUID()}`;
  const presence = await openWorkerSession(database.address, name);
  const db = openDatabase({ ...database, maxConnections: CONNECTIONS });
  const shared = { ...options, name, presence, db, done: new Set<string>(), inHand: new Set<string>() };
  const { done, inHand } = shared;
  let lookedAt = performance.now();
  const stuck = setInterval(() => {
    if (inHand.size < CONCURRENCY && performance.now() - lookedAt > STUCK_AFTER_MS) ending.resolve();
  }, POLL_INTERVAL_MS);
  try {
    const runner = await startRunner(options.handlers, shared, () => (lookedAt = performance.now()));
    const ended = runner.promise.catch(onError);
    onRunning(true);
    await Promise.race([ending.promise, presence.lost, ended]);
    onRunning(false);
    // The runner may have stopped by itself; and it waits for more than a minute for an unavailable database.
    const stopped = settlesWithin(
      END_WITHIN_MS,
      runner.stop().catch(() => ended),
    );
    // Meanwhile another process may take over this one's jobs, so the finished ones must be removed first.
    const putAway = setInterval(
      () => void removeFinishedJobs(careDb, done).catch(onError),
      PUT_AWAY_EVERY_MS,
    );
    await stopped.finally(() => clearInterval(putAway));
  } finally {
    clearInterval(stuck);
    // Retries until the database is back, usually within seconds; a stopping process does not wait for it.
    const putAway = (): Promise<boolean> =>
      removeWorkers(careDb, [name], done).then(
        () => true,
        (error: Error) => {
          onError(error);
          return isStopping();
        },
      );
    while (!(await putAway())) await sleep(POLL_INTERVAL_MS);
    await presence.end();
    await endPool(db);
  }
}

function startRunner(handlers: readonly Handler[], shared: TaskOptions, onLook: () => void): Promise<Runner> {
  return run({
    pgPool: shared.db,
    taskList: Object.fromEntries(handlers.map((one) => [one.queue.name, toTask(one, shared)])),
    parsedCronItems: parseCronItems(
      handlers.flatMap(({ queue: { name: task, cron: match } }) => (match ? [{ task, match }] : [])),
    ),
    concurrency: CONCURRENCY,
    pollInterval: POLL_INTERVAL_MS,
    noHandleSignals: true,
    events: createEvents(shared.name, onLook),
    logger: new Logger(() => (level, message, { failure, error, fatalError }) => {
      if (level !== "error" || failure) return;
      const cause = error ?? fatalError;
      // During an outage the cause is more informative than the failed action.
      const isAway = cause instanceof Error && isDatabaseAway(cause);
      shared.onError(isAway ? cause : new Error(withoutAddresses(message)));
    }),
    // Removes jobs finished at the same time in one statement, but without delay: if the process ended before the removal, the
    // jobs would run twice.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
  });
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

/** During many bookings, each job waits up to a second for a quieter moment. */
const BUSY_WAIT = { looks: 20, everyMs: 50 };
/** How many finished jobs are remembered, in case the database fails before they are marked as done. */
const REMEMBERED = 1000;

/** The values that all jobs of one runner share. */
interface TaskOptions {
  /** The worker's name. */
  readonly name: string;
  readonly presence: WorkerSession;
  readonly done: Set<string>;
  readonly inHand: Set<string>;
  readonly db: Database;
  readonly isBusy: () => boolean;
  readonly mustWait: (data: unknown) => Promise<boolean>;
  readonly isStopping: () => boolean;
  readonly onError: (error: Error) => void;
  readonly onFailure: (error: Error, failed: FailedJob) => void;
}

function toTask(handler: Handler, options: TaskOptions): Task {
  const { inHand } = options;
  return async (data, { job }) => {
    inHand.add(job.id);
    try {
      await inSpanOfJob(handler.queue.name, job.flags, () => doJob(handler, options, data, job));
    } finally {
      inHand.delete(job.id);
    }
  };
}

async function doJob(
  { queue, handle }: Handler,
  { name, presence, done, db, isBusy, mustWait, isStopping, onError, onFailure }: TaskOptions,
  data: unknown,
  { id, attempts, max_attempts }: Parameters<Task>[1]["job"],
): Promise<void> {
  await refuseToWait(mustWait, data);
  for (let look = 0; look < BUSY_WAIT.looks && isBusy() && !isStopping(); look++)
    await sleep(BUSY_WAIT.everyMs);
  if (!presence.isSure() && !(await presence.renew())) throw new Error(INTERRUPTED_ERROR);
  await refuseToWait(mustWait, data);
  try {
    await handle(readData(queue, data), (parts) => replaceJob(db, { queue, id, worker: name }, parts));
  } catch (error) {
    if (isInterrupted(error as Error)) {
      onError(error as Error);
      throw new Error(INTERRUPTED_ERROR, { cause: error });
    }
    const isTriedAgain = attempts < max_attempts && !(error instanceof FinalFailure);
    onFailure(error as Error, { queue: queue.name, job: id, attempt: attempts, isTriedAgain });
    const reason = withoutAddresses((error as Error).message);
    // The queue stores the message of this error.
    if (isTriedAgain) throw new Error(reason, { cause: error });
    await addGivenUpJob(db, { queue: queue.name, data, reason, attempts }).catch(onError);
  }
  done.add(id);
  if (done.size > REMEMBERED) done.delete(done.values().next().value!);
}

/** Throws if the job must wait, so that the queue does it some seconds later and it holds nothing up meanwhile. */
async function refuseToWait(mustWait: TaskOptions["mustWait"], data: unknown): Promise<void> {
  if (await mustWait(data)) throw new Error("what the job is about moves to another cell");
}

/** Throws a final failure when the data do not fit the queue, because no retry can help. */
function readData({ name, schema }: Queue<unknown>, data: unknown): unknown {
  const checked = schema.safeParse(data);
  if (checked.success) return checked.data;
  const fields = checked.error.issues.map(({ path }) => path.join("."));
  throw new FinalFailure(`the data are no job of ${name}: ${fields.join(", ")}`, "invalid_job");
}
