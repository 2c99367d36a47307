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
