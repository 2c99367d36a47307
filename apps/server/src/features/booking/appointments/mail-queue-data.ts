import type { Transaction } from "../../../lib/database/database.ts";
import { enqueueSql, toJobJson } from "../../../lib/jobs/enqueue.ts";
import { MAIL, type MailJob } from "./mail-queue.ts";

/** Enqueues mails that leave at once, each by itself. */
export async function tellAtOnce(connection: Transaction, jobs: readonly MailJob[]): Promise<void> {
  await connection.query({
    name: "tell-at-once",
    text: enqueueSql(MAIL, "job", { from: "jsonb_array_elements($1::jsonb) as job" }),
    values: [toJobJson(MAIL, jobs)],
  });
}

/** So long after a change was told, others wait and become one mail. */
const QUIET = "interval '10 minutes'";
/** What a professional does may be undone for ten seconds; no mail is sent before. */
const UNDO = "interval '15 seconds'";

/** When the mail that waits is sent; else at once, or when the last one has been long enough ago. */
const soonOrQuiet = (
  wait: string,
): string => `case when b.quiet_until - ${QUIET} > now() then b.quiet_until - ${QUIET}
    else greatest(now() + ${wait}, b.quiet_until) end`;

/** What is to be told of each booking, and when. */
const dueSql = (at: string): string => `select job, (job->>'group_id')::integer as group_id,
    (job->>'booking_id')::bigint as booking_id, b.fiche_id || ' ' || b.series as series, ${at} as at
  from jsonb_array_elements($1::jsonb) as job
  left join bookings b on b.group_id = (job->>'group_id')::integer and b.id = (job->>'booking_id')::bigint`;

/** What is told together: changes of one booking, or of a person's series; what came without one, by its first appointment. */
const KEY = `'told ' || group_id || ' ' || coalesce('series ' || series, booking_id::text,
    'of ' || (job->'appointment_ids'->>0))`;

/**
 * A move, which forgets the reminder that was planned: a client's first one is told at once, and whatever follows within ten
 * minutes in one mail.
 */
export async function tellMove(connection: Transaction, job: MailJob, isByPro: boolean): Promise<void> {
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
      ${enqueueSql(MAIL, "jsonb_build_array(job)", { from: "due", dueAt: "at", key: KEY })}`,
    values: [toJobJson(MAIL, [job])],
  });
}

/** What else a professional does: told when it can no longer be undone, with what waits to be told already. */
export async function tellLater(connection: Transaction, jobs: readonly MailJob[]): Promise<void> {
  await connection.query({
    name: "tell-later",
    text: `with due as (
        ${dueSql(`now() + ${UNDO}`)}
      )
      ${enqueueSql(MAIL, "jsonb_build_array(job)", { from: "due", dueAt: "at", key: KEY, isDueAnew: true })}`,
    values: [toJobJson(MAIL, jobs)],
  });
}
