import type { QueueName } from "./queues.ts";

/**
 * The SQL that enqueues one job, to stand as a statement or a CTE in the transaction of what the job is about: it exists
 * exactly if that was committed. `data` is an SQL expression of type jsonb; `source` (a FROM item) gives it its names, and
 * makes a job of each of its rows.
 */
export function enqueueSql(queue: QueueName, data: string, source = ""): string {
  return `insert into jobs (queue, data) select '${queue}', ${data}${source === "" ? "" : ` from ${source}`}`;
}

interface Keyed {
  /** As `data` above. */
  readonly data: string;
  /** SQL expressions; a key that is null is none. */
  readonly key: string;
  readonly dueAt: string;
  /** What becomes of the one that waits (`jobs.data`) and the new one (`excluded.data`). */
  readonly merged: string;
}

/** The same for a job that takes the place of one that waits under its key, at that one's time; returns when it is due. */
export function enqueueKeyedSql(queue: QueueName, { data, key, dueAt, merged }: Keyed): string {
  return `insert into jobs (queue, data, key, due_at) select '${queue}', ${data}, ${key}, ${dueAt}
    on conflict (queue, key) where key is not null do update set data = ${merged} returning due_at`;
}
