import { createHash } from "node:crypto";
import { type AddressedMail, addressMails } from "@rendezvous/domain/booking/address-mails";
import { isReminderDue, listReminderTimes } from "@rendezvous/domain/booking/reminder";
import { type EpochMinute, toFractionalMinutes, minuteOfDate } from "@rendezvous/domain/time/instant";
import { ownMessageText } from "@rendezvous/domain/message/own-message-text";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { Context, AuthorizedGroupId } from "../../http/context.ts";
import { FinalFailure } from "../../lib/jobs/failure.ts";
import { type Handler, handler } from "../../lib/jobs/queue.ts";
import { toBookingPageUrl } from "../booking/appointments/appointment-link.ts";
import type { Mail } from "../../lib/mailer/mail.ts";
import type { AppointmentParts } from "../booking/appointments/appointment-parts.ts";
import { listAppointmentsById } from "../booking/appointments/data.ts";
import { MAIL_QUEUE, type MailJob } from "../booking/appointments/mail-queue.ts";
import { toAppointment } from "../booking/appointments/to-appointment.ts";
import { toCalendarEvents } from "../booking/appointments/to-calendar-events.ts";
import { toWireForms } from "../catalogue/catalogue/to-wire-forms.ts";
import { adviceText } from "../catalogue/group/advice.ts";
import { writeAppointmentMail } from "./appointment-mail.ts";
import { mailLimitOf, sendWithinLimit } from "./mail-limit.ts";
import { answerValues } from "./message-values.ts";
import { findSender } from "../catalogue/group/sender.ts";
import { sendAsGroup } from "./send-as-group.ts";
import { listNoticeRecipients, sendNotice } from "./send-notice.ts";
import { withLastMailedTimes, isFirstConfirmation, recordMailFailure, mergeMails } from "./merge-mails.ts";
import { toMailCalendars } from "./mail-calendars.ts";
import {
  findRecipient,
  findReplyAddress,
  listActiveAppointmentIds,
  type BookingRecipient,
  wantsSms,
  scheduleReminders,
} from "./data.ts";

/** Returns the handler of the mail queue. */
export function sendAppointmentMails(context: Context): Handler {
  return handler(MAIL_QUEUE, async (data, split) => {
    if (!isList(data) && data.notice !== undefined) return sendNotice(context, data, data.notice);
    const jobs = isList(data) ? await mergeMails(context, data) : [data];
    const [job] = jobs;
    if (!job) return;
    if (jobs.length > 1) return split(jobs);
    const sender = await findSender(context, job.group_id);
    const group = sender?.group;
    const recipient = group && (await findRecipient(context.db, job));
    if (!group || !recipient) return;
    // A job may act for the group, because the transaction that enqueued it had passed the permission check.
    const groupId = job.group_id as AuthorizedGroupId;
    const stored = await listAppointmentsById(context.db, groupId, job.appointment_ids);
    const withTimes = await withLastMailedTimes(context, groupId, job, stored);
    const active = withTimes.filter(({ deleted }) => !deleted);
    const appointments = job.kind === "reminder" || job.kind === "moved" ? active : withTimes;
    const nowMs = context.clock.now();
    if (appointments.length === 0) return;
    if (
      job.kind === "reminder" &&
      !isReminderDue(job, appointments.map(toStarting), group.rules, toFractionalMinutes(nowMs))
    )
      return;
    // Plans the reminder before the mail is sent, so that a failure here does not send the mail twice.
    if ((job.kind === "confirmation" || job.kind === "moved") && job.to === undefined && !job.is_series)
      await planReminders(context, job, group, active);
    if (job.tell === false) return;
    const isSms =
      job.kind === "reminder" && !job.instead_of_sms && isRemindedBySms(context, group, recipient);
    const all = isSms ? [] : addressMails(job.kind, recipient);
    const addressed = all.filter(({ to }) => job.to === undefined || job.to === to);
    const noticed =
      job.to === undefined ? await listNoticeRecipients(context, group, job, recipient, appointments) : [];
    // Each recipient gets a separate job: one address may be refused for days, while the other recipients get their mail at once
    // and only once.
    if (addressed.length > 1 || noticed.length > 0)
      return split([
        ...addressed.map(({ to }) => ({ ...job, to })),
        ...noticed.map(({ email: notice }) => ({ ...job, notice })),
      ]);
    const replyTo = await findReplyAddress(context.db, group.id);
    for (const one of addressed)
      await sendWithinLimit(context, [mailLimitOf(one), sender.windows.mails], () =>
        sendAsGroup(context, sender, {
          replyTo,
          ...toMail(context, job, group, recipient, appointments, one),
        }),
      ).catch(async (error: unknown) => {
        if (error instanceof FinalFailure) await recordMailFailure(context, job, one.to);
        throw error;
      });
  });
}

/** Without an SMS gateway the reminder goes out by mail. */
function isRemindedBySms({ config }: Context, { rules }: GroupRecord, recipient: BookingRecipient): boolean {
  return rules.reminder_by === "sms" && config.smsGatewayUrl !== undefined && wantsSms(recipient);
}

function isList(data: MailJob | readonly MailJob[]): data is readonly MailJob[] {
  return Array.isArray(data);
}

/** Plans the reminders of the whole booking in its present state. */
async function planReminders(
  context: Context,
  job: MailJob,
  group: GroupRecord,
  active: readonly AppointmentParts[],
): Promise<void> {
  if (job.booking_id === null) return;
  // The first confirmation covers the whole booking; a move or restoration may cover a part of it.
  const booked = isFirstConfirmation(job) ? active : await listBooked(context, job);
  const starting = booked.map(toStarting);
  const now = toFractionalMinutes(context.clock.now());
  const times = listReminderTimes(starting, group.rules, now, group.fields.timezone);
  const confirmsBySms = isFirstConfirmation(job) && job.tell !== false && group.rules.confirmation_sms;
  if (booked.length === 0 || (times.length === 0 && !confirmsBySms)) return;
  const appointment_ids = starting.map(({ id }) => id);
  const starts = starting.map(({ start }) => start);
  const seconds = times.map((time) => (time - now) * 60);
  await scheduleReminders(context.db, { ...job, appointment_ids, starts }, seconds, confirmsBySms);
}

function toStarting({ id, start_at }: AppointmentParts): { id: number; start: EpochMinute } {
  return { id, start: minuteOfDate(start_at) };
}

async function listBooked({ db }: Context, job: MailJob): Promise<AppointmentParts[]> {
  const ids = await listActiveAppointmentIds(db, job);
  return listAppointmentsById(db, job.group_id as AuthorizedGroupId, ids);
}

function toMail(
  context: Context,
  job: MailJob,
  group: GroupRecord,
  recipient: BookingRecipient,
  appointments: readonly AppointmentParts[],
  addressed: AddressedMail,
): Omit<Mail, "replyTo"> {
  const locale = recipient.locale ?? group.fields.locale;
  const { name, email, firstname, bookedBy, kind } = addressed;
  const isCancellation = kind === "cancellation" || kind === "cancelledByPro";
  const { publicUrl } = context.config;
  const { secret } = context.installation;
  const page = `${publicUrl}/${group.urlname}`;
  const bookingPage =
    job.booking_id === null ? page : `${toBookingPageUrl(context, group, job.booking_id)}&locale=${locale}`;
  const records = appointments.map((parts) => ({
    ...toAppointment(parts, group, locale, secret),
    fiche: addressed.fiche,
  }));
  const { vevent_fields } = appointments[0]!;
  const written = writeAppointmentMail({
    kind,
    group,
    locale,
    firstname,
    bookedBy,
    appointments: records,
    movedFrom: job.moved_from,
    reason: job.reason,
    url: isCancellation ? `${page}?locale=${locale}` : bookingPage,
    publicUrl,
    nowMs: context.clock.now(),
    quotes: addressed.quotes,
    name,
    answers: answerValues(
      toWireForms(group, locale, true),
      { fiche: recipient.answers, vevent: vevent_fields, quotes: addressed.quotes },
      locale,
      group.fields.country,
    ),
    words: ownMessageText(group.fields.messages, kind, locale, group.fields.locale),
  });
  const events = toCalendarEvents(appointments, {
    group,
    locale,
    secret,
    url: isCancellation ? null : bookingPage,
    advice: isCancellation ? "" : adviceText(group, locale),
    // The confirmation contains the event's first version, even if the appointment was cancelled before this mail was sent.
    sequence: isFirstConfirmation(job) ? 0 : undefined,
  });
  const date = dateOf(context, job, recipient, appointments);
  const toBooker = addressed.to === "booker" ? ".booker" : "";
  return {
    id: `${job.kind}.${group.id}.${job.booking_id ?? 0}.${shortHash(subjectOf(job))}${toBooker}`,
    date,
    to: { name, email },
    fromName: group.name,
    ...written,
    language: locale,
    calendars: toMailCalendars(events, {
      isCancellation,
      date,
      timezone: group.fields.timezone,
      organizer: { name: group.name, email: context.mailer.from },
      attendee: { name, email },
    }),
  };
}

/** Returns when the event that the mail reports happened. */
function dateOf(
  { clock }: Context,
  job: MailJob,
  recipient: BookingRecipient,
  appointments: readonly AppointmentParts[],
): number {
  if (isFirstConfirmation(job)) return recipient.created_at.getTime();
  if (job.kind === "reminder") return clock.now();
  if (job.moved_at !== undefined) return job.moved_at;
  return Math.max(...appointments.map(({ deleted_at }) => deleted_at?.getTime() ?? 0));
}

/** Returns the part of a mail's id that distinguishes the mail from others of its kind and booking. */
function subjectOf({ appointment_ids, moved_at, starts = [], next_reminder_at }: MailJob): string {
  const times = [moved_at, next_reminder_at].filter((time) => time !== undefined);
  return [...appointment_ids, ...starts, ...times].join(" ");
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
