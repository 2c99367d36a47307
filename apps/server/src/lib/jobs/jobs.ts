import { PgBoss, type Db, type Job, type JobResult } from "pg-boss";

export interface JobsOptions {
  /** pg-boss speaks through this; its own statements only, never inside another transaction. */
  readonly db: Db;
  readonly onError: (error: Error) => void;
}

/** The queues of this product and what their jobs carry. Every job is small and may be done twice without harm. */
export interface QueueData {
  readonly mail: MailJob;
  readonly account_mail: AccountMailJob;
}
export type QueueName = keyof QueueData;
const QUEUES: readonly QueueName[] = ["mail", "account_mail"];

/** A mail about an account, or to an address that may have one: what it says is decided when it is written. */
export interface AccountMailJob {
  readonly kind: "activation" | "reset" | "email_change" | "fiche_key";
  readonly group_id: number;
  readonly email: string;
  readonly locale: string;
  /** The account whose address is to become `email`. */
  readonly account_id?: number;
}

/** One mail about appointments of one booking. */
export interface MailJob {
  readonly kind: "confirmation" | "cancellation";
  readonly group_id: number;
  readonly booking_id: number;
  readonly appointment_ids: readonly number[];
}

export interface Jobs {
  /**
   * Does the queue's jobs from now on, a batch at a time. A job whose work rejects is tried again, later and later (from
   * 5 seconds to an hour apart, for about two days).
   */
  work<Name extends QueueName>(
    queue: Name,
    handle: (data: QueueData[Name], id: string) => Promise<void>,
  ): Promise<void>;
  /** Looks for new jobs now instead of at the next turn; many calls in a moment are few looks. */
  wake(queue: QueueName): void;
  stop(): Promise<void>;
}

/**
 * At most this many jobs at once, and the next look no sooner than this: some hundred mails a second are plenty, and the
 * people who are booking meanwhile go first.
 */
const BATCH = 25;
const LOOK_EVERY_MS = 200;

/**
 * The job queue, in the tables of the schema pgboss, which it creates. Several server processes share the work. A job is
 * enqueued by whoever owns the transaction, in SQL: see `enqueueSql`.
 */
export async function startJobs({ db, onError }: JobsOptions): Promise<Jobs> {
  // No LISTEN/NOTIFY: a NOTIFY inside a booking's transaction puts all commits in a queue (docs/decisions/0004).
  const boss = new PgBoss({
    db,
    schedule: false,
    superviseIntervalSeconds: 5,
    monitorIntervalSeconds: 5,
    reindex: false,
  });
  boss.on("error", onError);
  await boss.start();
  for (const queue of QUEUES) await boss.createQueue(queue, QUEUE_OPTIONS);
  const workers = new Map<QueueName, string>();
  const woken = new Set<QueueName>();
  return {
    async work(queue, handle) {
      const id = await boss.work(
        queue,
        { batchSize: BATCH, pollingIntervalSeconds: 0.5, perJobResults: true },
        (jobs: Job<never>[]) => Promise.all(jobs.map((job) => doOne(job, handle, onError))),
      );
      workers.set(queue, id);
    },
    wake(queue) {
      if (woken.has(queue)) return;
      woken.add(queue);
      const worker = workers.get(queue);
      if (worker !== undefined) boss.notifyWorker(worker);
      setTimeout(() => {
        woken.delete(queue);
        // Whoever called meanwhile was not heard.
        if (worker !== undefined) boss.notifyWorker(worker);
      }, LOOK_EVERY_MS).unref();
    },
    async stop() {
      await boss.stop({ graceful: true, timeout: 10_000, close: false });
    },
  };
}

/** What a process was doing when it died is found by its missing heartbeat and done again by another. */
const QUEUE_OPTIONS = {
  retryLimit: 60,
  retryDelay: 5,
  retryBackoff: true,
  retryDelayMax: 3600,
  heartbeatSeconds: 10,
  expireInSeconds: 300,
  retentionSeconds: 14 * 86_400,
  deleteAfterSeconds: 86_400,
  partition: true,
} as const;

async function doOne<Data>(
  job: Job<Data>,
  handle: (data: Data, id: string) => Promise<void>,
  onError: (error: Error) => void,
): Promise<JobResult> {
  try {
    await handle(job.data, job.id);
    return { id: job.id, status: "completed" };
  } catch (cause) {
    const error = cause instanceof Error ? cause : new Error(String(cause));
    onError(error);
    return { id: job.id, status: "failed", output: { message: error.message } };
  }
}
