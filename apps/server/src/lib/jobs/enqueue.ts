import type { Queryable } from "../database/database.ts";
import type { Queue } from "./queue.ts";

/** With the waits between them about two days. */
export const MOST_ATTEMPTS = 60;

/**
 * The SQL that enqueues a job from each row of `from` (a FROM item) with one plain insert: for bookings, of which hundreds are
 * made in a second. It exists exactly if the transaction was committed, and is moved into the queue soon after; `data` is an
 * SQL expression of type jsonb.
 */
export function outboxSql({ name }: Pick<Queue<unknown>, "name">, data: string, from: string): string {
  return `insert into outbox (queue, data) select '${name}', ${data} from ${from}`;
}

interface Enqueued {
  /** Without it, one job. */
  readonly from?: string;
  /** An SQL expression; without it at once, also when the database's clock is set back meanwhile. */
  readonly dueAt?: string;
  /** An SQL expression: of jobs whose data are lists, one waits under a key and takes the others' in; null is no key. */
  readonly key?: string;
  /** Whether the one that waits is then due when this one is, and not as it was. */
  readonly isDueAnew?: boolean;
}

/** The same straight into the queue, for all others: its statement comes last, or is not done at all. */
export function enqueueSql(
  { name, priority }: Pick<Queue<unknown>, "name" | "priority">,
  data: string,
  { from, dueAt = "'-infinity'", key = "null", isDueAnew = false }: Enqueued = {},
): string {
  return `select graphile_worker.add_job('${name}', (${data})::json, run_at => ${dueAt}, max_attempts => ${MOST_ATTEMPTS},
    job_key => ${key}, job_key_mode => '${isDueAnew ? "replace" : "preserve_run_at"}', priority => ${priority})${from ? ` from ${from}` : ""}`;
}

/** Data for such a statement, as JSON. Throws where they do not fit the queue. */
export function toJobJson<Data>({ schema }: Queue<Data>, data: Data): string {
  return JSON.stringify(schema.parse(data));
}

/** Enqueues a job that is due at once: with the transaction, or not at all. */
export async function enqueue<Data>(database: Queryable, queue: Queue<Data>, data: Data): Promise<void> {
  await database.query({
    name: `enqueue-${queue.name}`,
    text: enqueueSql(queue, "$1::jsonb"),
    values: [toJobJson(queue, data)],
  });
}
