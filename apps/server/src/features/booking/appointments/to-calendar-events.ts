import { type EpochMinute, toFractionalMinutes } from "@rendezvous/domain/time/instant";
import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { FeedContent } from "@rendezvous/domain/feed/feed-contents";
import { type AppointmentEntry, mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { placesOfAppointment } from "@rendezvous/domain/appointment/places-of-appointment";
import { createHash } from "node:crypto";
import type { CalendarEvent } from "../../../lib/calendar-file.ts";
import { htmlToText } from "../../../lib/html.ts";
import { instructionsHtml } from "../../catalogue/group/advice.ts";
import { serverPhrases } from "@rendezvous/phrases/server-phrases";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import type { AppointmentParts } from "./appointment-parts.ts";
import { toAppointment } from "./to-appointment.ts";

interface EventSetting {
  readonly group: GroupRecord;
  readonly locale: string;
  /** The installation's secret, from which event ids are derived, so that two installations never use the same id. */
  readonly secret: string;
  /** The page where the attendee sees and cancels the appointment. */
  readonly url: string | null;
  /** The organisation's advice for attendees. */
  readonly advice: string;
  /** The iCalendar SEQUENCE of every event; undefined: the number of times that its appointment was changed. */
  readonly sequence?: number | undefined;
  /** The content of a feed that is not the client's own; undefined: everything that the client needs. */
  readonly show?: FeedContent | undefined;
}

/** Returns one event per single appointment and one per pack (from the pack's first start to its last end), sorted by start. */
export function toCalendarEvents(
  appointments: readonly AppointmentParts[],
  setting: EventSetting,
): CalendarEvent[] {
  const { group, locale, secret } = setting;
  const partsOf = new Map(appointments.map((parts) => [parts.id, parts]));
  const records = appointments.map((parts) => toAppointment(parts, group, locale, secret));
  return mergePacks(records).map((entry) => {
    const rows = entry.appointments.map(({ id }) => partsOf.get(id)!);
    return toEvent(entry, rows, setting);
  });
}

function toEvent(
  entry: AppointmentEntry<Appointment>,
  rows: readonly AppointmentParts[],
  { group, locale, secret, url, advice, sequence, show }: EventSetting,
): CalendarEvent {
  const { first, appointments } = entry;
  const { labels } = serverPhrases(locale).mail;
  const { phone } = group.fields;
  const hasOnePlace = appointments.every(({ location }) => location === first.location);
  const services = appointments.map((one) => {
    const time = appointments.length === 1 ? "" : `${one.start.slice(11, 16)} `;
    const { calendar, taught } = placesOfAppointment(one);
    const names = [one.intervention_name, taught?.name, calendar.name, one.room?.name];
    return `${time}${[...names, hasOnePlace ? "" : one.location].filter(Boolean).join(", ")}`;
  });
  const isCancelled = rows.every(({ deleted }) => deleted);
  const description = [
    ...services,
    ...(first.places === undefined ? [] : [`${labels.places} ${first.places}`]),
    ...(appointments.some(({ videoconference }) => videoconference) ? [labels.video] : []),
    ...[isCancelled ? "" : htmlToText(instructionsHtml(appointments)), advice].filter((text) => text !== ""),
    ...(phone === "" ? [] : [`${labels.phone} ${phone}`]),
    ...(url ? [url] : []),
  ];
  const { start, end } = uidEnds(group.id, secret);
  const changedMs = Math.max(...rows.map(({ changed_at }) => changed_at.getTime()));
  const event = {
    uid: [start, entry.id, end].join(""),
    sequence: sequence ?? Math.max(...rows.map((row) => row.sequence)),
    start: toFractionalMinutes(Date.parse(entry.start_at)),
    end: toFractionalMinutes(Date.parse(entry.end_at)),
    summary: [first.pack?.name ?? first.intervention_name, group.name].filter(Boolean).join(" – "),
    location: first.location,
    description: description.join("\n"),
    url,
    createdMs: Math.min(...rows.map(({ created_at }) => created_at.getTime())),
    changedMs,
    isCancelled,
  };
  if (show === undefined) return event;
  if (show === "busy") return { ...event, summary: labels.busy, location: "", description: "" };
  const service = first.pack?.name ?? first.intervention_name;
  if (show === "service") return { ...event, summary: service, description: services.join("\n") };
  const { firstname, lastname, firstphone = "" } = rows[0]!;
  return {
    ...event,
    summary: [`${firstname} ${lastname}`.trim(), service].filter(Boolean).join(" – "),
    description: [...services, ...(firstphone === "" ? [] : [`${labels.phone} ${firstphone}`])].join("\n"),
  };
}

/** A date of a class. */
interface ClassDate {
  readonly class_id: number;
  readonly name: string;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  readonly participants: number;
  readonly places: number;
  readonly changed_at: Date | null;
}

/** Returns the event of a class's date in its teacher's calendar. */
export function toClassEvent(
  { class_id, name, start, end, participants, places, changed_at }: ClassDate,
  {
    group,
    locale,
    secret,
    show,
  }: Pick<EventSetting, "group" | "locale" | "secret"> & { readonly show: FeedContent },
): CalendarEvent {
  const uid = uidEnds(group.id, secret);
  // A date that nobody has booked yet has not changed since its class was made.
  const changedMs = changed_at?.getTime() ?? 0;
  return {
    uid: `${uid.start}class-${class_id}-${start}${uid.end}`,
    sequence: 0,
    start,
    end,
    summary: show === "busy" ? serverPhrases(locale).mail.labels.busy : `${name} ${participants}/${places}`,
    location: "",
    description: "",
    url: null,
    createdMs: changedMs,
    changedMs,
    isCancelled: false,
  };
}

/** Returns the prefix and the suffix of the ids of the group's events. */
export function uidEnds(groupId: number, secret: string): { readonly start: string; readonly end: string } {
  return { start: `${groupId}-`, end: `@${installationName(secret)}` };
}

/** Returns a name for the event ids that never changes, even when the host name does. */
function installationName(secret: string): string {
  return `${createHash("sha256").update(`calendar ${secret}`).digest("hex").slice(0, 16)}.rendezvous`;
}
