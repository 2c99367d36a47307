import { inMinutes } from "@rendezvous/domain/time/instant";
import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { AppointmentEntry } from "@rendezvous/domain/appointment/merge-packs";
import type { AppointmentPhrases } from "@rendezvous/phrases/catalogues";
import { movedTogether } from "@rendezvous/domain/appointment/moved-together";

/** One appointment, or a pack's appointments as one. */
export type Entry = AppointmentEntry<Appointment>;

/** Returns the name of its service or pack; without a public name a general name. */
export function nameOfEntry({ first }: Entry, { list }: AppointmentPhrases): string {
  return (first.pack?.name ?? first.intervention_name) || list.unnamed;
}

/** Returns the language of that name, if it is not the page's. */
export function langOfEntry({ first }: Entry): string | undefined {
  return (first.pack ?? first.interventions[0])?.lang;
}

/** Returns the calendars of an entry, each once; a pack may have several. */
export function calendarsOfEntry({ appointments }: Entry): Appointment["calendar"][] {
  return [...new Map(appointments.map(({ calendar }) => [calendar.name, calendar])).values()].filter(
    ({ name }) => name !== "",
  );
}

/**
 * Returns the appointments that move together with an entry: those of the same booking that follow or precede it without a gap.
 * Sorted by start.
 */
export function appointmentsMovedWith(entry: Entry, listed: readonly Appointment[]): Appointment[] {
  const { export_token } = entry.first;
  // All appointments of a booking have the same token; the API contains no other sign of the booking.
  const booked =
    export_token === null ? entry.appointments : listed.filter((one) => one.export_token === export_token);
  return movedTogether(booked.map(toLink), entry.first.id).map(({ appointment }) => appointment);
}

/** Converts instants to minutes, the unit of the domain. */
function toLink(appointment: Appointment) {
  const { id, parent_id } = appointment;
  const start = inMinutes(Date.parse(appointment.start_at));
  const end = inMinutes(Date.parse(appointment.end_at));
  return { id, parent_id, start, end, appointment };
}
