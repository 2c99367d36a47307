import { inMinutes } from "@rendezvous/domain/time/instant";
import type { Appointment } from "@rendezvous/contract/appointment";
import type { AppointmentEntry } from "@rendezvous/domain/appointment/merge-packs";
import type { AppointmentPhrases } from "@rendezvous/phrases/catalogues";
import { movedTogether } from "@rendezvous/domain/appointment/moved-together";

/** An appointment, or a pack as one. */
export type Entry = AppointmentEntry<Appointment>;

/** What it is called; a service without a public name is just an appointment. */
export function nameOfEntry({ first }: Entry, { list }: AppointmentPhrases): string {
  return (first.pack?.name ?? first.intervention_name) || list.unnamed;
}

/** The language of that name, where it is another than the page's. */
export function langOfEntry({ first }: Entry): string | undefined {
  return (first.pack ?? first.interventions[0])?.lang;
}

/** Those of a pack may be several; each once. */
export function calendarsOf({ appointments }: Entry): Appointment["calendar"][] {
  return [...new Map(appointments.map(({ calendar }) => [calendar.name, calendar])).values()].filter(
    ({ name }) => name !== "",
  );
}

/** What moves when an entry does: of its booking whatever follows or precedes it without a gap. By start. */
export function movedWith(entry: Entry, listed: readonly Appointment[]): Appointment[] {
  const { export_token } = entry.first;
  // The token is the booking's; nothing else on the wire tells which appointments were booked together.
  const booked =
    export_token === null ? entry.appointments : listed.filter((one) => one.export_token === export_token);
  return movedTogether(booked.map(toLink), entry.first.id).map(({ appointment }) => appointment);
}

/** With its instants in minutes, as the domain counts them. */
function toLink(appointment: Appointment) {
  const { id, parent_id } = appointment;
  const start = inMinutes(Date.parse(appointment.start_at));
  const end = inMinutes(Date.parse(appointment.end_at));
  return { id, parent_id, start, end, appointment };
}
