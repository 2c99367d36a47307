import { type CalendarEvent, createCalendarFile } from "../../lib/calendar-file.ts";
import type { MailAddress, MailCalendars } from "../../lib/mailer/mail.ts";

interface MailDetails {
  readonly isCancellation: boolean;
  /** Milliseconds since the epoch. */
  readonly date: number;
  readonly timezone: string;
  readonly organizer: MailAddress;
  readonly attendee: MailAddress;
}

/**
 * Returns each event as a separate invitation; several events also as one file, for mail programs that show invitations in the
 * mail itself.
 */
export function toMailCalendars(
  events: readonly CalendarEvent[],
  { isCancellation, date, ...more }: MailDetails,
): MailCalendars {
  const method = isCancellation ? "CANCEL" : "REQUEST";
  const file = { nowMs: date, ...more };
  return {
    files: events.map((event, index) => ({
      method,
      filename: events.length === 1 ? "appointment.ics" : `appointment-${index + 1}.ics`,
      content: createCalendarFile({ ...file, method, events: [event] }),
    })),
    published:
      events.length === 1
        ? null
        : createCalendarFile({ ...file, method: "PUBLISH", isCancelled: isCancellation, events }),
  };
}
