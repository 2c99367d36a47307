import { randomUUID } from "node:crypto";
import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, parseCronItems, run, type Task, type WorkerPool } from "graphile-worker";
import { type DatabaseAddress, directAddress, openDatabase } from "../database.ts";
import { type FailedJob, FinalFailure } from "./failure.ts";
import { listGoneWorkers, removeWorkers, replaceJob } from "./jobs-data.ts";
import { type OutboxDrain, startOutboxDrain } from "./outbox.ts";
import { GONE_AFTER_MS, type Presence, startPresence } from "./presence.ts";
import type { QueueData, QueueName } from "./queues.ts";
import { withoutAddresses } from "../log.ts";

/**
 * `split` puts jobs in the place of this one, instead of doing it: of its parts one may fail for long, and another one must
 * neither wait for it nor be done again.
 */
export type Handle<Data> = (data: Data, split: (parts: readonly Data[]) => Promise<void>) => Promise<void>;

/** How the jobs of each queue are done. A job whose work rejects is tried again, later and later, for about two days. */
export type Handles = { readonly [Name in QueueName]: Handle<QueueData[Name]> };

export interface Jobs {
  /** Does jobs from now on. */
  start(handles: Handles): void;
  /** A booking was committed: moves its jobs into the queue now instead of at the next turn. */
  wake(): void;
  /** Resolves when what was begun has ended. */
  stop(): Promise<void>;
}

export interface JobsOptions {
  readonly address: DatabaseAddress;
  /** Whether people are waiting for each other, whom jobs would keep waiting longer. */
  readonly isBusy?: () => boolean;
  /** What failed of the queue itself: the database is away. */
  readonly onError: (error: Error) => void;
  readonly onFailure: (error: Error, failed: FailedJob) => void;
}

/** Few at the same time, so that mails leave the processor to bookings. */
const CONCURRENCY = 8;
/** One listens for new jobs; over the others they are fetched and finished. */
const CONNECTIONS = 3;
/** Between two polls for new jobs, and before a queue that lost its database begins anew. */
const TURN_MS = 1000;
/** While bookings are many, each job waits up to a second for a quieter moment. */
const BUSY_WAIT = { looks: 20, everyMs: 50 };
/** How many jobs done last are remembered, in case the database goes away before they are marked as done. */
const REMEMBERED = 1000;

const CRON = parseCronItems([
  { task: "plan_retention" satisfies QueueName, match: "7 * * * *" },
  { task: "plan_statistics" satisfies QueueName, match: "17 * * * *" },
]);

/**
 * The job queue: graphile-worker, and what it needs to lose and repeat nothing when processes die or stand still or the
 * database goes away (docs/decisions/0058). Several server processes share the work.
 */
export function createJobs({ address, isBusy = () => false, onError, onFailure }: JobsOptions): Jobs {
  const db = openDatabase({ address: directAddress(address), maxConnections: CONNECTIONS, onError });
  const stopping = Promise.withResolvers<void>();
  let isStopping = false;
  let timer: NodeJS.Timeout | undefined;
  let drain: OutboxDrain | undefined;
  let working: Promise<void> | undefined;

  /** graphile-worker ends when it cannot write that a job is done: then another one begins. */
  async function work(handles: Handles): Promise<void> {
    while (!isStopping) {
      await workAs(`jobs-${randomUUID()}`, handles).catch(onError);
      await Promise.race([stopping.promise, sleep(TURN_MS)]);
    }
  }

  async function workAs(name: string, handles: Handles): Promise<void> {
    const presence = await startPresence(address, name);
    const done = new Set<string>();
    try {
      const runner = await run({
        pgPool: db,
        taskList: Object.fromEntries(
          Object.entries(handles).map(([queue, handle]) => [
            queue,
            toTask({ queue: queue as QueueName, handle: handle as Handle<unknown>, name, presence, done }),
          ]),
        ),
        parsedCronItems: CRON,
        concurrency: CONCURRENCY,
        pollInterval: TURN_MS,
        noHandleSignals: true,
        events: nameWorkers(name),
        logger: new Logger(() => (level, message, { failure }) => {
          if (level === "error" && !failure) onError(new Error(withoutAddresses(message)));
        }),
        // What is done at the same time is put away in one statement, and at once: a process that ends before may send it again.
        preset: {
          worker: {
            localQueue: { size: 2 * CONCURRENCY, ttl: GONE_AFTER_MS },
            completeJobBatchDelay: 0,
            failJobBatchDelay: 0,
          },
        },
      });
      await Promise.race([stopping.promise, presence.lost, runner.promise.catch(onError)]);
      await runner.stop().catch(() => {}); // it may have stopped by itself
      await runner.promise.catch(() => {});
    } finally {
      // A database that went away is back within seconds; a process that stops does not wait for it.
      const putAway = (): Promise<boolean> =>
        removeWorkers(db, [name], done).then(
          () => true,
          () => isStopping,
        );
      while (!(await putAway())) await sleep(TURN_MS);
      await presence.end();
    }
  }

  interface TaskOptions {
    readonly queue: QueueName;
    readonly handle: Handle<unknown>;
    readonly name: string;
    readonly presence: Presence;
    readonly done: Set<string>;
  }

  function toTask({ queue, handle, name, presence, done }: TaskOptions): Task {
    return async (data, { job }) => {
      const { id } = job;
      for (let look = 0; look < BUSY_WAIT.looks && isBusy() && !isStopping; look++)
        await sleep(BUSY_WAIT.everyMs);
      if (!presence.isSure() && !(await presence.renew())) throw new Error("others may have taken the job");
      try {
        await handle(data, (parts) => replaceJob(db, { queue, id, worker: name }, parts));
      } catch (error) {
        const isTriedAgain = job.attempts < job.max_attempts && !(error instanceof FinalFailure);
        onFailure(error as Error, { queue, job: id, attempt: job.attempts, isTriedAgain });
        // The queue keeps what it is told.
        if (isTriedAgain) throw new Error(withoutAddresses((error as Error).message), { cause: error });
      }
      done.add(id);
      if (done.size > REMEMBERED) done.delete(done.values().next().value!);
    };
  }

  /** Releases the jobs of processes that ended. One that is missing at two checks in a row counts as ended. */
  function createLook(): () => Promise<void> {
    let before: string[] = [];
    return async () => {
      const gone = await listGoneWorkers(db);
      const names = gone.filter((name) => before.includes(name));
      before = gone;
      if (names.length > 0) await removeWorkers(db, names);
    };
  }

  return {
    start(handles) {
      const look = createLook();
      timer = setInterval(() => void look().catch(onError), GONE_AFTER_MS / 2);
      drain = startOutboxDrain(db, onError);
      working = work(handles);
    },
    wake: () => drain?.wake(),
    async stop() {
      isStopping = true;
      stopping.resolve();
      clearInterval(timer);
      await drain?.stop();
      await working;
      await db.end();
    },
  };
}

/** What graphile-worker locks bears the name of the session that tells whether the worker is alive. */
function nameWorkers(name: string): EventEmitter {
  return new EventEmitter().on("pool:create", ({ workerPool }: { workerPool: WorkerPool }) => {
    workerPool.id = name;
  });
}
