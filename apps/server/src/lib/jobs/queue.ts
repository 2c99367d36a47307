import type { z } from "zod";

/** A kind of job. Every job is small and idempotent. */
export interface Queue<Data> {
  readonly name: string;
  /** Validates a job's data when it is enqueued, and again before it runs, because another version may have enqueued it. */
  readonly schema: z.ZodType<Data>;
  /** A lower number has priority; most queues have 0. */
  readonly priority: number;
  /** When a job starts by itself, in cron notation, UTC. */
  readonly cron?: string;
}

/**
 * Runs one job. `split` replaces it by other jobs of its queue, so that a part that fails for long neither delays nor repeats the
 * others.
 */
export type HandleJob<Data> = (data: Data, split: (parts: readonly Data[]) => Promise<void>) => Promise<void>;

/** A queue with its handler. A job that rejects is retried for about two days, with growing delays. */
export interface Handler {
  readonly queue: Queue<unknown>;
  readonly handle: HandleJob<unknown>;
}

export function handler<Data>(queue: Queue<Data>, handle: HandleJob<Data>): Handler {
  return { queue, handle: handle as HandleJob<unknown> };
}
