import { minuteOfDate } from "@rendezvous/domain/time/instant";
import type { Appointment } from "@rendezvous/contract/booking/appointment";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import type { Session } from "@rendezvous/domain/permission/session";
import { formatRfc3339, formatWallDateTime } from "@rendezvous/domain/time/zone";
import { toAddressText } from "../../catalogue/catalogue/to-wire-calendar.ts";
import type { GroupRecord } from "@rendezvous/domain/group/group-record";
import {
  toPublicName,
  textsInLanguage,
  type TextsInLanguage,
} from "../../catalogue/catalogue/wire-record.ts";
import { arrivalCodeOf } from "../../ground/session/arrival-code.ts";
import { signExportToken } from "../../ground/session/booking-token.ts";
import type { AppointmentParts, ServicePart } from "./appointment-parts.ts";

/** Returns the record of the contract, with texts in `locale`. `secret` is the installation's. */
export function toAppointment(
  parts: AppointmentParts,
  group: GroupRecord,
  locale: string,
  secret: string,
): Appointment {
  const { timezone } = group.fields;
  const texts = textsInLanguage(group, locale);
  const toNameInLanguage = (one: Parameters<typeof toPublicName>[0]) => {
    const { publicname, lang } = toPublicName(one, texts);
    return { name: publicname, lang };
  };
  const start = minuteOfDate(parts.start_at);
  const end = minuteOfDate(parts.end_at);
  const { pack, resource, calendar, interventions } = parts;
  const place = calendar.address ?? group.fields;
  const address = toAddressText(place);
  const comments = parts.vevent_fields["comments"];
  const lateHours = interventions[0]?.late_cancellation_hours ?? group.rules.late_cancellation_hours;
  return {
    id: parts.id,
    start: formatWallDateTime(timezone, start),
    end: formatWallDateTime(timezone, end),
    start_at: formatRfc3339(timezone, start),
    end_at: formatRfc3339(timezone, end),
    duration: end - start,
    capacity: 1,
    type: parts.type,
    parent_id: parts.parent_id,
    consecutive_value: parts.consecutive_value,
    pack: pack && {
      id: pack.id,
      ...toNameInLanguage(pack),
      price: pack.total_price ?? 0,
      length: pack.length,
    },
    pack_id: pack?.id ?? null,
    intervention_id: interventions[0]?.id ?? 0,
    intervention_name: interventions.map((one) => toNameInLanguage(one).name).join(", "),
    intervention_length: interventions.reduce((sum, { length }) => sum + length, 0),
    intervention_price: interventions.reduce((sum, { price }) => sum + (price ?? 0), 0),
    interventions: interventions.map((one) => ({
      id: one.id,
      apt_id: parts.id,
      ...toNameInLanguage(one),
      length: one.length,
      price: one.price ?? 0,
      ...(!isOfDays(parts) && toInstructions(one, texts)),
    })),
    calendar_id: calendar.id,
    calendar_name: toNameInLanguage(calendar).name,
    calendar: { id: calendar.id, ...toNameInLanguage(calendar) },
    resource: resource && { id: resource.id, ...toNameInLanguage(resource) },
    ...(calendar.teacher && { teacher: { id: calendar.teacher.id, ...toNameInLanguage(calendar.teacher) } }),
    ...(calendar.room && { room: { id: calendar.room.id, ...toNameInLanguage(calendar.room) } }),
    address: address === "" ? null : { address, lat: place.lat ?? null, lng: place.lng ?? null },
    group_id: group.id,
    group_name: group.name,
    location: address,
    fiche_id: parts.fiche_id,
    fiche: { firstname: parts.firstname, lastname: parts.lastname },
    price_amount: parts.price_amount,
    price: parts.price,
    promotion: parts.promotion,
    is_promoted: parts.promotion !== null,
    comments: parts.comments,
    vevent_comments: typeof comments === "string" ? comments : "",
    vevent_fields: parts.vevent_fields,
    videoconference: parts.video_room !== null,
    video_credentials: parts.video_room === null ? null : { room: parts.video_room },
    state: parts.state,
    presence: parts.presence === "confirmed" ? "confirmed" : null,
    deleted: parts.deleted,
    created_at: parts.created_at.toISOString(),
    changed_at: parts.changed_at.toISOString(),
    version: parts.version,
    ...(parts.places > 1 && { places: parts.places }),
    ...(parts.guests.length > 0 && { guests: [...parts.guests] }),
    ...(parts.pass && {
      pass: {
        id: parts.pass.id,
        ...toNameInLanguage(parts.pass),
        left: parts.pass.left,
        valid_until: parts.pass.valid_until,
      },
    }),
    ...(lateHours > 0 && !isOfDays(parts) && { late_from: formatRfc3339(timezone, start - 60 * lateHours) }),
    ...(parts.cancelled_late && { cancelled_late: true }),
    ...(group.rules.arrival &&
      parts.booking_id !== null &&
      !isOfDays(parts) && {
        arrival_code: arrivalCodeOf({ groupId: group.id, bookingId: parts.booking_id }, secret),
      }),
    export_token:
      parts.booking_id === null || isOfDays(parts)
        ? null
        : signExportToken({ groupId: group.id, bookingId: parts.booking_id }, secret),
  };
}

function toInstructions({ instructions }: ServicePart, texts: TextsInLanguage) {
  const html = texts.html(instructions);
  return html === "" ? {} : { instructions: html };
}

/**
 * Returns the record that a session may see. Only professionals see the internal fields, failed mails (they reveal which
 * addresses exist) and contact data, for which an access key also needs a scope.
 */
export function toVisibleAppointment(
  session: Session,
  parts: AppointmentParts,
  group: GroupRecord,
  locale: string,
  secret: string,
): Appointment {
  // A visitor who only typed a name has the booking's token too, so the pass is shown only if an account booked.
  const isProven = session.kind !== "fiche" || session.seesAll || parts.pass?.by_account;
  const shown = toAppointment(isProven ? parts : { ...parts, pass: null }, group, locale, secret);
  const { email = "", firstphone = "" } = parts;
  return {
    ...shown,
    ...(session.kind === "pro" && {
      ...(hasRight("see_fiches", session, group.id) && { fiche: { ...shown.fiche, email, firstphone } }),
      mail_failed_at: parts.mail_failed_at?.toISOString() ?? null,
      note: parts.note ?? "",
      paid: parts.paid,
      presence: parts.presence ?? null,
      arrived_at: parts.arrived_at?.toISOString() ?? null,
      overbooked: parts.overbooked ?? false,
      metadata: parts.metadata ?? {},
    }),
    ...(isOfDays(parts) && {
      booking_id: parts.booking_id,
      buffer_before: minuteOfDate(parts.start_at) - parts.taken_from!,
      buffer_after: parts.taken_until! - minuteOfDate(parts.end_at),
      is_first: parts.is_first,
    }),
  };
}

/**
 * True in a day view, which answers hundreds of records. They carry no export link, because signing each would double the time of
 * the answer.
 */
function isOfDays({ taken_from }: AppointmentParts): boolean {
  return taken_from !== undefined;
}
