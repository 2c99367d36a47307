import { createHash } from "node:crypto";
import type { CalendarEvent } from "../../lib/calendar-file/calendar-file.ts";
import { mailPhrases } from "@rendezvous/phrases/mail-phrases";
import type { GroupRecord } from "../group/group-record.ts";
import type { AppointmentParts } from "./appointment-parts.ts";
import { toAppointment } from "./to-appointment.ts";

interface EventSetting {
  readonly group: GroupRecord;
  readonly locale: string;
  /** The installation's: makes its events' names unlike any other installation's. */
  readonly secret: string;
  /** Where the person may see and cancel the appointment. */
  readonly url: string | null;
  /** Unset: as often as the appointment has changed. */
  readonly sequence?: number | undefined;
}

/** One event an appointment; a pack is one event from its first start to its last end. By start. */
export function toCalendarEvents(
  appointments: readonly AppointmentParts[],
  setting: EventSetting,
): CalendarEvent[] {
  const byRoot = new Map<number, AppointmentParts[]>();
  for (const parts of appointments) {
    const root = parts.parent_id ?? parts.id;
    byRoot.set(root, [...(byRoot.get(root) ?? []), parts]);
  }
  return [...byRoot].map(([root, linked]) => toEvent(root, linked, setting));
}

function toEvent(root: number, linked: readonly AppointmentParts[], setting: EventSetting): CalendarEvent {
  const { group, locale, secret, url } = setting;
  const records = linked.map((parts) => toAppointment(parts, group, locale, secret));
  const [first] = records;
  const phrases = mailPhrases(locale);
  const services = records.map((record) =>
    records.length === 1
      ? `${record.intervention_name}, ${record.calendar_name}`
      : `${record.start.slice(11, 16)} ${record.intervention_name}, ${record.calendar_name}`,
  );
  const phone = group.fields.phone;
  const video = first?.videoconference ? [phrases.labels.video] : [];
  const description = [
    ...services,
    ...video,
    ...(phone === "" ? [] : [`${phrases.labels.phone} ${phone}`]),
    ...(url ? [url] : []),
  ];
  return {
    uid: `${group.id}-${root}@${installationName(secret)}`,
    sequence: setting.sequence ?? Math.max(...linked.map((parts) => parts.sequence)),
    start: Math.min(...linked.map((parts) => parts.start_at.getTime())) / 60_000,
    end: Math.max(...linked.map((parts) => parts.end_at.getTime())) / 60_000,
    summary: `${first?.pack?.name ?? first?.intervention_name ?? ""} – ${group.name}`,
    location: first?.location ?? "",
    description: description.join("\n"),
    url,
  };
}

/** The same for ever, also when the host name changes. */
function installationName(secret: string): string {
  return `${createHash("sha256").update(`calendar ${secret}`).digest("hex").slice(0, 16)}.rendezvous`;
}
