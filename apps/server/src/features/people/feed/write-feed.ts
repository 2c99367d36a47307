import type { FeedContent } from "@rendezvous/domain/feed/feed-contents";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import { type CalendarEvent, writePublishedCalendar } from "../../../lib/calendar-file.ts";
import type { AppointmentParts } from "../../booking/appointments/appointment-parts.ts";
import { toCalendarEvents, toClassEvent } from "../../booking/appointments/to-calendar-events.ts";
import type { TaughtDate } from "../../booking/slot/list-taught-dates.ts";

interface FeedSetting {
  readonly group: GroupRecord;
  readonly locale: string;
  /** The installation's secret. */
  readonly secret: string;
  /** The name under which programs show it. */
  readonly name: string;
  readonly content: FeedContent;
  /** A client's page of appointments; null in a professional's feed. */
  readonly url: string | null;
  readonly nowMs: number;
  /** The dates of the classes whose teacher has the calendar. */
  readonly taught: readonly TaughtDate[];
}

/** Writes the calendar file of a feed, one event per step. The appointments of a pack follow each other. */
export function* writeFeed(
  appointments: readonly AppointmentParts[],
  { group, locale, secret, name, content, url, nowMs, taught }: FeedSetting,
): Generator<undefined, Buffer[]> {
  // A client's own feed describes the services as the mails do.
  const show = url !== null && content === "service" ? undefined : content;
  const setting = { group, locale, secret, url: content === "busy" ? null : url, advice: "", show };
  const events: CalendarEvent[] = [];
  for (let at = 0; at < appointments.length; ) {
    const pack: AppointmentParts[] = [];
    const root = rootOf(appointments[at]!);
    while (at < appointments.length && rootOf(appointments[at]!) === root) pack.push(appointments[at++]!);
    events.push(...toCalendarEvents(pack, setting));
    yield;
  }
  for (const date of taught) {
    events.push(toClassEvent(date, { group, locale, secret, show: content }));
    yield;
  }
  return yield* writePublishedCalendar({ name, timezone: group.fields.timezone, nowMs, events });
}

function rootOf({ id, type, parent_id }: AppointmentParts): number {
  return type === "included" ? (parent_id ?? id) : id;
}
