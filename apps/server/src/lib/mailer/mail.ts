export interface MailAddress {
  readonly name: string;
  readonly email: string;
}

export interface CalendarAttachment {
  readonly method: "REQUEST" | "CANCEL";
  readonly filename: string;
  readonly content: string;
}

/** One message, complete. Whatever sends it adds nothing but where it comes from. */
export interface Mail {
  /** Stays the same when sending is tried again, so that a mailbox can tell a repeat. Letters, digits, dots and hyphens. */
  readonly id: string;
  /** When what it tells happened, milliseconds since the epoch. */
  readonly date: number;
  readonly to: MailAddress;
  readonly fromName: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly calendars: readonly CalendarAttachment[];
}
