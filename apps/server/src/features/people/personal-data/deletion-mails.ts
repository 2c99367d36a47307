import { dateLocaleOf } from "@rendezvous/phrases/date-locale";
import { formatDayWithYear } from "@rendezvous/phrases/format-date";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import { type AccountMailWriters, mailedPageUrl } from "../../mail/send-account-mail.ts";
import { DELETION_KEY_DAYS, signDeletionKey } from "../../ground/session/deletion-key.ts";

export const deletionMails = {
  /** Writes the mail whose link confirms a request. */
  deletion(context, group, { locale, deletion_id }) {
    const key = { groupId: group.id, requestId: deletion_id };
    const signed = signDeletionKey(key, context.installation.secret, context.clock.now());
    const link = mailedPageUrl(context, group, "personal_data", locale);
    link.searchParams.set("deletion_key", signed);
    const notes = [serverPhrases(locale).mail.linkForDays({ days: DELETION_KEY_DAYS })];
    return [{ kind: "deletion", url: link.href, notes }];
  },
  /** Writes the mail about the day of the deletion. */
  deletion_confirmed(context, group, job) {
    const day = formatDayWithYear(job.day, dateLocaleOf(job.locale, group.fields.country));
    const { href } = mailedPageUrl(context, group, "personal_data", job.locale);
    return [
      { kind: "deletionConfirmed", url: href, notes: [serverPhrases(job.locale).mail.deletionDay({ day })] },
    ];
  },
} satisfies Partial<AccountMailWriters>;
