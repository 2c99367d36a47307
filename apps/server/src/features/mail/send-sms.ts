import { inMinutes, minuteOfDate } from "@rendezvous/domain/time/instant";
import { isReminderDue } from "@rendezvous/domain/booking/reminder";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { formatDayAndTime } from "@rendezvous/phrases/format-date";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import type { Context } from "../../http/context.ts";
import type { AuthorizedGroupId } from "../../http/authorized-group.ts";
import { listAppointmentsById } from "../booking/data.ts";
import type { Handles } from "../../lib/jobs/jobs.ts";
import { toAppointment } from "../booking/to-appointment.ts";
import { atGroup } from "./at-group.ts";
import { findRecipient } from "./data.ts";

/** Sends the SMS reminder to a client who asked for it. */
export function sendSms(context: Context): Handles["sms"] {
  return async (job) => {
    const group = await context.groups.find(job.group_id);
    const recipient = group && (await findRecipient(context.db, job));
    if (!group || !recipient?.smsreminder || recipient.firstphone === "") return;
    const groupId = job.group_id as AuthorizedGroupId;
    const found = await listAppointmentsById(context.db, groupId, job.appointment_ids);
    const [first] = found.filter(({ deleted }) => !deleted);
    if (!first) return;
    const start = minuteOfDate(first.start_at);
    const { reminder_minutes } = group.rules;
    if (!isReminderDue(job, [{ id: first.id, start }], reminder_minutes, inMinutes(context.clock.now())))
      return;
    const locale = recipient.locale ?? group.fields.locale;
    const { start: wallStart } = toAppointment(first, group, locale, context.installation.secret);
    const when = formatDayAndTime(wallStart, dateLocaleOf(locale, group.fields.country));
    await context.sms.send({
      id: `reminder.${group.id}.${job.booking_id ?? 0}.${start}`,
      to: recipient.firstphone.replaceAll(/[^\d+]/g, ""),
      country: group.fields.country,
      text: serverPhrases(locale).mail.sms({ when, at: atGroup(group, locale) }),
    });
  };
}
