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

/** What a mail is to a calendar. */
export interface MailCalendars {
  /** One file an event (RFC 5546). */
  readonly files: readonly CalendarAttachment[];
  /** All events in one, to be shown with the mail; null where one file says it already. */
  readonly published: string | null;
}

/** One message, complete. Whatever sends it adds nothing but where it comes from. */
export interface Mail {
  /** Stays the same when sending is tried again, so that a mailbox can tell a repeat. Letters, digits, dots and hyphens. */
  readonly id: string;
  /** When what it tells happened, milliseconds since the epoch. */
  readonly date: number;
  readonly to: MailAddress;
  readonly fromName: string;
  /** Where an answer goes; null where answers are not read. */
  readonly replyTo: string | null;
  /** Of its texts. */
  readonly language: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendars: MailCalendars | null;
}

export interface MailRoute {
  /** The address mails come from; each group's name stands before it. */
  readonly from: MailAddress;
  /** Outside production every mail goes here, with its real recipient in a header; null = to the recipient. */
  readonly redirectTo: string | null;
}

/** A value for a header: one line, whatever a client typed. */
function oneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, " ").trim();
}

function address({ name, email }: MailAddress): { name: string; address: string } {
  return { name: oneLine(name), address: oneLine(email) };
}

/** The message as the mail library takes it. */
export function toMessage(mail: Mail, { from, redirectTo }: MailRoute): SendMailOptions {
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
    // One event is offered as an invitation. Of several, each is a file of its own, and all are told together.
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
