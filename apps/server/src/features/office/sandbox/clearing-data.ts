import type { Queryable } from "../../../lib/database/database.ts";
import { enqueueSql, toJobJson } from "../../../lib/jobs/enqueue.ts";
import { CLEAR_SANDBOX_QUEUE, type Clearing } from "./queue.ts";

const KEY = "'clear_sandbox ' || $1::integer";

/** Longer than the deletion takes: 20,000 bookings are deleted in 15 seconds. */
const FINISHED_WITHIN = "interval '2 minutes'";

/** Enqueues the job that deletes what is left, should this process end before it is done. */
export async function enqueueClearing(database: Queryable, clearing: Clearing): Promise<void> {
  await database.query({
    name: "enqueue-clearing",
    text: enqueueSql(CLEAR_SANDBOX_QUEUE, "$2::jsonb", {
      dueAt: `now() + ${FINISHED_WITHIN}`,
      key: KEY,
      isDueAnew: true,
    }),
    values: [clearing.group_id, toJobJson(CLEAR_SANDBOX_QUEUE, clearing)],
  });
}

export async function removeClearing(database: Queryable, groupId: number): Promise<void> {
  await database.query({
    name: "remove-clearing",
    text: `select from graphile_worker.remove_job(${KEY})`,
    values: [groupId],
  });
}

export async function isSandbox(database: Queryable, groupId: number): Promise<boolean> {
  const { rowCount } = await database.query({
    name: "is-sandbox",
    text: "select from sandboxes where group_id = $1",
    values: [groupId],
  });
  return rowCount === 1;
}
