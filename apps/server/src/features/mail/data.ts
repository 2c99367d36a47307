import type { MailRecipient } from "@rendezvous/domain/booking/address-mails";
import type { Queryable } from "../../lib/database/database.ts";
import { hasProvenAddressSql } from "../booking/fiche/merge/same-person-data.ts";
import { enqueueSql, toJobJson } from "../../lib/jobs/enqueue.ts";
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
export interface NoticedColleague {
  readonly email: string;
  /** null: every calendar. */
  readonly calendars: readonly number[] | null;
}

export async function listNoticedColleagues(
  database: Queryable,
  groupId: number,
  calendarIds: readonly number[],
): Promise<NoticedColleague[]> {
  const { rows } = await database.query<NoticedColleague>({
    name: "noticed-colleagues",
    text: `select p.email, w.calendars from pro_groups w join pros p on p.id = w.pro_id
      where w.group_id = $1 and w.notices and p.email is not null
        and (w.calendars is null or w.calendars && $2::integer[]) order by p.id`,
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

const LATER = { from: "fresh", dueAt: "due_at" };

/** Schedules a mail and an SMS job; once per booking, however often this is called. */
export async function scheduleReminder(
  database: Queryable,
  job: SmsJob,
  secondsFromNow: number,
): Promise<void> {
  const { group_id, booking_id, appointment_ids, starts } = job;
  const data = { group_id, booking_id, appointment_ids, starts };
  await database.query({
    name: "schedule-reminder",
    text: `with fresh as (
        insert into reminders (group_id, booking_id) values ($1, $2) on conflict do nothing
        returning now() + make_interval(secs => $3) as due_at
      )
      ${enqueueSql(MAIL_QUEUE, "$4::jsonb", LATER)} union all ${enqueueSql(SMS_QUEUE, "$5::jsonb", LATER)}`,
    values: [
      group_id,
      booking_id,
      secondsFromNow,
      toJobJson(MAIL_QUEUE, { kind: "reminder", ...data }),
      toJobJson(SMS_QUEUE, data),
    ],
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
