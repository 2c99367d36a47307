import { randomUUID } from "node:crypto";
import type { Queryable } from "../database.ts";
import type { AccountMailJob, QueueName } from "./queues.ts";

/** With the waits between them about two days. */
export const MOST_ATTEMPTS = 60;

/**
 * The SQL that enqueues a job from each row of `from` (a FROM item) with one plain insert: for bookings, of which hundreds are
 * made in a second. It exists exactly if the transaction was committed, and is moved into the queue soon after; `data` is an
 * SQL expression of type jsonb.
 */
export function outboxSql(queue: QueueName, data: string, from: string): string {
  return `insert into outbox (queue, data) select '${queue}', ${data} from ${from}`;
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
  queue: QueueName,
  data: string,
  { from, dueAt = "'-infinity'", key = "null", isDueAnew = false }: Enqueued = {},
): string {
  return `select graphile_worker.add_job('${queue}', (${data})::json, run_at => ${dueAt}, max_attempts => ${MOST_ATTEMPTS},
    job_key => ${key}, job_key_mode => '${isDueAnew ? "replace" : "preserve_run_at"}', priority => ${PRIORITY[queue]})${from ? ` from ${from}` : ""}`;
}

/** A person waits for an account's mail before going on; confirmations come by the thousand. */
const PRIORITY: Readonly<Record<QueueName, number>> = {
  account_mail: -1,
  sms: -1,
  publish_draft: -1,
  message_preview: -1,
  mail: 0,
  retention: 1,
  plan_retention: 1,
  statistics: 2,
  plan_statistics: 2,
};

/** The key of the link is made only when the mail is written: none waits in the queue. */
export async function enqueueAccountMail(
  database: Queryable,
  job: Omit<AccountMailJob, "id">,
): Promise<void> {
  await database.query({
    name: "enqueue-account-mail",
    text: enqueueSql("account_mail", "$1::jsonb"),
    values: [JSON.stringify({ ...job, id: randomUUID() })],
  });
}
