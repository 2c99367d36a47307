import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { isPhoneIn } from "@rendezvous/domain/message/phone-country";
import { toFractionalMinutes, minuteOfDate } from "@rendezvous/domain/time/instant";
import { addressMails } from "@rendezvous/domain/booking/address-mails";
import { ownMessageText } from "@rendezvous/domain/message/own-message-text";
import { fillText } from "@rendezvous/domain/message/placeholders";
import { isReminderDue } from "@rendezvous/domain/booking/reminder";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { formatDayAtTime } from "@rendezvous/phrases/format-date";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { withoutLinks } from "@rendezvous/domain/text/without-links";
import type { Context, AuthorizedGroupId } from "../../http/context.ts";
import { listAppointmentsById } from "../booking/appointments/data.ts";
import { toWireForms } from "../catalogue/catalogue/to-wire-forms.ts";
import { FinalFailure } from "../../lib/jobs/failure.ts";
import { enqueue } from "../../lib/jobs/enqueue.ts";
import { type Handler, handler } from "../../lib/jobs/queue.ts";
import { MAIL_QUEUE } from "../booking/appointments/mail-queue.ts";
import { toShortAnswerUrl } from "../booking/appointments/appointment-link.ts";
import type { AppointmentParts } from "../booking/appointments/appointment-parts.ts";
import { toAppointment } from "../booking/appointments/to-appointment.ts";
import { type BookingRecipient, findRecipient, wantsSms } from "./data.ts";
import { sendWithinLimit } from "./mail-limit.ts";
import { answerValues, messageValues, groupAsPlace } from "./message-values.ts";
import { sendSmsAsGroup } from "./send-as-group.ts";
import { SMS_QUEUE, type SmsJob } from "./sms-queue.ts";
import { findSender } from "../catalogue/group/sender.ts";

/** Sends a reminder or a confirmation to a client who chose SMS. */
export function sendSms(context: Context): Handler {
  return handler(SMS_QUEUE, async (job) => {
    const sender = await findSender(context, job.group_id);
    const group = sender?.group;
    const recipient = group && (await findRecipient(context.db, job));
    const isReminder = job.kind === undefined;
    if (!group || !recipient || !wantsSms(recipient)) return;
    if (isReminder ? group.rules.reminder_by === "mail" : !group.rules.confirmation_sms) return;
    const groupId = job.group_id as AuthorizedGroupId;
    const appointments = await listAppointmentsById(context.db, groupId, job.appointment_ids);
    const [first] = appointments.filter(({ deleted }) => !deleted);
    if (!first) return;
    const start = minuteOfDate(first.start_at);
    const now = toFractionalMinutes(context.clock.now());
    if (isReminder && !isReminderDue(job, [{ id: first.id, start }], group.rules, now)) return;
    const sms = {
      id: [job.kind ?? "reminder", group.id, job.booking_id ?? 0, start, job.next_reminder_at ?? []]
        .flat()
        .join("."),
      to: recipient.firstphone.replaceAll(/[^\d+]/g, ""),
      country: group.fields.country,
      text: toSmsText(context, job, group, recipient, first),
    };
    const remindByMail = async (): Promise<void> => {
      // Without this mail the client would get no reminder at all.
      if (isReminder && group.rules.reminder_by === "sms")
        await enqueue(context.db, MAIL_QUEUE, { ...job, kind: "reminder", instead_of_sms: true });
    };
    // Numbers in other countries get a mail, so that no one can run up the installation's SMS bill.
    if (!isPhoneIn(recipient.firstphone, group.fields.country, group.fields.sms_countries))
      return remindByMail();
    const isSent = await sendWithinLimit(context, [sender.windows.sms], () =>
      sendSmsAsGroup(context, sender, sms),
    ).catch(async (error: unknown) => {
      if (error instanceof FinalFailure) await remindByMail();
      throw error;
    });
    if (!isSent) await remindByMail();
  });
}

/** Returns the text, with a link for the answer where a reminder has one. */
function toSmsText(
  context: Context,
  { kind, booking_id }: SmsJob,
  group: GroupRecord,
  recipient: BookingRecipient,
  parts: AppointmentParts,
): string {
  const locale = recipient.locale ?? group.fields.locale;
  const appointment = toAppointment(parts, group, locale, context.installation.secret);
  const when = formatDayAtTime(appointment.start, dateLocaleOf(locale, group.fields.country));
  const at = groupAsPlace(group, locale);
  const phrases = serverPhrases(locale).mail;
  const text =
    kind === "confirmation"
      ? phrases.smsConfirmation({ when, at })
      : toOwnReminder(group, recipient, parts, { locale, when, appointment }) || phrases.sms({ when, at });
  const asks =
    kind === undefined && group.rules.reminder_asks && appointment.presence === null && booking_id !== null;
  if (group.isUnproven) return withoutLinks(withPlainSpaces(text));
  if (!asks) return withPlainSpaces(text);
  const url = toShortAnswerUrl(context, group.id, booking_id);
  return withPlainSpaces(`${text} ${phrases.smsAnswer({ url })}`);
}

interface ReminderValues {
  readonly locale: string;
  readonly when: string;
  readonly appointment: Appointment;
}

/** Returns the organisation's own text; "" if it has none. */
function toOwnReminder(
  group: GroupRecord,
  recipient: BookingRecipient,
  { vevent_fields }: AppointmentParts,
  { locale, when, appointment }: ReminderValues,
): string {
  const { messages, locale: groupLocale, country } = group.fields;
  const [attending] = addressMails("reminder", recipient);
  const forms = toWireForms(group, locale, true);
  // Leaves out typed text unless the phone number's owner typed it, because a stranger can type any number.
  const quotes = attending?.quotes ?? recipient.isByPro;
  const answers = { fiche: recipient.answers, vevent: vevent_fields, quotes };
  return fillText(
    ownMessageText(messages, "reminderSms", locale, groupLocale).text,
    messageValues(group, locale, {
      firstname: attending?.firstname ?? "",
      name: attending?.name ?? "",
      bookedBy: "",
      appointments: [appointment],
      when,
      answers: answerValues(forms, answers, locale, country),
    }),
  );
}

/** A no-break space is in no SMS alphabet, so it would halve the length of a message. */
function withPlainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, " ");
}
