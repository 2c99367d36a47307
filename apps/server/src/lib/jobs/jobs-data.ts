import type { Queryable } from "../database.ts";

/** A job that this process is at; its attempt tells it from a later claim of the same job. */
export interface Claim {
  readonly id: number;
  readonly attempts: number;
}

export interface ClaimedJob extends Claim {
  readonly data: unknown;
}

/** A process that has died keeps its jobs so long from others. */
export const CLAIM_SECONDS = 10;

/** Claims the jobs that have been due longest. What is enqueued under their keys from now on is another job. */
export async function claimJobs(database: Queryable, queue: string, most: number): Promise<ClaimedJob[]> {
  const { rows } = await database.query<ClaimedJob>({
    name: "claim-jobs",
    text: `update jobs set attempts = attempts + 1, key = null, due_at = now() + interval '${CLAIM_SECONDS} seconds'
      where id = any(array(
        select id from jobs where queue = $1 and due_at <= now() order by due_at, id limit $2 for update skip locked))
      returning id, attempts, data`,
    values: [queue, most],
  });
  return rows;
}

/** Still at them: puts the end of the claims off. Answers the ids of those that nobody else has claimed since, or done. */
export async function renewClaims(
  database: Queryable,
  claims: readonly Claim[],
): Promise<ReadonlySet<number>> {
  const { rows } = await database.query<{ id: number }>({
    name: "renew-claims",
    text: `update jobs set due_at = now() + interval '${CLAIM_SECONDS} seconds'
      from unnest($1::bigint[], $2::integer[]) as claim (id, attempts)
      where jobs.id = claim.id and jobs.attempts = claim.attempts returning jobs.id`,
    values: toColumns(claims),
  });
  return new Set(rows.map(({ id }) => id));
}

/** What is done is done, whoever may have claimed it since. */
export async function deleteJob(database: Queryable, id: number): Promise<void> {
  await database.query({ name: "delete-job", text: "delete from jobs where id = $1", values: [id] });
}

/** Puts others in its place. Fails when somebody else has claimed it since: then it is theirs to replace. */
export async function replaceJob(
  database: Queryable,
  { id, attempts }: Claim,
  by: readonly unknown[],
): Promise<void> {
  const { rowCount } = await database.query({
    name: "replace-job",
    text: `with replaced as (delete from jobs where id = $1 and attempts = $2 returning queue)
      insert into jobs (queue, data) select queue, data from replaced, jsonb_array_elements($3) as data`,
    values: [id, attempts, JSON.stringify(by)],
  });
  if (rowCount === 0) throw new Error("another process has claimed the job meanwhile");
}

/** So long a job that failed so often waits at most: from 5 seconds to an hour, each time twice as late. */
const RETRY_SECONDS = "least(5 * 2 ^ least(attempts - 1, 20), 3600)";

/** To be tried again. */
export async function postponeJob(database: Queryable, { id, attempts }: Claim): Promise<void> {
  await database.query({
    name: "postpone-job",
    text: `update jobs set due_at = now() + ${RETRY_SECONDS} * interval '1 second'
      where id = $1 and attempts = $2`,
    values: [id, attempts],
  });
}

/** A job that would wait longer than any of its waits may be. */
export interface StuckJob {
  readonly id: number;
  readonly due_at: string;
}

export async function listStuckJobs(database: Queryable): Promise<StuckJob[]> {
  const { rows } = await database.query<StuckJob>({
    name: "stuck-jobs",
    text: `select id, due_at::text from jobs where attempts > 0
      and due_at > now() + (greatest(${RETRY_SECONDS}, ${CLAIM_SECONDS}) + 60) * interval '1 second'`,
  });
  return rows;
}

/** Makes those due at which nothing has happened since. */
export async function freeStuckJobs(database: Queryable, jobs: readonly StuckJob[]): Promise<void> {
  if (jobs.length === 0) return;
  await database.query({
    name: "free-stuck-jobs",
    text: `update jobs set due_at = now() from unnest($1::bigint[], $2::timestamptz[]) as stuck (id, due_at)
      where jobs.id = stuck.id and jobs.due_at = stuck.due_at`,
    values: [jobs.map(({ id }) => id), jobs.map(({ due_at }) => due_at)],
  });
}

function toColumns(claims: readonly Claim[]): [number[], number[]] {
  return [claims.map(({ id }) => id), claims.map(({ attempts }) => attempts)];
}
