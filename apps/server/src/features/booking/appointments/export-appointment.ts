import { createCalendarFile } from "../../../lib/calendar-file.ts";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { adviceText } from "../../catalogue/group/advice.ts";
import { listBookingOfAppointment } from "./data.ts";
import { toCalendarEvents } from "./to-calendar-events.ts";

/**
 * Returns a calendar file with all appointments of the booking, because clients get the download link of the first appointment
 * only. The file of a cancelled appointment removes the event from the client's calendar.
 */
export const exportAppointment = defineCall("exportAppointment", async (input) => {
  const { context, group, groupId, session, params, locale } = input;
  const booked = await listBookingOfAppointment(context.db, groupId, session, params.appointmentId ?? 0);
  const appointment = booked.find(({ id }) => id === params.appointmentId);
  if (!appointment) return refuse("unknown_appointment");
  const method = appointment.deleted ? "CANCEL" : "PUBLISH";
  // A cancellation file holds one event only; a pack is one event as well.
  const packOf = ({ id, parent_id }: typeof appointment): number => parent_id ?? id;
  const isInFile = (parts: typeof appointment): boolean =>
    parts.deleted === appointment.deleted && (!appointment.deleted || packOf(parts) === packOf(appointment));
  const file = createCalendarFile({
    method,
    timezone: group.fields.timezone,
    nowMs: context.clock.now(),
    events: toCalendarEvents(booked.filter(isInFile), {
      group,
      locale,
      secret: context.installation.secret,
      url: null,
      advice: appointment.deleted ? "" : adviceText(group, locale),
    }),
    organizer: appointment.deleted ? { name: group.name, email: context.mailer.from } : NOBODY,
    attendee: NOBODY,
  });
  return reply(file, {
    headers: {
      "content-type": `text/calendar; charset=utf-8; method=${method}`,
      "content-disposition": `attachment; filename="appointment-${appointment.id}.ics"`,
    },
  });
});

const NOBODY = { name: "", email: "" };
