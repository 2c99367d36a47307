import type { Queryable } from "../database/database.ts";
import { enqueueSql, MAX_ATTEMPTS, traceFlags } from "./enqueue.ts";
import type { Queue } from "./queue.ts";

/** Moves the oldest rows of the outbox into the queue, all or none; returns their number. */
export async function moveOutbox(database: Queryable, most: number): Promise<number> {
  const { rows } = await database.query<{ moved: number }>({
    name: "move-outbox",
    text: `with taken as (
        delete from outbox where id = any(array(select id from outbox order by id limit $1 for update skip locked)) returning *
      ), once as (
        -- The queue refuses a list that names a key twice.
        select distinct on (coalesce(key, id::text)) * from taken order by coalesce(key, id::text), id
      ), bulk as (
        select array_agg((queue, data, null, due_at, ${MAX_ATTEMPTS}, key, 0, flags)::graphile_worker.job_spec order by id) as specs
        from once having count(*) > 0
      )
      select greatest((select count(*) from taken), count(*))::integer as moved from bulk, graphile_worker.add_jobs(bulk.specs, true)`,
    values: [most],
  });
  return rows[0]!.moved;
}

/** More jobs than this are not counted. */
const MAX_COUNTED_ROWS = 10_000;

export interface QueueState {
  readonly queue: string;
  /** The number of due jobs, including the running ones. */
  readonly due: number;
  /** Failed jobs that wait for their next attempt. */
  readonly retried: number;
  /** For how many seconds the oldest due job has been due. */
  readonly oldest: number;
}

/** Returns the state of every queue. The clock is the database's, as in the queue. */
export async function countJobs(database: Queryable): Promise<QueueState[]> {
  const { rows } = await database.query<QueueState>({
    name: "count-jobs",
    text: `select task.identifier as queue, count(due_at) filter (where due_at <= now())::integer as due,
        count(due_at) filter (where due_at > now())::integer as retried,
        greatest(coalesce(extract(epoch from now() - min(due_at)), 0), 0)::float8 as oldest
      from graphile_worker._private_tasks task left join (
        select task_id, greatest(run_at, created_at) as due_at from graphile_worker._private_jobs
        where run_at <= now() or attempts > 0 limit ${MAX_COUNTED_ROWS}
      ) job on job.task_id = task.id group by 1`,
  });
  return rows;
}

/** Returns the number of jobs in the outbox. */
export async function countOutbox(database: Queryable): Promise<number> {
  const { rows } = await database.query<{ count: number }>({
    name: "count-outbox",
    text: `select count(*)::integer as count from (select from outbox limit ${MAX_COUNTED_ROWS}) as waiting`,
  });
  return rows[0]!.count;
}

/** A job that a worker is processing. */
export interface RunningJob {
  readonly queue: Queue<unknown>;
  readonly id: string;
  readonly worker: string;
}

/** Replaces a job by others. Fails when another worker has taken the job over; that worker will replace it. */
export async function replaceJob(
  database: Queryable,
  { queue, id, worker }: RunningJob,
  by: readonly unknown[],
): Promise<void> {
  const { rowCount } = await database.query({
    name: `replace-${queue.name}`,
    text: `with replaced as (delete from graphile_worker._private_jobs where id = $1 and locked_by = $2 returning 1)
      ${enqueueSql(queue, "part", { from: "replaced, jsonb_array_elements($3) as part", flags: "$4::text[]" })}`,
    values: [id, worker, JSON.stringify(by), traceFlags()],
  });
  if (rowCount === 0) throw new Error("another process has taken the job meanwhile");
}

/** SQL that removes the waiting jobs of a queue that meet a condition on `data`. */
export function deleteJobsSql({ name }: Pick<Queue<unknown>, "name">, condition: string): string {
  return `delete from graphile_worker._private_jobs using (
      select job.id, job.payload::jsonb as data from graphile_worker._private_jobs job
      join graphile_worker._private_tasks task on task.id = job.task_id where task.identifier = '${name}'
    ) as waiting where _private_jobs.id = waiting.id and ${condition}`;
}

/** The delay after failed attempts: that of the queue, but at most an hour. */
const RETRY_SECONDS = "least(exp(least(attempts, 10)), 3600)";

/**
 * Limits the delay of failed jobs, even if the clock was set back. Gives new attempts to unlocked jobs that have none left:
 * graphile-worker leaves none to a running job whose key is enqueued again.
 */
export async function limitRetryDelays(database: Queryable): Promise<void> {
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

/** The error that the queue stores for a job that failed because the database was unavailable. */
export const INTERRUPTED_ERROR = "the database was away";

/** Retries interrupted jobs at once, without counting the interrupted attempt. */
export async function resumeInterrupted(database: Queryable): Promise<void> {
  await database.query({
    name: "resume-interrupted",
    text: `update graphile_worker._private_jobs set attempts = greatest(attempts - 1, 0), run_at = now(), last_error = null
      where last_error = $1 and locked_at is null`,
    values: [INTERRUPTED_ERROR],
  });
}

export async function addWorker(database: Queryable, name: string): Promise<void> {
  await database.query("insert into job_workers (name) values ($1)", [name]);
}

/** Returns workers whose database session has ended, which means that their process has ended or soon will. */
export async function listDeadWorkers(database: Queryable): Promise<string[]> {
  const { rows } = await database.query<{ name: string }>(
    "select name from job_workers where not exists (select from pg_stat_activity where application_name = name)",
  );
  return rows.map(({ name }) => name);
}

/** Removes finished jobs that their worker could not mark as done. */
export async function removeFinishedJobs(database: Queryable, done: ReadonlySet<string>): Promise<void> {
  await database.query("delete from graphile_worker._private_jobs where id = any($1::bigint[])", [[...done]]);
}

/** Removes the jobs that workers have finished and releases their other jobs without counting an attempt. */
export async function removeWorkers(
  database: Queryable,
  names: readonly string[],
  done: ReadonlySet<string> = new Set(),
): Promise<void> {
  await removeFinishedJobs(database, done);
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
