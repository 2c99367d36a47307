import type { Transaction } from "../../../lib/database/database.ts";
import { enqueueSql, toJobJson } from "../../../lib/jobs/enqueue.ts";
import { MAIL_QUEUE, type MailJob } from "./mail-queue.ts";

/** Enqueues mails that leave at once, each one separately. */
export async function enqueueMailsNow(connection: Transaction, jobs: readonly MailJob[]): Promise<void> {
  await connection.query({
    name: "tell-at-once",
    text: enqueueSql(MAIL_QUEUE, "job", { from: "jsonb_array_elements($1::jsonb) as job" }),
    values: [toJobJson(MAIL_QUEUE, jobs)],
  });
}

/** For this long after a mail about a change, further changes wait and go out in one mail. */
const QUIET = "interval '10 minutes'";
/** A professional can undo an action for ten seconds, so its mail waits a little longer. */
const UNDO = "interval '15 seconds'";

/** The time of the next mail: that of the mail already waiting, otherwise now or the end of the quiet period. */
const soonOrQuiet = (
  wait: string,
): string => `case when b.quiet_until - ${QUIET} > now() then b.quiet_until - ${QUIET}
    else greatest(now() + ${wait}, b.quiet_until) end`;

/** The changes to mail for each booking, and when. */
const dueSql = (at: string): string => `select job, (job->>'group_id')::integer as group_id,
    (job->>'booking_id')::bigint as booking_id, b.fiche_id || ' ' || b.series as series, ${at} as at
  from jsonb_array_elements($1::jsonb) as job
  left join bookings b on b.group_id = (job->>'group_id')::integer and b.id = (job->>'booking_id')::bigint`;

/**
 * The key under which changes share one mail: the person's series, the booking, or for imported appointments the first
 * appointment.
 */
const KEY = `'told ' || group_id || ' ' || coalesce('series ' || series, booking_id::text,
    'of ' || (job->'appointment_ids'->>0))`;

/**
 * Enqueues the mail about a move and deletes the planned reminder. Sends a client's first move at once and merges those of the
 * next ten minutes.
 */
export async function enqueueMoveMail(
  connection: Transaction,
  job: MailJob,
  isByPro: boolean,
): Promise<void> {
  await connection.query({
    name: `tell-move-${isByPro ? "later" : "soon"}`,
    text: `with due as (
        ${dueSql(soonOrQuiet(isByPro ? UNDO : "interval '0'"))}
      ), forgotten as (
        delete from reminders using due where reminders.group_id = due.group_id and reminders.booking_id = due.booking_id
      ), quiet as (
        update bookings b set quiet_until = due.at + ${QUIET} from due
        where b.group_id = due.group_id and b.id = due.booking_id
      )
      ${enqueueSql(MAIL_QUEUE, "jsonb_build_array(job)", { from: "due", dueAt: "at", key: KEY })}`,
    values: [toJobJson(MAIL_QUEUE, [job])],
  });
}

/**
 * Enqueues the mails about a professional's actions other than moves. The mails leave when the action can no longer be undone,
 * merged with mails that already wait.
 */
export async function enqueueMailsAfterUndoTime(
  connection: Transaction,
  jobs: readonly MailJob[],
): Promise<void> {
  await connection.query({
    name: "tell-later",
    text: `with due as (
        ${dueSql(`now() + ${UNDO}`)}
      )
      ${enqueueSql(MAIL_QUEUE, "jsonb_build_array(job)", { from: "due", dueAt: "at", key: KEY, isDueAnew: true })}`,
    values: [toJobJson(MAIL_QUEUE, jobs)],
  });
}
