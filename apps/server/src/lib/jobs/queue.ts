import type { z } from "zod";

/** A kind of job. Every job is small, and may be done twice without harm. */
export interface Queue<Data> {
  readonly name: string;
  /** Checks a job's data when it is enqueued, and again before it is done: another version may have enqueued it. */
  readonly schema: z.ZodType<Data>;
  /** A queue with a lower number is served first; most have 0. */
  readonly priority: number;
  /** When a job is due by itself, in the notation of cron, UTC. */
  readonly cron?: string;
}

/**
 * Does one job. `split` replaces it by other jobs of its queue, so that a part that fails for long neither delays nor repeats
 * the others.
 */
export type Handle<Data> = (data: Data, split: (parts: readonly Data[]) => Promise<void>) => Promise<void>;

/** A queue with what does its jobs. A job that rejects is tried again, later and later, for about two days. */
export interface Handler {
  readonly queue: Queue<unknown>;
  readonly handle: Handle<unknown>;
}

export function handler<Data>(queue: Queue<Data>, handle: Handle<Data>): Handler {
  return { queue, handle: handle as Handle<unknown> };
}
