import ICAL from "ical.js";
import type { Email } from "postal-mime";

/** An appointment as the visitor's own calendar program reads it from the file alone. */
export interface CalendarEntry {
  method: string;
  uid: string;
  sequence: number;
  status: string | null;
  /** Milliseconds since the epoch. */
  startsAt: number;
  endsAt: number;
  /** On the clock of the place: `YYYY-MM-DD HH:MM:SS`. */
  start: string;
  timezone: string;
}

/** Reads the calendar file attached to a mail. */
export function openAttachment(mail: Email): CalendarEntry {
  const attached = mail.attachments.find((one) => one.mimeType === "text/calendar");
  if (!attached) throw new Error(`No calendar file came with "${mail.subject}".`);
  const { content } = attached;
  return openCalendarFile(typeof content === "string" ? content : new TextDecoder().decode(content));
}

/** Reads a calendar file of one event. */
export function openCalendarFile(text: string): CalendarEntry {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zones = calendar.getAllSubcomponents("vtimezone").map((zone) => new ICAL.Timezone(zone));
  const [found, ...others] = calendar.getAllSubcomponents("vevent");
  if (!found || others.length > 0) throw new Error("The calendar file is not about one event.");
  const event = new ICAL.Event(found);
  const instantOf = (time: ICAL.Time) => {
    const placed = time.clone();
    placed.zone = zones.find((zone) => zone.tzid === timezone) ?? ICAL.Timezone.utcTimezone;
    return placed.toUnixTime() * 1000;
  };
  const timezone = String(found.getFirstProperty("dtstart")?.getParameter("tzid") ?? "");
  return {
    method: String(calendar.getFirstPropertyValue("method")),
    uid: event.uid,
    sequence: event.sequence,
    status: found.getFirstPropertyValue("status") as string | null,
    startsAt: instantOf(event.startDate),
    endsAt: instantOf(event.endDate),
    start: event.startDate.toString().replace("T", " "),
    timezone,
  };
}
