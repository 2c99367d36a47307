import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, parseCronItems, run, type Runner, type WorkerPool } from "graphile-worker";
import { type Database, type DatabaseOptions, endPool, openDatabase } from "../database/database.ts";
import { isDatabaseAway } from "../database/database-away.ts";
import { withoutAddresses } from "../log.ts";
import { settlesWithin } from "../within.ts";
import { removeDone, removeWorkers } from "./jobs-data.ts";
import { startPresence } from "./presence.ts";
import type { Handler } from "./queue.ts";
import { type TaskOptions, toTask } from "./task.ts";

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
  /** The pool that remains when the runner ends. */
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
  const presence = await startPresence(database.address, name);
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
    const putAway = setInterval(() => void removeDone(careDb, done).catch(onError), PUT_AWAY_EVERY_MS);
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
