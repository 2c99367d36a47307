import type { Queryable } from "../database/database.ts";

/** A job that failed for good, with its data, so that it can be tried again. */
export interface NewGivenUpJob {
  readonly queue: string;
  readonly data: unknown;
  readonly reason: string;
  readonly attempts: number;
}

export async function addGivenUpJob(database: Queryable, job: NewGivenUpJob): Promise<void> {
  await database.query({
    name: "add-given-up-job",
    text: "insert into given_up_jobs (queue, data, reason, attempts) values ($1, $2, $3, $4)",
    values: [job.queue, JSON.stringify(job.data), job.reason, job.attempts],
  });
}

/** Puts the job into its queue again, with all its attempts; returns the queue, or null if the job is gone. */
export async function requeueGivenUpJob(database: Queryable, id: number): Promise<string | null> {
  const { rows } = await database.query<{ queue: string }>({
    name: "retry-given-up-job",
    text: `with job as (delete from given_up_jobs where id = $1 returning queue, data)
      insert into outbox (queue, data) select queue, data from job returning queue`,
    values: [id],
  });
  return rows[0]?.queue ?? null;
}

/** Returns the queue of the removed job, or null if the job is gone. */
export async function removeGivenUpJob(database: Queryable, id: number): Promise<string | null> {
  const { rows } = await database.query<{ queue: string }>({
    name: "remove-given-up-job",
    text: "delete from given_up_jobs where id = $1 returning queue",
    values: [id],
  });
  return rows[0]?.queue ?? null;
}

export async function countGivenUpJobs(database: Queryable): Promise<{ queue: string; count: number }[]> {
  const { rows } = await database.query<{ queue: string; count: number }>({
    name: "count-given-up-jobs",
    text: "select queue, count(*)::integer as count from given_up_jobs group by queue",
  });
  return rows;
}

/** Deletes jobs that were given up 30 days ago, because their data name people. */
export async function sweepGivenUpJobs(database: Queryable): Promise<void> {
  await database.query("delete from given_up_jobs where failed_at < now() - interval '30 days'");
}
