import type { Queryable } from "../database/database.ts";
import type { Queue } from "./queue.ts";

/** With the delays between attempts, about two days. */
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
  /** Undefined: one job. */
  readonly from?: string;
  /** An SQL expression; undefined: at once, even if the database's clock is set back. */
  readonly dueAt?: string;
  /** An SQL expression, for jobs whose data are lists: jobs with the same key are merged into the waiting one; null: no key. */
  readonly key?: string;
  /** True: the merged job takes the due time of the new one; false: it keeps its own. */
  readonly isDueAnew?: boolean;
}

/**
 * SQL that adds jobs directly to the queue, for everything else. The statement must come last in its transaction, or not run at
 * all.
 */
export function enqueueSql(
  { name, priority }: Pick<Queue<unknown>, "name" | "priority">,
  data: string,
  { from, dueAt = "'-infinity'", key = "null", isDueAnew = false }: Enqueued = {},
): string {
  return `select graphile_worker.add_job('${name}', (${data})::json, run_at => ${dueAt}, max_attempts => ${MAX_ATTEMPTS},
    job_key => ${key}, job_key_mode => '${isDueAnew ? "replace" : "preserve_run_at"}', priority => ${priority})${from ? ` from ${from}` : ""}`;
}

/** Returns job data as JSON for such a statement. Throws when the data do not fit the queue. */
export function toJobJson<Data>({ schema }: Queue<Data>, data: Data): string {
  return JSON.stringify(schema.parse(data));
}

/** Enqueues a job that is due at once, if the transaction commits. */
export async function enqueue<Data>(database: Queryable, queue: Queue<Data>, data: Data): Promise<void> {
  await database.query({
    name: `enqueue-${queue.name}`,
    text: enqueueSql(queue, "$1::jsonb"),
    values: [toJobJson(queue, data)],
  });
}
