import { setTimeout as sleep } from "node:timers/promises";
import { inBatches } from "../batches.ts";
import type { Queryable } from "../database.ts";
import { keepClaims } from "./claims.ts";
import { claimJobs, type ClaimedJob, deleteJobs, postponeJob, replaceJob } from "./jobs-data.ts";

export interface JobsOptions {
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
  /** The only one of the address's people whom this job is about. */
  readonly fiche_id?: number;
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
  /** The only one of them whom this job is about; without it, all who are to be told. */
  readonly to?: MailedPerson;
}

/** Whoever attends, or the account that booked for them. */
export type MailedPerson = "attending" | "booker";

/** The next few of a group whose data may have been kept long enough; `after`: those with greater ids. */
export interface RetentionJob {
  readonly kind: "reads" | "account" | "fiche";
  readonly group_id: number;
  readonly after: number;
}

/** One reminder by SMS. */
export type SmsJob = Omit<MailJob, "kind" | "moved_at" | "moved_from" | "to">;

/**
 * `split` puts jobs in the place of this one, instead of doing it: of its parts one may fail for long, and another one must
 * neither wait for it nor be done again.
 */
type Handle<Data> = (
  data: Data,
  id: string,
  split: (parts: readonly Data[]) => Promise<void>,
) => Promise<void>;

export interface Jobs {
  /**
   * Does the queue's jobs from now on, a batch at a time. A job whose work rejects is tried again, later and later (from
   * 5 seconds to an hour apart, for about two days).
   */
  work<Name extends QueueName>(queue: Name, handle: Handle<QueueData[Name]>): void;
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
/** After so long, what still goes on is waiting for somebody who may never answer, and the next ones need not. */
const PATIENCE_MS = 1000;
/** So often what was done is tried to be put away, each time after twice the pause: a database is back within seconds. */
const PUT_AWAY_PAUSES_MS = [250, 500, 1000, 2000, 4000];
const MOST_ATTEMPTS = 60;

/**
 * The job queue, a table. Several server processes share the work. A job is enqueued by whoever owns the transaction, in
 * SQL: see `enqueueSql`.
 */
export function startJobs({ db, onError, onFailure }: JobsOptions): Jobs {
  const workers = new Map<QueueName, Worker>();
  return {
    work(queue, handle) {
      const run = (job: ClaimedJob) =>
        handle(job.data as Parameters<typeof handle>[0], String(job.id), (parts) =>
          replaceJob(db, job, parts),
        );
      workers.set(queue, startWorker({ db, onError, onFailure }, queue, run));
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
  { db, onError, onFailure }: JobsOptions,
  queue: QueueName,
  handle: (job: ClaimedJob) => Promise<void>,
): Worker {
  const claims = keepClaims(db, onError);
  /** At work, also on what was claimed earlier. */
  const lanes = new Set<Promise<void>>();
  const underWay = new Set<number>();
  /** Done, and not put away. */
  const done = new Set<number>();
  const finish = inBatches<number, void>(
    async (ids) => {
      await deleteJobs(db, ids);
      return ids.map(() => undefined);
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
      const isTriedAgain = job.attempts < MOST_ATTEMPTS;
      onFailure(toError(error), { queue, job: job.id, attempt: job.attempts, isTriedAgain });
      // Where that fails too it is tried again when the claim ends.
      if (isTriedAgain) return postponeJob(db, job).catch(onError);
    }
    await putAway(job);
  }

  async function putAway(job: ClaimedJob): Promise<void> {
    for (const pause of PUT_AWAY_PAUSES_MS) {
      try {
        await finish(job.id);
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
