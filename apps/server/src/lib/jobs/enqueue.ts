import type { QueueName } from "./queues.ts";

/**
 * The SQL that enqueues one job, to stand as a statement or a CTE in the transaction of what the job is about: it exists
 * exactly if that was committed. `data` is an SQL expression of type jsonb; `source` (a FROM item) gives it its names, and
 * makes a job of each of its rows.
 */
export function enqueueSql(queue: QueueName, data: string, source = ""): string {
  return `insert into jobs (queue, data) select '${queue}', ${data}${source === "" ? "" : ` from ${source}`}`;
}
