import { calendarsOfProSql } from "../ground/session/token-data.ts";
import type { MailRecipient } from "@rendezvous/domain/booking/address-mails";
import type { Queryable } from "../../lib/database/database.ts";
import { hasProvenAddressSql } from "../booking/fiche/merge/same-person-data.ts";
import { enqueueSql } from "../../lib/jobs/enqueue.ts";
import { MAIL_QUEUE, type MailJob } from "../booking/appointments/mail-queue.ts";
import { SMS_QUEUE, type SmsJob } from "./sms-queue.ts";

/** The recipient of mails and SMS about one booking. */
export interface BookingRecipient extends MailRecipient {
  readonly firstphone: string;
  /** Whether the client chose reminders by SMS. */
  readonly smsreminder: boolean;
  /** The language of the booking; null for an appointment imported from a group file. */
  readonly locale: string | null;
  readonly created_at: Date;
  /** The answers to the group's Fiche form, including the fields of every fiche. */
  readonly answers: Readonly<Record<string, unknown>>;
}

/** Whether the recipient chose SMS and has a phone number. */
export function wantsSms({ smsreminder, firstphone }: BookingRecipient): boolean {
  return smsreminder && firstphone !== "";
}

/**
 * Returns the reply address of the group's mails: the address on the group's page, otherwise the first address that receives
 * notices of bookings.
 */
export async function findReplyAddress(database: Queryable, groupId: number): Promise<string | null> {
  const { rows } = await database.query<{ mail: string | null }>({
    name: "find-reply-address",
    text: `select coalesce(
        (select nullif(fields->>'mail', '') from websites where group_id = $1),
        (select n->>'email' from groups g, jsonb_array_elements(coalesce(g.fields->'notices', '[]')) with ordinality list (n, at)
          where g.id = $1 and (exists (select from notice_addresses a where a.group_id = $1 and a.email = lower(n->>'email') and a.proven_at is not null)
            or exists (select from pro_groups w join pros p on p.id = w.pro_id where w.group_id = $1 and lower(p.email) = lower(n->>'email')))
          order by at limit 1)) as mail`,
    values: [groupId],
  });
  return rows[0]?.mail ?? null;
}

/** A professional who wants notices of what clients do. */
export interface ColleagueWithNotices {
  readonly email: string;
  /** null: every calendar. */
  readonly calendars: readonly number[] | null;
}

export async function listColleaguesWithNotices(
  database: Queryable,
  groupId: number,
  calendarIds: readonly number[],
): Promise<ColleagueWithNotices[]> {
  const { rows } = await database.query<ColleagueWithNotices>({
    name: "noticed-colleagues",
    text: `select email, calendars from (
        select p.id, p.email, ${calendarsOfProSql("w")} as calendars from pro_groups w join pros p on p.id = w.pro_id
        where w.group_id = $1 and w.notices and p.email is not null
      ) as colleagues where calendars is null or calendars && $2::integer[] order by id`,
    values: [groupId, calendarIds],
  });
  return rows;
}

/** Returns null when the appointments no longer exist. */
export async function findRecipient(
  database: Queryable,
  job: Pick<MailJob, "group_id" | "appointment_ids">,
): Promise<BookingRecipient | null> {
  const { rows } = await database.query<BookingRecipient>({
    name: "mail-recipient",
    text: `select f.firstname, f.lastname, f.email, f.firstphone, b.locale,
        f.fields || jsonb_build_object('firstname', f.firstname, 'lastname', f.lastname, 'email', f.email,
          'firstphone', f.firstphone) as answers,
        coalesce(b.created_at, a.created_at) as created_at,
        ${hasProvenAddressSql("f")} as "isProven", b.account_id is not null as "isByAccount",
        b.id is null or b.pro_id is not null as "isByPro",
        coalesce(f.fields->>'smsreminder', '') in ('true', '1') as smsreminder, owner.email as account_email,
        coalesce((select trim(concat(own.firstname, ' ', own.lastname)) from fiches own
          where own.group_id = owner.group_id and own.account_id = owner.id and own.email = owner.email
            and not own.deleted order by own.created_at, own.id limit 1), '') as account_name
      from appointments a
      join fiches f on f.group_id = a.group_id and f.id = a.fiche_id
      left join bookings b on b.group_id = a.group_id and b.id = a.booking_id
      left join accounts owner on owner.group_id = b.group_id and owner.id = b.account_id
      where a.group_id = $1 and a.id = $2`,
    values: [job.group_id, job.appointment_ids[0]],
  });
  return rows[0] ?? null;
}

/** Returns the ids of the booking's appointments that are not cancelled. */
export async function listActiveAppointmentIds(
  database: Queryable,
  { group_id, booking_id }: Pick<MailJob, "group_id" | "booking_id">,
): Promise<number[]> {
  const { rows } = await database.query<{ id: number }>({
    name: "booked-ids",
    text: "select id from appointments where group_id = $1 and booking_id = $2 and not deleted order by id",
    values: [group_id, booking_id],
  });
  return rows.map(({ id }) => id);
}

/**
 * Plans the reminders of a booking; a second call changes nothing. Also enqueues the SMS that confirms the booking, if one is
 * sent. Reminders wait in a table of their own, because millions of waiting jobs would slow the queue down (docs/decisions/0125).
 */
export async function scheduleReminders(
  database: Queryable,
  job: Omit<SmsJob, "kind">,
  secondsFromNow: readonly number[],
  confirmsBySms: boolean,
): Promise<void> {
  const { group_id, booking_id, appointment_ids, starts } = job;
  await database.query({
    name: "schedule-reminders",
    text: `with planned as (
        insert into reminders (group_id, booking_id, due_at, later, appointment_ids, starts)
        select $1, $2, times[1], times[2:], $4, $5 from (
          select array(select now() + make_interval(secs => seconds) from unnest($3::float8[]) seconds order by seconds) as times
        ) listed on conflict do nothing
        returning jsonb_build_object('group_id', group_id, 'booking_id', booking_id, 'appointment_ids', appointment_ids,
          'starts', starts, 'kind', 'confirmation') as data
      )
      ${enqueueSql(SMS_QUEUE, "data", { from: "planned where $6" })}`,
    values: [group_id, booking_id, secondsFromNow, appointment_ids, starts, confirmsBySms],
  });
}

/** SQL: the later times of a reminder that have not passed, in order. */
const TO_COME = "(array(select time from unnest(later) time where time > now() order by time))";

/**
 * Enqueues a mail and an SMS for each of the first `most` due reminders; returns the number of reminders. A row with further
 * reminders becomes due at the next one. Rows stay until the appointments are over, so that no reminder is planned again.
 */
export async function enqueueDueReminders(database: Queryable, most: number): Promise<number> {
  const { rowCount } = await database.query({
    name: "enqueue-due-reminders",
    text: `with due as (
        update reminders set due_at = ${TO_COME}[1], later = ${TO_COME}[2:] where ctid = any(array(
          select ctid from reminders r where due_at <= now() and not exists (
            select from group_moves m where m.group_id = r.group_id) order by due_at limit $1 for update skip locked))
        returning jsonb_strip_nulls(jsonb_build_object('group_id', group_id, 'booking_id', booking_id,
          'appointment_ids', appointment_ids, 'starts', starts,
          'next_reminder_at', extract(epoch from due_at)::bigint / 60)) as data
      )
      ${enqueueSql(MAIL_QUEUE, `data || '{"kind": "reminder"}'`, { from: "due" })}
      union all ${enqueueSql(SMS_QUEUE, "data", { from: "due" })}`,
    values: [most],
  });
  return (rowCount ?? 0) / 2;
}

/** Deletes the enqueued reminders of a group whose appointments have all begun. */
export async function deletePastReminders(database: Queryable, groupId: number, now: Date): Promise<void> {
  await database.query({
    name: "delete-past-reminders",
    text: `delete from reminders r where group_id = $1 and due_at is null and not exists (
      select from appointments a where a.group_id = $1 and a.booking_id = r.booking_id and a.start_at > $2)`,
    values: [groupId, now],
  });
}

/** Marks the appointments after a mail about them was refused for good, so that professionals see it and can call. */
export async function noteFailedMail(
  database: Queryable,
  { group_id, appointment_ids }: Pick<MailJob, "group_id" | "appointment_ids">,
): Promise<void> {
  await database.query({
    name: "note-failed-mail",
    text: "update appointments set mail_failed_at = now() where group_id = $1 and id = any($2::bigint[])",
    values: [group_id, appointment_ids],
  });
}
