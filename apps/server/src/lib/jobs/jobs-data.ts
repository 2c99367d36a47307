import type { Queryable } from "../database/database.ts";
import { enqueueSql, MOST_ATTEMPTS } from "./enqueue.ts";
import type { Queue } from "./queue.ts";

/** Moves the oldest of the outbox into the queue, all or none, and answers how many. */
export async function moveOutbox(database: Queryable, most: number): Promise<number> {
  const { rows } = await database.query<{ moved: number }>({
    name: "move-outbox",
    text: `with taken as (
        delete from outbox where id = any(array(select id from outbox order by id limit $1 for update skip locked)) returning *
      ), bulk as (
        select array_agg((queue, data, null, due_at, ${MOST_ATTEMPTS}, key, 0, null)::graphile_worker.job_spec order by id) as specs
        from taken having count(*) > 0
      )
      select count(*)::integer as moved from bulk, graphile_worker.add_jobs(bulk.specs, true)`,
    values: [most],
  });
  return rows[0]!.moved;
}

/** A job that a worker has in hand. */
export interface JobInHand {
  readonly queue: Queue<unknown>;
  readonly id: string;
  readonly worker: string;
}

/** Puts others in its place. Fails when it is no longer this worker's: then another one replaces it. */
export async function replaceJob(
  database: Queryable,
  { queue, id, worker }: JobInHand,
  by: readonly unknown[],
): Promise<void> {
  const { rowCount } = await database.query({
    name: `replace-${queue.name}`,
    text: `with replaced as (delete from graphile_worker._private_jobs where id = $1 and locked_by = $2 returning 1)
      ${enqueueSql(queue, "part", { from: "replaced, jsonb_array_elements($3) as part" })}`,
    values: [id, worker, JSON.stringify(by)],
  });
  if (rowCount === 0) throw new Error("another process has taken the job meanwhile");
}

/** Removes the jobs of a queue that wait and meet a condition on `data`. */
export function dropJobsSql({ name }: Pick<Queue<unknown>, "name">, condition: string): string {
  return `delete from graphile_worker._private_jobs using (
      select job.id, job.payload::jsonb as data from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = '${name}'
    ) as waiting where _private_jobs.id = waiting.id and ${condition}`;
}

/** So long a job waits that failed so often: the queue's own waits, but never more than an hour. */
const RETRY_SECONDS = "least(exp(least(attempts, 10)), 3600)";

/**
 * Jobs that failed wait no longer than that, also when the clock was set back meanwhile. To a job in hand whose key comes again
 * graphile-worker leaves no attempt: should it fail then, it is tried again from here.
 */
export async function hastenRetries(database: Queryable): Promise<void> {
  await database.query({
    name: "leave-an-attempt",
    text: `update graphile_worker._private_jobs set attempts = 1, run_at = now()
      where attempts >= max_attempts and locked_at is null`,
  });
  await database.query({
    name: "hasten-retries",
    text: `select graphile_worker.reschedule_jobs(array_agg(id), run_at => now() + seconds * interval '1 second')
      from (select id, ${RETRY_SECONDS} as seconds from graphile_worker.jobs
        where attempts > 0 and locked_at is null and run_at > now() + (${RETRY_SECONDS} + 60) * interval '1 second') as late
      group by seconds`,
  });
}

/** What the queue notes of a job that failed since the database was away. */
export const INTERRUPTED = "the database was away";

/** That is no attempt, and is tried again at once. */
export async function resumeInterrupted(database: Queryable): Promise<void> {
  await database.query({
    name: "resume-interrupted",
    text: `update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0), run_at = now(), last_error = null
      where last_error = $1 and locked_at is null`,
    values: [INTERRUPTED],
  });
}

export async function addWorker(database: Queryable, name: string): Promise<void> {
  await database.query("insert into job_workers (name) values ($1)", [name]);
}

/** Workers whose session is gone, and with it, but for a moment, their process. */
export async function listGoneWorkers(database: Queryable): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    "select name from job_workers where not exists (select from pg_stat_activity where application_name = name)",
  );
  return rows.map(({ name }) => name);
}

/** Removes jobs that are done and whose worker could not write so. */
export async function removeDone(database: Queryable, done: ReadonlySet<string>): Promise<void> {
  await database.query("delete from graphile_worker._private_jobs where id = any($1::bigint[])", [[...done]]);
}

/**
 * Puts away what workers have done and could not put away, and leaves to others what else they have in hand: that they were
 * interrupted counts as no attempt.
 */
export async function removeWorkers(
  database: Queryable,
  names: readonly string[],
  done: ReadonlySet<string> = new Set(),
): Promise<void> {
  await removeDone(database, done);
  await database.query(
    `update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0) where locked_by = any($1)`,
    [names],
  );
  await database.query(
    `with removed as (delete from job_workers where name = any($1) returning name)
      select graphile_worker.force_unlock_workers(array_agg(name)) from removed having count(*) > 0`,
    [names],
  );
}
