import type { Context } from "../../http/context.ts";
import type { Mail } from "../../lib/mailer/mail.ts";
import type { Sms } from "../../lib/sms.ts";
import type { SendingGroup } from "../catalogue/group/sender.ts";
import { writeSmsAsMail } from "./sms-as-mail.ts";

/** Sends a mail; that of a sandbox goes to its owner, and its subject names whom it was for. */
export function sendAsGroup(
  { mailer }: Pick<Context, "mailer">,
  { sandboxOwner }: Pick<SendingGroup, "sandboxOwner">,
  mail: Mail,
): Promise<void> {
  if (sandboxOwner === null) return mailer.send(mail);
  return mailer.send({
    ...mail,
    to: { name: "", email: sandboxOwner },
    subject: toSandboxSubject(mail.to.email, mail.subject),
  });
}

/** Sends an SMS; that of a sandbox goes to its owner, as a mail. */
export function sendSmsAsGroup(
  { mailer, sms: phones, clock, config }: Pick<Context, "mailer" | "sms" | "clock" | "config">,
  { group, sandboxOwner }: Pick<SendingGroup, "group" | "sandboxOwner">,
  sms: Sms,
): Promise<void> {
  if (sandboxOwner === null) return phones.send(sms);
  const { locale } = group.fields;
  const { subject, ...written } = writeSmsAsMail(group, locale, sms.text, config.publicUrl);
  return mailer.send({
    id: `sms.${sms.id}`,
    date: clock.now(),
    to: { name: "", email: sandboxOwner },
    fromName: group.name,
    replyTo: null,
    language: locale,
    subject: toSandboxSubject(sms.to, subject),
    ...written,
    calendars: null,
  });
}

function toSandboxSubject(recipient: string, subject: string): string {
  return `[Sandbox: ${recipient}] ${subject}`;
}
