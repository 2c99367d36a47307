import { dateOf } from "@rendezvous/domain/time/instant";
import type { CreatedAppointments } from "@rendezvous/contract/booking/appointment";
import { consecutiveLocation } from "@rendezvous/domain/appointment/consecutive-location";
import type { AppointmentParts } from "../appointments/appointment-parts.ts";
import type { BookedRows, BookingRequest } from "./booking-request.ts";
import { toAppointment } from "../appointments/to-appointment.ts";

/**
 * Returns the answer to a create call from the rows just written, which saves reading the rows. `secret` is the secret of the
 * installation.
 */
export function toCreatedAppointments(
  booked: BookedRows,
  request: BookingRequest,
  secret: string,
): CreatedAppointments {
  const { group, locale, token, details } = request;
  const isDescribed = Object.keys(details.metadata).length > 0;
  const records = booked.appointments.map((_, index) => ({
    ...toAppointment(toParts(booked, index, request), group, locale, secret),
    ...(isDescribed && { metadata: details.metadata }),
  }));
  return {
    records,
    fiche_token: token.text,
    consecutive_location: consecutiveLocation(records),
  };
}

function toParts(
  booked: BookedRows,
  index: number,
  { offered, links, details, attendee, nowMs }: BookingRequest,
): AppointmentParts {
  const appointment = booked.appointments[index]!;
  const { comments, guests, veventFields } = details;
  return {
    id: booked.appointmentIds[index]!,
    booking_id: booked.bookingId,
    fiche_id: booked.fiche.id,
    firstname: booked.fiche.firstname,
    lastname: booked.fiche.lastname,
    type: appointment.type,
    parent_id: appointment.type === "included" ? booked.appointmentIds[appointment.root]! : null,
    consecutive_value: index,
    start_at: dateOf(appointment.start),
    end_at: dateOf(appointment.end),
    price: appointment.price,
    price_amount: appointment.price_amount,
    promotion: appointment.promotion,
    comments,
    vevent_fields: veventFields as Record<string, unknown>,
    video_room: appointment.video_room,
    state: 0,
    places: appointment.places,
    guests,
    // A caller who only typed a name may not know the person's passes.
    pass: attendee.proof === "own" ? passAfter(booked, appointment.pass_id) : null,
    paid: false,
    cancelled_late: false,
    deleted: false,
    deleted_at: null,
    sequence: 0,
    created_at: new Date(nowMs),
    changed_at: booked.changedAt,
    version: 1,
    interventions: links[index]!.interventionIds.map((id) => offered.interventions.get(id)!),
    calendar: withPlacesOfClass(offered, appointment.calendar_id),
    resource: appointment.resource_id === null ? null : offered.resources.get(appointment.resource_id)!,
    pack: offered.packs.get(appointment.pack_id ?? 0) ?? null,
  };
}

/** Returns the calendar; a class with its teacher and its room. */
function withPlacesOfClass(
  { calendars, classes, resources }: BookingRequest["offered"],
  calendarId: number,
): AppointmentParts["calendar"] {
  const { teacherId = 0, roomId = null } = classes.get(calendarId) ?? {};
  return {
    ...calendars.get(calendarId)!,
    teacher: calendars.get(teacherId) ?? null,
    room: resources.get(roomId ?? 0) ?? null,
  };
}

/** Returns the pass with the visits that are left after the booking. */
function passAfter({ passes, appointments }: BookedRows, passId: number | null): AppointmentParts["pass"] {
  const pass = passes.find(({ id }) => id === passId);
  if (!pass) return null;
  const used = appointments.filter(({ pass_id }) => pass_id === passId);
  const left = pass.left - used.reduce((sum, { places }) => sum + places, 0);
  return { ...pass, left, by_account: true };
}
