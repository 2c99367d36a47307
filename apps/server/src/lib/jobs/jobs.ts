import { inBatches } from "../batches.ts";
import type { Queryable } from "../database.ts";
import { type Claim, claimJobs, type ClaimedJob, deleteJobs, postponeJob, renewClaims } from "./jobs-data.ts";

export interface JobsOptions {
  readonly db: Queryable;
  readonly onError: (error: Error) => void;
}

/** The queues of this product and what their jobs carry. Every job is small and may be done twice without harm. */
export interface QueueData {
  readonly mail: MailJob;
  readonly account_mail: AccountMailJob;
  readonly sms: SmsJob;
  readonly retention: RetentionJob;
}
export type QueueName = keyof QueueData;

/** A mail about an account, or to an address that may have one: what it says is decided when it is written. */
export interface AccountMailJob {
  readonly kind:
    | "activation"
    | "reset"
    | "email_change"
    | "email_changed"
    | "fiche_key"
    | "deletion"
    | "deletion_confirmed";
  readonly group_id: number;
  readonly email: string;
  readonly locale: string;
  /** The account whose address is to become `email`. */
  readonly account_id?: number;
  /** The request that the mail's link confirms. */
  readonly deletion_id?: number;
  /** From this day on nothing is left. */
  readonly day?: string;
}

/** One mail about appointments of one booking. */
export interface MailJob {
  readonly kind: "confirmation" | "cancellation" | "cancelledByPro" | "moved" | "reminder";
  readonly group_id: number;
  /** null: the appointments came with a group file. */
  readonly booking_id: number | null;
  readonly appointment_ids: readonly number[];
  /** Of a move: when it was made; milliseconds. */
  readonly moved_at?: number;
  /** Of a move: when the first of them was to start before; minutes. */
  readonly moved_from?: number;
  /** Of a reminder: the starts of its appointments for which it was planned, in minutes. */
  readonly starts?: readonly number[];
}

/** The next few of a group whose data may have been kept long enough; `after`: those with greater ids. */
export interface RetentionJob {
  readonly kind: "reads" | "account" | "fiche";
  readonly group_id: number;
  readonly after: number;
}

/** One reminder by SMS. */
export type SmsJob = Omit<MailJob, "kind" | "moved_at" | "moved_from">;

export interface Jobs {
  /**
   * Does the queue's jobs from now on, a batch at a time. A job whose work rejects is tried again, later and later (from
   * 5 seconds to an hour apart, for about two days).
   */
  work<Name extends QueueName>(
    queue: Name,
    handle: (data: QueueData[Name], id: string) => Promise<void>,
  ): void;
  /** Looks for new jobs now instead of at the next turn; many calls in a moment are few looks. */
  wake(queue: QueueName): void;
  /** Resolves when what was begun has ended. */
  stop(): Promise<void>;
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
const RENEW_EVERY_MS = 3000;
const MOST_ATTEMPTS = 60;

/**
 * The job queue, a table. Several server processes share the work. A job is enqueued by whoever owns the transaction, in
 * SQL: see `enqueueSql`.
 */
export function startJobs({ db, onError }: JobsOptions): Jobs {
  const workers = new Map<QueueName, Worker>();
  return {
    work(queue, handle) {
      const run = ({ id, data }: ClaimedJob) => handle(data as Parameters<typeof handle>[0], String(id));
      workers.set(queue, startWorker(db, queue, run, onError));
    },
    wake: (queue) => workers.get(queue)?.wake(),
    async stop() {
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
    },
  };
}

interface Worker {
  wake(): void;
  stop(): Promise<void>;
}

function startWorker(
  db: Queryable,
  queue: QueueName,
  handle: (job: ClaimedJob) => Promise<void>,
  onError: (error: Error) => void,
): Worker {
  const finish = inBatches<Claim, void>(
    async (claims) => {
      await deleteJobs(db, claims);
      return claims.map(() => undefined);
    },
    { lanes: 1, size: BATCH, keysOf: () => [] },
  );
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

  /** Answers how many there were. */
  async function workOnBatch(): Promise<number> {
    const jobs = await claimJobs(db, queue, BATCH);
    if (jobs.length === 0) return 0;
    const open = new Set<ClaimedJob>(jobs);
    const renewal = setInterval(() => void renewClaims(db, [...open]).catch(onError), RENEW_EVERY_MS);
    const waiting = jobs.values();
    const workThrough = async (): Promise<void> => {
      for (const job of waiting) {
        // Who stops leaves the rest to the others, who find it when the claim ends.
        if (!isStopped) await workOn(job);
        open.delete(job);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, workThrough)).finally(() => clearInterval(renewal));
    return jobs.length;
  }

  async function workOn(job: ClaimedJob): Promise<void> {
    try {
      await handle(job);
    } catch (error) {
      onError(toError(error));
      if (job.attempts < MOST_ATTEMPTS) return postponeJob(db, job);
    }
    return finish(job);
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
    },
  };
}

function toError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause));
}
