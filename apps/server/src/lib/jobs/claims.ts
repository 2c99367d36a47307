import type { Queryable } from "../database.ts";
import { CLAIM_SECONDS, type ClaimedJob, renewClaims } from "./jobs-data.ts";

/** The jobs that this process has claimed and not put away. */
export interface Claims {
  add(jobs: readonly ClaimedJob[], claimedAt: number): void;
  /** Whether the job is this process's still: while it stood still, others may have claimed and done it. */
  isOurs(job: ClaimedJob): Promise<boolean>;
  drop(job: ClaimedJob): void;
  /** Nothing is renewed any more. */
  end(): void;
}

const RENEW_EVERY_MS = 3000;
/** A claim that was renewed no longer ago than this is ours without asking. */
const SURE_MS = (CLAIM_SECONDS * 1000) / 2;

/** Keeps claims from running out, by the clock of this process that no one sets. */
export function keepClaims(db: Queryable, onError: (error: Error) => void): Claims {
  const renewedAt = new Map<ClaimedJob, number>();
  const timer = setInterval(() => void renew(), RENEW_EVERY_MS);

  async function renew(): Promise<void> {
    const jobs = [...renewedAt.keys()];
    if (jobs.length === 0) return;
    const now = performance.now();
    try {
      const ours = await renewClaims(db, jobs);
      for (const job of jobs) {
        if (!ours.has(job.id)) renewedAt.delete(job);
        else if (renewedAt.has(job)) renewedAt.set(job, now);
      }
    } catch (error) {
      onError(error as Error);
    }
  }

  function isSure(job: ClaimedJob): boolean {
    return performance.now() - (renewedAt.get(job) ?? Number.NEGATIVE_INFINITY) < SURE_MS;
  }

  return {
    add(jobs, claimedAt) {
      for (const job of jobs) renewedAt.set(job, claimedAt);
    },
    async isOurs(job) {
      if (!isSure(job)) await renew();
      return isSure(job);
    },
    drop: (job) => void renewedAt.delete(job),
    end: () => clearInterval(timer),
  };
}
