import { createHash } from "node:crypto";
import type { Context } from "../../context.ts";
import type { AuthorizedGroupId } from "../../lib/authorized-group.ts";
import { createCalendarFile } from "../../lib/calendar-file/calendar-file.ts";
import type { MailJob } from "../../lib/jobs/jobs.ts";
import { signMailToken } from "../../lib/booking-token.ts";
import type { Mail } from "../../lib/mailer/mail.ts";
import type { AppointmentParts } from "../appointment/appointment-parts.ts";
import { listAppointmentsById } from "../appointment/data.ts";
import { toAppointment } from "../appointment/to-appointment.ts";
import { toCalendarEvents } from "../appointment/to-calendar-events.ts";
import type { GroupRecord } from "../group/group-record.ts";
import { writeAppointmentMail } from "./appointment-mail.ts";
import { findRecipient, type MailRecipient } from "./data.ts";

/** Does the mail queue's jobs in this process from now on. */
export function startMailWorker(context: Context): void {
  context.jobs.work("mail", async (job) => {
    const mail = await composeMail(context, job);
    if (mail) await context.mailer.send(mail);
  });
}

/** null when nobody can be told: no address, or the booking is gone. */
async function composeMail(context: Context, job: MailJob): Promise<Mail | null> {
  const group = await context.groups.find(job.group_id);
  const recipient = await findRecipient(context.db, job);
  if (!group || !recipient || recipient.email === "") return null;
  // A job speaks for the group: it was enqueued in the transaction that the gate had let in.
  const groupId = job.group_id as AuthorizedGroupId;
  const appointments = await listAppointmentsById(context.db, groupId, job.appointment_ids);
  if (appointments.length === 0) return null;
  return toMail(context, job, group, recipient, appointments);
}

function toMail(
  context: Context,
  job: MailJob,
  group: GroupRecord,
  recipient: MailRecipient,
  appointments: readonly AppointmentParts[],
): Mail {
  const { locale } = recipient;
  const isCancellation = job.kind === "cancellation";
  const { publicUrl } = context.config;
  const { secret } = context.installation;
  const token = signMailToken({ groupId: group.id, bookingId: job.booking_id }, secret);
  const page = `${publicUrl}/${group.urlname}`;
  const bookingPage = `${page}/book/confirm?token=${encodeURIComponent(token)}&from_mail=1&locale=${locale}`;
  const records = appointments.map((parts) => toAppointment(parts, group, locale, secret));
  const written = writeAppointmentMail({
    kind: job.kind,
    group,
    locale,
    firstname: recipient.firstname,
    bookedBy: "",
    appointments: records,
    url: isCancellation ? page : bookingPage,
  });
  const name = [recipient.firstname, recipient.lastname].filter(Boolean).join(" ");
  const events = toCalendarEvents(appointments, {
    group,
    locale,
    secret,
    url: isCancellation ? null : bookingPage,
    // What was confirmed is the event's first version, also when it was cancelled before this mail left.
    sequence: isCancellation ? undefined : 0,
  });
  const date = isCancellation ? latestCancellation(appointments) : recipient.created_at;
  return {
    id: `${job.kind}.${group.id}.${job.booking_id}.${shortHash(job.appointment_ids.join(" "))}`,
    date: date.getTime(),
    to: { name, email: recipient.email },
    fromName: group.name,
    ...written,
    calendars: events.map((event, index) => ({
      method: isCancellation ? ("CANCEL" as const) : ("REQUEST" as const),
      filename: events.length === 1 ? "appointment.ics" : `appointment-${index + 1}.ics`,
      content: createCalendarFile({
        method: isCancellation ? "CANCEL" : "REQUEST",
        timezone: group.fields.timezone,
        now: date.getTime(),
        events: [event],
        organizer: { name: group.name, email: context.mailer.from },
        attendee: { name, email: recipient.email },
      }),
    })),
  };
}

function latestCancellation(appointments: readonly AppointmentParts[]): Date {
  return new Date(Math.max(...appointments.map(({ deleted_at }) => deleted_at?.getTime() ?? 0)));
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
