import type { Queryable } from "../database/database.ts";
import { activeTraceparent } from "../tracing/tracing.ts";
import type { Queue } from "./queue.ts";

/** The most attempts of a job; with the delays between them, about two days. */
export const MAX_ATTEMPTS = 60;

/**
 * SQL that adds a job to the outbox for each row of `from` (a FROM item) with one plain insert, for bookings, of which hundreds
 * are made per second. The job exists exactly if the transaction commits, and is moved into the queue soon after. `data` is an
 * SQL expression of type jsonb.
 */
export function outboxSql({ name }: Pick<Queue<unknown>, "name">, data: string, from: string): string {
  return `insert into outbox (queue, data) select '${name}', ${data} from ${from}`;
}

interface Enqueued {
  /** The FROM item, with one row for each job; undefined: one job. */
  readonly from?: string;
  /** An SQL expression; undefined: at once, even if the database's clock is set back. */
  readonly dueAt?: string;
  /** An SQL expression, for jobs whose data are lists: jobs with the same key are merged into the waiting one; null: no key. */
  readonly key?: string;
  /** True: the merged job takes the due time of the new one; false: it keeps its own. */
  readonly isDueAnew?: boolean;
  /** An SQL expression, by default the trace of the transaction. */
  readonly flags?: string;
}

/** SQL that adds jobs directly to the queue, for everything but bookings. It must be the last statement of its transaction. */
export function enqueueSql(
  { name, priority }: Pick<Queue<unknown>, "name" | "priority">,
  data: string,
  { from, dueAt = "'-infinity'", key = "null", isDueAnew = false, flags = "trace_flags()" }: Enqueued = {},
): string {
  return `select graphile_worker.add_job('${name}', (${data})::json, run_at => ${dueAt}, max_attempts => ${MAX_ATTEMPTS},
    job_key => ${key}, job_key_mode => '${isDueAnew ? "replace" : "preserve_run_at"}', priority => ${priority},
    flags => ${flags})${from ? ` from ${from}` : ""}`;
}

/** Like `enqueueSql`, for hundreds of jobs that are due at once: one call instead of one for each job. */
export function enqueueManySql(
  { name, priority }: Pick<Queue<unknown>, "name" | "priority">,
  data: string,
  from: string,
): string {
  return `select added.id from (
      select array_agg(('${name}', (${data})::json, null, '-infinity', ${MAX_ATTEMPTS}, null, ${priority}, trace_flags())::graphile_worker.job_spec)
        as specs from ${from} having count(*) > 0
    ) as bulk, graphile_worker.add_jobs(bulk.specs) as added`;
}

/** Returns job data as JSON, for a parameter of `enqueueSql`. Throws when the data do not match the queue's schema. */
export function toJobJson<Data>({ schema }: Queue<Data>, data: Data): string {
  return JSON.stringify(schema.parse(data));
}

/** Returns the flags of a job, which name the trace in which it is enqueued. */
export function traceFlags(): string[] | null {
  const traceparent = activeTraceparent();
  return traceparent === undefined ? null : [traceparent];
}

/** Enqueues a job that is due at once, if the transaction commits. */
export async function enqueue<Data>(database: Queryable, queue: Queue<Data>, data: Data): Promise<void> {
  await database.query({
    name: `enqueue-${queue.name}`,
    text: enqueueSql(queue, "$1::jsonb", { flags: "$2::text[]" }),
    values: [toJobJson(queue, data), traceFlags()],
  });
}
