import { minuteOfDate } from "@rendezvous/domain/time/instant";
import { hasRight } from "@rendezvous/domain/permission/permissions";
import { parseWallDateTime } from "@rendezvous/domain/time/zone";
import type { CallInput } from "../../../http/call.ts";
import type { AppointmentParts } from "../../booking/appointments/appointment-parts.ts";
import { listTakenAppointments } from "../../booking/appointments/days-data.ts";
import { toVisibleAppointment } from "../../booking/appointments/to-appointment.ts";
import { calendarIdsOf, type ClosuresAndOpenings } from "./change-hours.ts";

type Input = Pick<
  CallInput<"deleteOpening">,
  "context" | "session" | "group" | "groupId" | "params" | "locale"
>;

/** Returns the closures with the appointments in them, also those of `others`. */
export async function toClosedTimes(
  { context, session, group, groupId, params, locale }: Input,
  closures: ClosuresAndOpenings["closures"],
  others: readonly number[] = [],
) {
  const calendarIds = calendarIdsOf(params, others);
  const zone = group.fields.timezone;
  const appointments = new Map<number, AppointmentParts>();
  // An access key may have the right to close times without the right to see appointments.
  const visible = hasRight("see_appointments", session, groupId) ? closures : [];
  for (const { start, end } of visible) {
    const from = parseWallDateTime(zone, `${start}:00`) ?? 0;
    const until = parseWallDateTime(zone, `${end}:00`) ?? 0;
    // An appointment of which only a buffer lies in the closure does not count.
    for (const one of await listTakenAppointments(context.db, groupId, session, { calendarIds, from, until }))
      if (minuteOfDate(one.start_at) < until && minuteOfDate(one.end_at) > from)
        appointments.set(one.id, one);
  }
  const rows = [...appointments.values()];
  const ficheIds = rows.map(({ fiche_id }) => fiche_id);
  context.ficheReads.note(session, groupId, ficheIds, "appointments");
  const { secret } = context.installation;
  return {
    closures: closures.map((one) => ({ ...one, label: one.label ?? "" })),
    appointments: rows.map((parts) => toVisibleAppointment(session, parts, group, locale, secret)),
  };
}
