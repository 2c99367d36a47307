import { createCalendarFile } from "../../lib/calendar-file.ts";
import { defineCall, reply } from "../../http/call.ts";
import { refuse } from "../../http/refusal.ts";
import { adviceText } from "../group/advice.ts";
import { listBookingOfAppointment } from "./data.ts";
import { toCalendarEvents } from "./to-calendar-events.ts";

/** The appointment as a file for any calendar, with the others of its booking: the link of the first covers them all. */
export const exportAppointment = defineCall("exportAppointment", async (input) => {
  const { context, group, groupId, session, params, locale } = input;
  const booked = await listBookingOfAppointment(context.db, groupId, session, params.appointmentId ?? 0);
  const asked = booked.find(({ id }) => id === params.appointmentId);
  if (!asked) return refuse("unknown_appointment");
  if (asked.deleted) return refuse("already_cancelled");
  const file = createCalendarFile({
    method: "PUBLISH",
    timezone: group.fields.timezone,
    nowMs: context.clock.now(),
    events: toCalendarEvents(
      booked.filter((parts) => !parts.deleted),
      { group, locale, secret: context.installation.secret, url: null, advice: adviceText(group, locale) },
    ),
    organizer: { name: "", email: "" },
    attendee: { name: "", email: "" },
  });
  return reply(file, {
    headers: {
      "content-type": "text/calendar; charset=utf-8; method=PUBLISH",
      "content-disposition": `attachment; filename="appointment-${asked.id}.ics"`,
    },
  });
});
