import { ACCOUNT_MAILS } from "@rendezvous/domain/message/kinds";
import { NO_OWN_TEXT, ownMessageText } from "@rendezvous/domain/message/own-message-text";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { ErrorCode } from "@rendezvous/contract/ground/errors";
import { errorText } from "@rendezvous/phrases/server-phrases";
import type { Context } from "../../http/context.ts";
import { type Handler, handler } from "../../lib/jobs/queue.ts";
import type { Mail } from "../../lib/mailer/mail.ts";
import { findSender } from "../catalogue/group/sender.ts";
import { ACCOUNT_MAIL_QUEUE, type AccountMailJob } from "../ground/session/account-mail-queue.ts";
import { type AccountMail, writeAccountMail } from "./account-mail.ts";
import { findReplyAddress } from "./data.ts";
import { sendAsGroup } from "./send-as-group.ts";
import { mailLimitOf, sendWithinLimit } from "./mail-limit.ts";

type Kind = AccountMailJob["kind"];
export type JobOfKind<One extends Kind> = AccountMailJob & { readonly kind: One };

/** A feature's text for a mail. `fiche_id`: the person it is about, if several share the address. */
export type AccountMailText = Omit<AccountMail, "group" | "locale" | "publicUrl" | "words"> & {
  readonly fiche_id?: number;
};

/**
 * Writes the mails of a job; none for an address without an account, whose owner sees the same answer on screen as one with an
 * account.
 */
type WriteMails<Job> = (
  context: Context,
  group: GroupRecord,
  job: Job,
) => readonly AccountMailText[] | Promise<readonly AccountMailText[]>;

/** For each kind of mail, the function of the feature that writes it. */
export type AccountMailWriters = { readonly [One in Kind]: WriteMails<JobOfKind<One>> };

/**
 * The kinds of mails that go out even for an unpublished group, because professionals prepare the group before it is published.
 */
const FOR_PROS: ReadonlySet<Kind> = new Set([
  "invitation",
  "pro_reset",
  "factor_on",
  "factor_off",
  "draft_failed",
  "busy_source_failed",
  "webhook_off",
  "ants_register_failed",
  "sas_platform_failed",
  "notice_address",
]);

/**
 * The kinds of mails about the login of a professional, who may work in other groups too. Even in a sandbox these go only to the
 * person: their links would otherwise give the sandbox's owner that login.
 */
const OF_LOGINS: ReadonlySet<Kind> = new Set(["invitation", "pro_reset", "factor_on", "factor_off"]);

export function sendAccountMails(
  context: Context,
  writers: Omit<AccountMailWriters, "booking_refused">,
): Handler {
  const all: AccountMailWriters = { ...writers, booking_refused: writeRefusal };
  return handler(ACCOUNT_MAIL_QUEUE, async (job, split) => {
    const sender = await findSender(context, job.group_id);
    const group = sender?.group;
    if (!group || (group.inactive && !FOR_PROS.has(job.kind))) return;
    const write = all[job.kind] as WriteMails<AccountMailJob>;
    const mails = await write(context, group, job);
    // People who share an address get a separate job each, so that a repeated attempt for one of them does not mail the others
    // twice.
    if (mails.length > 1)
      return split(
        mails.map(({ fiche_id }) => ({ ...job, fiche_id, id: `${job.id}.${fiche_id}` }) as AccountMailJob),
      );
    const replyTo = await findReplyAddress(context.db, group.id);
    // Mails to the group's own people are not limited, so that they can always log in; invitations are counted when they are
    // created.
    const isCounted = !FOR_PROS.has(job.kind) || job.kind === "notice_address";
    const windows = isCounted ? [sender.windows.mails] : [];
    // A stranger may have typed the address, also in other groups.
    if (job.kind === "booking_refused") windows.push(mailLimitOf({ email: job.email, isProven: false }));
    const send = (mail: Mail): Promise<void> =>
      OF_LOGINS.has(job.kind) ? context.mailer.send(mail) : sendAsGroup(context, sender, mail);
    for (const text of mails)
      await sendWithinLimit(context, windows, () => send({ replyTo, ...toMail(context, group, job, text) }));
  });
}

/** Writes a mail that contains no typed text, so that a stranger cannot use it to send the person a message. */
const writeRefusal: WriteMails<JobOfKind<"booking_refused">> = ({ config }, group, { locale, reason }) => {
  const url = `${config.publicUrl}/${group.urlname}?locale=${locale}`;
  const { phone } = group.fields;
  return [{ kind: "bookingRefused", url, notes: [errorText(reason as ErrorCode, locale, { phone })] }];
};

/** Returns the URL of a group's page, for a link in a mail. */
export function mailedPageUrl({ config }: Context, group: GroupRecord, name: string, locale: string): URL {
  const page = new URL(`${config.publicUrl}/${group.urlname}/${name}`);
  page.searchParams.set("from_mail", "1");
  page.searchParams.set("locale", locale);
  return page;
}

function toMail(
  context: Context,
  group: GroupRecord,
  job: AccountMailJob,
  text: AccountMailText,
): Omit<Mail, "replyTo"> {
  const { locale } = job;
  const { messages, locale: groupLocale } = group.fields;
  const kind = ACCOUNT_MAILS.find((candidate) => candidate === text.kind);
  const words = kind ? ownMessageText(messages, kind, locale, groupLocale) : NO_OWN_TEXT;
  return {
    id: `${job.kind.replaceAll("_", "-")}.${group.id}.${job.id}`,
    date: context.clock.now(),
    to: { name: "", email: job.email },
    fromName: group.name,
    language: locale,
    ...writeAccountMail({ ...text, group, locale, words, publicUrl: context.config.publicUrl }),
    calendars: null,
  };
}
