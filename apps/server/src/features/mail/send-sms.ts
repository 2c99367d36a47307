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
import { toAppointment } from "../booking/appointments/to-appointment.ts";
import { findRecipient, wantsSms } from "./data.ts";
import { sendWithinLimit } from "./mail-limit.ts";
import { answerValues, messageValues, groupAsPlace } from "./message-values.ts";
import { SMS_QUEUE } from "./sms-queue.ts";
import { findSender } from "../catalogue/group/sender.ts";

/** Sends the SMS reminder to a client who chose it. */
export function sendSms(context: Context): Handler {
  return handler(SMS_QUEUE, async (job) => {
    const sender = await findSender(context, job.group_id);
    const group = sender?.group;
    const recipient = group && (await findRecipient(context.db, job));
    if (!group || !recipient || !wantsSms(recipient) || group.rules.reminder_by === "mail") return;
    const groupId = job.group_id as AuthorizedGroupId;
    const found = await listAppointmentsById(context.db, groupId, job.appointment_ids);
    const [first] = found.filter(({ deleted }) => !deleted);
    if (!first) return;
    const start = minuteOfDate(first.start_at);
    const now = toFractionalMinutes(context.clock.now());
    if (!isReminderDue(job, [{ id: first.id, start }], group.rules, now)) return;
    const locale = recipient.locale ?? group.fields.locale;
    const appointment = toAppointment(first, group, locale, context.installation.secret);
    const when = formatDayAtTime(appointment.start, dateLocaleOf(locale, group.fields.country));
    const { messages, locale: groupLocale, country } = group.fields;
    const [attending] = addressMails("reminder", recipient);
    const forms = toWireForms(group, locale, true);
    // Leaves out typed text unless the phone number's owner typed it, because a stranger can type any number.
    const answers = {
      fiche: recipient.answers,
      vevent: first.vevent_fields,
      quotes: attending?.quotes ?? recipient.isByPro,
    };
    const text = fillText(
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
    // A no-break space is in no SMS alphabet, so it would halve the length of a message.
    const smsText = (
      text || serverPhrases(locale).mail.sms({ when, at: groupAsPlace(group, locale) })
    ).replaceAll(/[\u00a0\u202f]/g, " ");
    const sms = {
      id: ["reminder", group.id, job.booking_id ?? 0, start, job.next_reminder_at ?? []].flat().join("."),
      to: recipient.firstphone.replaceAll(/[^\d+]/g, ""),
      country: group.fields.country,
      text: group.isUnproven ? withoutLinks(smsText) : smsText,
    };
    const remindByMail = async (): Promise<void> => {
      // Without this mail the client would get no reminder at all.
      if (group.rules.reminder_by === "sms")
        await enqueue(context.db, MAIL_QUEUE, { ...job, kind: "reminder", instead_of_sms: true });
    };
    // Numbers in other countries get a mail, so that no one can run up the installation's SMS bill.
    if (!isPhoneIn(recipient.firstphone, country, group.fields.sms_countries)) return remindByMail();
    const isSent = await sendWithinLimit(context, [sender.windows.sms], () => context.sms.send(sms)).catch(
      async (error: unknown) => {
        if (error instanceof FinalFailure) await remindByMail();
        throw error;
      },
    );
    if (!isSent) await remindByMail();
  });
}
