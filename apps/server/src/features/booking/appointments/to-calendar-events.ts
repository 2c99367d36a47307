import { inMinutes } from "@rendezvous/domain/time/instant";
import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { type AppointmentEntry, mergePacks } from "@rendezvous/domain/appointment/merge-packs";
import { createHash } from "node:crypto";
import type { CalendarEvent } from "../../../lib/calendar-file.ts";
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
  /** Unset: use the number of the appointment's changes. */
  readonly sequence?: number | undefined;
}

/** Returns one event per single appointment and one per pack (from the pack's first start to its last end), sorted by start. */
export function toCalendarEvents(
  appointments: readonly AppointmentParts[],
  setting: EventSetting,
): CalendarEvent[] {
  const { group, locale, secret } = setting;
  const sequences = new Map(appointments.map(({ id, sequence }) => [id, sequence]));
  const records = appointments.map((parts) => toAppointment(parts, group, locale, secret));
  return mergePacks(records).map((entry) => {
    const changes = entry.appointments.map(({ id }) => sequences.get(id) ?? 0);
    return toEvent(entry, setting.sequence ?? Math.max(...changes), setting);
  });
}

function toEvent(
  entry: AppointmentEntry<Appointment>,
  sequence: number,
  { group, locale, secret, url, advice }: EventSetting,
): CalendarEvent {
  const { first, appointments } = entry;
  const { labels } = serverPhrases(locale).mail;
  const { phone } = group.fields;
  const hasOnePlace = appointments.every(({ location }) => location === first.location);
  const services = appointments.map(({ start, intervention_name, calendar_name, location }) => {
    const time = appointments.length === 1 ? "" : `${start.slice(11, 16)} `;
    const where = hasOnePlace ? "" : location;
    return `${time}${[intervention_name, calendar_name, where].filter(Boolean).join(", ")}`;
  });
  const description = [
    ...services,
    ...(appointments.some(({ videoconference }) => videoconference) ? [labels.video] : []),
    ...(advice === "" ? [] : [advice]),
    ...(phone === "" ? [] : [`${labels.phone} ${phone}`]),
    ...(url ? [url] : []),
  ];
  return {
    uid: `${group.id}-${entry.id}@${installationName(secret)}`,
    sequence,
    start: inMinutes(Date.parse(entry.start_at)),
    end: inMinutes(Date.parse(entry.end_at)),
    summary: [first.pack?.name ?? first.intervention_name, group.name].filter(Boolean).join(" – "),
    location: first.location,
    description: description.join("\n"),
    url,
  };
}

/** Stays the same for ever, even when the host name changes. */
function installationName(secret: string): string {
  return `${createHash("sha256").update(`calendar ${secret}`).digest("hex").slice(0, 16)}.rendezvous`;
}
