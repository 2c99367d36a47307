import { mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import type { GroupRecord, Notice } from "@rendezvous/domain/group/group-record";
import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { formatDayAtTime } from "@rendezvous/phrases/format-date";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import type { Context, AuthorizedGroupId } from "../../http/context.ts";
import type { MailJob } from "../booking/appointments/mail-queue.ts";
import type { AppointmentParts } from "../booking/appointments/appointment-parts.ts";
import { listAppointmentsById } from "../booking/appointments/data.ts";
import { toAppointment } from "../booking/appointments/to-appointment.ts";
import { toWireForms } from "../catalogue/catalogue/to-wire-forms.ts";
import { toBlock } from "./appointment-blocks.ts";
import {
  type BookingRecipient,
  findRecipient,
  listColleaguesWithNotices,
  type ColleagueWithNotices,
} from "./data.ts";
import { mailAccentOf, mailLogoOf, type MailLine, plainText } from "./mail-content.ts";
import { noticeLimitOf, sendWithinLimit } from "./mail-limit.ts";
import { answerValues } from "./message-values.ts";
import { listNoticeAddresses } from "../catalogue/group/notice-addresses-data.ts";
import { findSender } from "../catalogue/group/sender.ts";
import { sendAsGroup } from "./send-as-group.ts";
import { writeMail } from "./write-mail.ts";

type NoticeEvent = Notice["events"][number];

/**
 * Returns the client's action that the organisation is notified of; null for a professional's action, which it already knows
 * about.
 */
function eventOf(job: MailJob, { isByPro }: Pick<BookingRecipient, "isByPro">): NoticeEvent | null {
  if (job.kind === "confirmation" && job.moved_at === undefined && !isByPro) return "booked";
  if (job.kind === "moved" && job.by_pro !== true) return "moved";
  return job.kind === "cancellation" ? "cancelled" : null;
}

/**
 * Returns the recipients of a notice: the organisation's proven addresses and the professionals of the appointments' calendars,
 * each address once.
 */
export async function listNoticeRecipients(
  { db }: Context,
  group: GroupRecord,
  job: MailJob,
  recipient: BookingRecipient,
  appointments: readonly AppointmentParts[],
): Promise<ColleagueWithNotices[]> {
  const event = eventOf(job, recipient);
  if (event === null) return [];
  const addresses = await listNoticeAddresses(db, group.id);
  const proven = new Set(addresses.filter(({ isProven }) => isProven).map(({ email }) => email));
  const own = group.fields.notices
    .filter(({ email, events }) => events.includes(event) && proven.has(email.toLowerCase()))
    .map(({ email }) => ({ email, calendars: null }));
  const calendarIds = appointments.map(({ calendar }) => calendar.id);
  const colleagues = await listColleaguesWithNotices(db, group.id, calendarIds);
  return [...Map.groupBy([...own, ...colleagues], ({ email }) => email).values()].map(([first]) => first!);
}

/**
 * Notifies one of the organisation's addresses of a client's action, in the group's language; replies go to the client. The
 * people of a new group are proven, so they read the client's whole address.
 */
export async function sendNotice(context: Context, job: MailJob, email: string): Promise<void> {
  const sender = await findSender(context, job.group_id);
  const group = sender?.group;
  const recipient = group && (await findRecipient(context.db, job));
  const event = recipient && eventOf(job, recipient);
  if (!group || !event) return;
  const groupId = job.group_id as AuthorizedGroupId;
  const stored = await listAppointmentsById(context.db, groupId, job.appointment_ids);
  const noticed = await listNoticeRecipients(context, group, job, recipient, stored);
  const reader = noticed.find((one) => one.email === email);
  if (!reader) return;
  const visible = stored.filter(({ calendar }) => reader.calendars?.includes(calendar.id) ?? true);
  const [first] = visible;
  if (!first) return;
  const { locale, country, timezone } = group.fields;
  const { publicUrl } = context.config;
  const dateLocale = dateLocaleOf(locale, country);
  const { mail } = serverPhrases(locale);
  const eventPhrases = mail.notices[event];
  const appointments = visible.map((one) => toAppointment(one, group, locale, context.installation.secret));
  const { start } = appointments[0]!;
  const name = `${recipient.firstname} ${recipient.lastname}`.trim();
  const blocks = mergePacks(appointments).map((entry) =>
    toBlock(entry, {
      locale,
      dateLocale,
      timezone,
      price: () => "",
      namesPlaces: false,
      quotes: true,
      fileUrl: null,
      phone: "",
    }),
  );
  const lines: MailLine[] = [
    [mail.labels.fiche, name],
    [mail.labels.email, recipient.email],
    [mail.labels.phone, recipient.firstphone],
    [mail.labels.message, first.comments],
    ...answerLines(group, recipient, first.vevent_fields),
  ];
  const url = `${publicUrl}/${group.urlname}/calendar?day=${start.slice(0, 10)}&login=1`;
  const subject = eventPhrases.subject({ name, when: formatDayAtTime(start, dateLocale) });
  await sendWithinLimit(context, [noticeLimitOf(email), sender.windows.mails], () =>
    sendAsGroup(context, sender, {
      id: `notice-${event}.${group.id}.${job.booking_id ?? 0}.${job.moved_at ?? 0}.${first.id}`,
      date: context.clock.now(),
      to: { name: group.name, email },
      fromName: group.name,
      replyTo: recipient.email || null,
      language: locale,
      ...writeMail(subject, {
        language: locale,
        accent: mailAccentOf(group),
        logo: mailLogoOf(group, publicUrl),
        heading: eventPhrases.heading,
        intro: eventPhrases.intro({ name }),
        blocks,
        advice: "",
        after: lines.filter(([, value]) => plainText(value) !== ""),
        button: { text: mail.openCalendar, url },
        notes: [],
        footer: mail.noticeFooter({ group: group.name }),
      }),
      calendars: null,
    }),
  );
}

/** Returns the form's answers besides name, address and phone, as text. */
function answerLines(
  group: GroupRecord,
  { answers }: BookingRecipient,
  vevent: Readonly<Record<string, unknown>>,
): MailLine[] {
  const { locale, country } = group.fields;
  const forms = toWireForms(group, locale, true);
  const values = answerValues(forms, { fiche: answers, vevent, quotes: true }, locale, country);
  const ownLines = new Set(["firstname", "lastname", "email", "firstphone"]);
  return (["Fiche", "Vevent"] as const).flatMap((form) =>
    forms[form]
      .filter(({ name }) => form === "Vevent" || !ownLines.has(name))
      .map(({ name, label }): MailLine => [label || name, values[`${form.toLowerCase()}.${name}`] ?? ""]),
  );
}
