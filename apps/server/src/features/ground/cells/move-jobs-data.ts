import { type Database, type Queryable, transaction } from "../../../lib/database/database.ts";

/** SQL: the group in the data of a job. */
const groupOf = (data: string): string =>
  `coalesce(${data} ->> 'group_id', ${data} -> 0 ->> 'group_id')::integer`;

/** Returns whether a worker is doing a job of the group. */
export async function isWorking(source: Queryable, groupId: number): Promise<boolean> {
  const { rowCount } = await source.query(
    `select from graphile_worker._private_jobs where locked_at is not null and ${groupOf("payload")} = $1 limit 1`,
    [groupId],
  );
  return rowCount === 1;
}

interface WaitingJob {
  readonly id: string;
  readonly row: string;
}

/** Locks the jobs that no worker does, so that none begins one meanwhile. */
const LIST = {
  outbox: `select 'outbox ' || id as id, to_jsonb(one)::text as row from outbox one where ${groupOf("data")} = $1
    for update skip locked`,
  queue: `select 'job ' || job.id as id, jsonb_build_object('queue', task.identifier, 'data', job.payload,
      'due_at', job.run_at, 'key', job.key, 'enqueued_at', job.created_at)::text as row
    from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
    where job.locked_at is null and ${groupOf("job.payload")} = $1 for update of job skip locked`,
};

const REMOVE = `with gone as (delete from outbox where 'outbox ' || id = any($1))
  delete from graphile_worker._private_jobs where 'job ' || id = any($1)`;

/**
 * Moves the waiting jobs of a group to the outbox of its new cell, each once, even if this is broken off and repeated. Returns how
 * many there were.
 */
export async function moveJobs(source: Database, target: Database, groupId: number): Promise<number> {
  const key = `jobs of group ${groupId} that have arrived`;
  const count = await transaction(source, async (connection) => {
    const jobs: WaitingJob[] = [];
    for (const text of Object.values(LIST))
      jobs.push(...(await connection.query<WaitingJob>(text, [groupId])).rows);
    if (jobs.length === 0) return 0;
    await transaction(target, (arriving) => addJobs(arriving, key, jobs));
    await connection.query(REMOVE, [jobs.map(({ id }) => id)]);
    return jobs.length;
  });
  await target.query("delete from settings where key = $1", [key]);
  return count;
}

/** `key`: where the ids of the jobs that have arrived are stored until the source has removed them. */
async function addJobs(target: Queryable, key: string, jobs: readonly WaitingJob[]): Promise<void> {
  const { rows } = await target.query<{ value: string[] }>("select value from settings where key = $1", [
    key,
  ]);
  const arrived = new Set(rows[0]?.value);
  const missing = jobs.filter(({ id }) => !arrived.has(id));
  await target.query(
    `insert into outbox (queue, data, due_at, key, enqueued_at, flags)
       select job.queue, job.data, job.due_at, job.key, job.enqueued_at, job.flags
       from unnest($1::text[]) as row cross join jsonb_populate_record(null::outbox, row::jsonb) as job`,
    [missing.map(({ row }) => row)],
  );
  await target.query(
    "insert into settings (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value",
    [key, JSON.stringify([...arrived, ...missing.map(({ id }) => id)])],
  );
}
