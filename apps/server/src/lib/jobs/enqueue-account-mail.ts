import { randomUUID } from "node:crypto";
import type { Queryable } from "../database.ts";
import { enqueueSql } from "./enqueue.ts";
import type { AccountMailJob } from "./queues.ts";

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
