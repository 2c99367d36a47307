import { enqueueDueReminders } from "../features/mail/data.ts";
import type { Queryable } from "../lib/database/database.ts";

export interface WaitingJob {
  readonly id: string;
  readonly queue: string;
  /** For moves that are mailed together, the first one. */
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly data: any;
  readonly secondsLeft: number;
}

const WAITING = `select null as id, queue, coalesce(data->0, data) as data, due_at from outbox
  union all
  select job.id::text, task.identifier, coalesce(payload->0, payload)::jsonb, run_at
  from graphile_worker._private_jobs job join graphile_worker._private_tasks task on task.id = job.task_id
  union all
  select null, queue, jsonb_build_object('kind', kind, 'group_id', group_id, 'booking_id', booking_id, 'appointment_ids',
    appointment_ids, 'starts', starts), due_at
  from reminders, (values ('mail', 'reminder'), ('sms', null)) as job (queue, kind) where due_at is not null`;

interface JobCriteria {
  readonly groupId?: number;
  readonly queue?: string;
  readonly kind?: string;
}

/** Returns the jobs that are waiting, in the outbox or the queue, or running, with their due times; also reminders to come. */
export async function listJobs(
  db: Queryable,
  { groupId, queue, kind }: JobCriteria = {},
): Promise<WaitingJob[]> {
  const { rows } = await db.query<WaitingJob>(
    `select id, queue, data, (extract(epoch from due_at) - extract(epoch from now()))::float as "secondsLeft" from (${WAITING}) as waiting
      where ($1::integer is null or (data->>'group_id')::integer = $1) and ($2::text is null or queue = $2)
        and ($3::text is null or data->>'kind' = $3) order by due_at, queue`,
    [groupId, queue, kind],
  );
  return rows;
}

/** Waits until none of these jobs is left, so that all that they send has been sent. */
export async function untilDone(db: Queryable, of: JobCriteria = {}): Promise<void> {
  while ((await listJobs(db, of)).length > 0) await new Promise((resolve) => setTimeout(resolve, 20));
}

/** Makes the waiting jobs due now. */
export async function makeDue(db: Queryable, jobs: readonly WaitingJob[]): Promise<void> {
  await db.query("select graphile_worker.reschedule_jobs($1::bigint[], run_at => now())", [
    jobs.map(({ id }) => id).filter((id) => id !== null),
  ]);
  const reminders = jobs.filter(({ id, data }) => id === null && data.starts !== undefined);
  await db.query("update reminders set due_at = now() where booking_id = any($1)", [
    reminders.map(({ data }) => data.booking_id),
  ]);
  await enqueueDueReminders(db, reminders.length);
}

/** Sends the mails about a professional's changes now, without waiting for the undo period. */
export async function tellNow(db: Queryable, groupId: number): Promise<void> {
  const waiting = await listJobs(db, { groupId, queue: "mail" });
  await makeDue(
    db,
    waiting.filter(({ data: { kind } }) => kind !== "reminder"),
  );
}
