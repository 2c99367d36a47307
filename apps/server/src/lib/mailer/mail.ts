import type { SendMailOptions } from "nodemailer";

export interface MailAddress {
  readonly name: string;
  readonly email: string;
}

export interface CalendarAttachment {
  readonly method: "REQUEST" | "CANCEL";
  readonly filename: string;
  readonly content: string;
}

/** The calendar parts of a mail. */
export interface MailCalendars {
  /** One file per event (RFC 5546). */
  readonly files: readonly CalendarAttachment[];
  /** All events in one file, shown with the mail; null when there is only one file anyway. */
  readonly published: string | null;
}

/** A complete message; the mailer adds only the sender. */
export interface Mail {
  /** The same for every attempt, so that a mailbox can detect a repeat. Letters, digits, dots and hyphens. */
  readonly id: string;
  /** When the reported event happened, in milliseconds since the epoch. */
  readonly date: number;
  readonly to: MailAddress;
  readonly fromName: string;
  /** The address for replies; null when replies are not read. */
  readonly replyTo: string | null;
  /** The language of the texts. */
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendars: MailCalendars | null;
}

export interface MailEnvelope {
  /** The sender's address; each group's name precedes it. */
  readonly from: MailAddress;
  /** Outside production every mail goes to this address, with its real recipient in a header; null = to the recipient. */
  readonly redirectTo: string | null;
}

/** Returns a header value on one line, even if a client typed several. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}

function address({ name, email }: MailAddress): { name: string; address: string } {
  return { name: oneLine(name), address: oneLine(email) };
}

/** Returns the message in the mail library's format. */
export function toMessage(mail: Mail, { from, redirectTo }: MailEnvelope): SendMailOptions {
  const host = from.email.split("@")[1] ?? "localhost";
  const { files = [], published = null } = mail.calendars ?? {};
  const [only] = files;
  return {
    messageId: `<${mail.id}@${host}>`,
    date: new Date(mail.date),
    from: address({ name: mail.fromName === "" ? from.name : mail.fromName, email: from.email }),
    to: redirectTo === null ? address(mail.to) : { name: "", address: redirectTo },
    ...(mail.replyTo !== null && { replyTo: oneLine(mail.replyTo) }),
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: {
      "Auto-Submitted": "auto-generated",
      "Content-Language": mail.language,
      ...(redirectTo === null ? {} : { "X-Original-Recipient": oneLine(mail.to.email) }),
    },
    // One event: an invitation. Several: an attachment each, and one calendar with all of them as an alternative part.
    ...(only !== undefined && published === null ? { icalEvent: { ...only } } : {}),
    ...(published === null
      ? {}
      : {
          alternatives: [{ content: published, contentType: "text/calendar; charset=utf-8; method=PUBLISH" }],
          attachments: files.map(({ method, filename, content }) => ({
            filename,
            content,
            contentType: `text/calendar; charset=utf-8; method=${method}`,
          })),
        }),
  };
}
