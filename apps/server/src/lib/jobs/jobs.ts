import { CLAIM_SECONDS, type ClaimedJob, replaceJob } from "./jobs-data.ts";
import type { QueueData, QueueName } from "./queues.ts";
import { createStuckLook } from "./stuck-jobs.ts";
import { startWorker, type Worker, type WorkerOptions } from "./worker.ts";

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

/**
 * The job queue, a table. Several server processes share the work. A job is enqueued by whoever owns the transaction, in
 * SQL: see `enqueueSql`.
 */
export function startJobs(options: WorkerOptions): Jobs {
  const workers = new Map<QueueName, Worker>();
  const lookForStuck = createStuckLook(options.db);
  const timer = setInterval(() => void lookForStuck().catch(options.onError), CLAIM_SECONDS * 1000);
  return {
    work(queue, handle) {
      const run = (job: ClaimedJob) =>
        handle(job.data as Parameters<typeof handle>[0], String(job.id), (parts) =>
          replaceJob(options.db, job, parts),
        );
      workers.set(queue, startWorker(options, queue, run));
    },
    wake: (queue) => workers.get(queue)?.wake(),
    async stop() {
      clearInterval(timer);
      await Promise.all([...workers.values()].map((worker) => worker.stop()));
    },
  };
}
