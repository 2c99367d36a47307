import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { isAboutAppointment } from "@rendezvous/domain/message/kinds";
import { fillText } from "@rendezvous/domain/message/placeholders";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import type { Context } from "../../../http/context.ts";
import { type Handler, handler } from "../../../lib/jobs/queue.ts";
import { writeAccountMail } from "../../mail/account-mail.ts";
import { writeAppointmentMail } from "../../mail/appointment-mail.ts";
import { sendWithinLimit } from "../../mail/mail-limit.ts";
import { productMessageText } from "../../mail/product-message-text.ts";
import { findSender } from "../../catalogue/group/sender.ts";
import { sendAsGroup } from "../../mail/send-as-group.ts";
import { writeSmsAsMail } from "../../mail/sms-as-mail.ts";
import type { WrittenMail } from "../../mail/write-mail.ts";
import { MESSAGE_PREVIEW_QUEUE, type PreviewJob } from "./preview-queue.ts";
import { makeMessageSample, sampleValues } from "./message-sample.ts";

/** Sends messages as clients would get them to the professional who wrote them. */
export function sendPreviews(context: Context): Handler {
  return handler(MESSAGE_PREVIEW_QUEUE, async (job) => {
    const sender = await findSender(context, job.group_id);
    if (!sender) return;
    const { group } = sender;
    const { subject, ...written } = await writePreview(context, group, job);
    await sendWithinLimit(context, [sender.windows.mails], () =>
      sendAsGroup(context, sender, {
        id: `preview.${group.id}.${job.id}`,
        date: context.clock.now(),
        to: { name: "", email: job.email },
        fromName: group.name,
        replyTo: null,
        language: job.locale,
        subject: serverPhrases(job.locale).mail.preview({ subject }),
        ...written,
        calendars: null,
      }),
    );
  });
}

async function writePreview(
  context: Context,
  group: GroupRecord,
  { kind, locale, words }: PreviewJob,
): Promise<WrittenMail> {
  const { publicUrl } = context.config;
  const url = `${publicUrl}/${group.urlname}?locale=${locale}`;
  if (!isAboutAppointment(kind))
    return writeAccountMail({ kind, group, locale, url, publicUrl, notes: [], words });
  const sample = await makeMessageSample(context, group, locale);
  if (kind !== "reminderSms")
    return writeAppointmentMail({
      ...sample,
      kind,
      group,
      locale,
      appointments: [sample.appointment],
      url,
      publicUrl,
      nowMs: context.clock.now(),
      quotes: true,
      words,
    });
  const text = words.text || productMessageText(kind, group, locale).text;
  return writeSmsAsMail(group, locale, fillText(text, sampleValues(group, locale, sample)), publicUrl);
}
