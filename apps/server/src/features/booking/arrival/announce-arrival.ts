import { placesOfAppointment } from "@rendezvous/domain/appointment/places-of-appointment";
import { addDays, dateOf, minuteOf } from "@rendezvous/domain/time/instant";
import { instantToWall, wallToInstant } from "@rendezvous/domain/time/zone";
import { defineCall, reply, refuse } from "../../../http/call.ts";
import { transaction } from "../../../lib/database/database.ts";
import { addAppointmentHistory } from "../appointments/appointment-history-data.ts";
import { listAppointmentsById } from "../appointments/data.ts";
import { toAppointment } from "../appointments/to-appointment.ts";
import { announceSeatChanges, placeOfAppointment } from "../day/changed-places.ts";
import { birthdateFieldName } from "../fiche/birthdate-field-name.ts";
import { arrivalCodeOf, isArrivalKey, readArrivalCode } from "../../ground/session/arrival-code.ts";
import { type ExpectedAppointment, listExpectedAppointments, markArrived } from "./data.ts";

/**
 * Finds a client by the code of the booking, or by name and date of birth, and marks them as arrived for all their appointments
 * of the day that are not over. The answer contains nothing about other people.
 */
export const announceArrival = defineCall("announceArrival", async (input) => {
  const { context, group, groupId, body, locale } = input;
  const { key, code, lastname = "", birthdate = "" } = body.arrival;
  const { secret } = context.installation;
  if (!group.rules.arrival || !isArrivalKey(key, groupId, secret)) return refuse("dead_key");
  const nowMs = context.clock.now();
  const now = new Date(nowMs);
  const { timezone } = group.fields;
  const { day } = instantToWall(timezone, minuteOf(nowMs));
  const today = {
    from: dateOf(wallToInstant(timezone, day, 0)),
    now,
    until: dateOf(wallToInstant(timezone, addDays(day, 1), 0)),
  };
  const newcomer = code ? null : { lastname, birthdate, birthdateField: birthdateFieldName(group) };
  const expected = await listExpectedAppointments(context.db, groupId, today, newcomer);
  const typed = readArrivalCode(code ?? "");
  const hasCode = ({ booking_id }: ExpectedAppointment) =>
    booking_id !== null && arrivalCodeOf({ groupId, bookingId: booking_id }, secret) === typed;
  const ids = (newcomer ? expected : expected.filter(hasCode)).map(({ id }) => id);
  // Refuses two people with one name and date of birth, because they must not learn about each other.
  const isOfSeveral = newcomer !== null && new Set(expected.map(({ firstname }) => firstname)).size > 1;
  if (ids.length === 0 || isOfSeveral) return refuse("unknown_appointment");
  const arrivedAppointments = await transaction(context.db, async (connection) => {
    const arrived = await markArrived(connection, groupId, ids, now);
    const entries = arrived.map(({ id, fiche_id, before }) => ({
      what: "changed" as const,
      appointmentId: id,
      ficheId: fiche_id,
      values: { presence: [before, "arrived"] as const },
      told: null,
    }));
    await addAppointmentHistory(connection, groupId, entries, { kind: "client", proId: null }, now);
    return listAppointmentsById(connection, groupId, ids);
  });
  announceSeatChanges(context.changes, groupId, arrivedAppointments.map(placeOfAppointment));
  return reply({
    records: arrivedAppointments.map((parts) => {
      const appointment = toAppointment(parts, group, locale, secret);
      const { calendar, resource } = placesOfAppointment(appointment);
      const { id, start, fiche } = appointment;
      return {
        id,
        start,
        firstname: fiche.firstname,
        calendar_name: calendar.name,
        resource_name: resource?.name ?? "",
      };
    }),
  });
});
