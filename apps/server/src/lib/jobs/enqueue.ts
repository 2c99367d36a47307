import type { QueueName } from "./jobs.ts";

/**
 * The SQL that enqueues one job, to stand as a statement or a CTE in the transaction of what the job is about: it exists
 * exactly if that was committed. `data` is an SQL expression of type jsonb; `source` (a FROM item) gives it its names.
 */
export function enqueueSql(queue: QueueName, data: string, source = ""): string {
  return `insert into pgboss.job (name, data, policy, expire_seconds, deletion_seconds, keep_until,
      retry_limit, retry_delay, retry_backoff, retry_delay_max, heartbeat_seconds)
    select queue.name, ${data}, queue.policy, queue.expire_seconds, queue.deletion_seconds,
      now() + queue.retention_seconds * interval '1 second',
      queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.heartbeat_seconds
    from pgboss.queue as queue${source === "" ? "" : `, ${source}`} where queue.name = '${queue}'`;
}
