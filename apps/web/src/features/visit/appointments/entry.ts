import { toFractionalMinutes } from "@rendezvous/domain/time/instant";
import type { Appointment } from "@rendezvous/contract/booking/appointment";
import type { AppointmentEntry } from "@rendezvous/domain/appointment/merge-packs";
import type { AppointmentPhrases } from "@rendezvous/phrases/catalogues";
import { appointmentsMovedTogether } from "@rendezvous/domain/appointment/appointments-moved-together";
import { placesOfAppointment } from "@rendezvous/domain/appointment/places-of-appointment";
import { findChangeDeadline } from "@rendezvous/domain/booking/check-cancellation";
import { formatWallDateTime } from "@rendezvous/domain/time/zone";
import { formatChangeDeadline } from "@rendezvous/phrases/format-change-deadline";
import { formatDayAtTime } from "@rendezvous/phrases/format-date";
import { useLazyPhrases } from "../../../lib/phrases/lazy-phrases.ts";
import { useDateLocale } from "../../../lib/phrases/phrases.ts";
import { useNow } from "../../../lib/use-now.ts";
import { useLoadedGroup } from "../../ground/group/page-data.ts";
import { useSession } from "../../ground/session/session-store.ts";

/** One appointment, or a pack's appointments as one. */
export type Entry = AppointmentEntry<Appointment>;

/** Returns the name of its service or pack; without a public name a general name. */
export function nameOfEntry({ first }: Entry, { list }: AppointmentPhrases): string {
  return (first.pack?.name ?? first.intervention_name) || list.unnamed;
}

/** Returns the language of that name, if it is not the page's. */
export function languageOfEntryName({ first }: Entry): string | undefined {
  return (first.pack ?? first.interventions[0])?.lang;
}

/** Returns with whom an entry is, each once; a pack may have several. */
export function calendarsOfEntry({ appointments }: Entry): Appointment["calendar"][] {
  return eachOnce(appointments.map((one) => placesOfAppointment(one).calendar));
}

/** Returns the rooms of an entry, each once. */
export function roomsOfEntry({ appointments }: Entry): Appointment["calendar"][] {
  return eachOnce(appointments.map((one) => placesOfAppointment(one).resource));
}

/** Returns the classes of an entry whose names say more than those of the services. */
export function classesOfEntry({ appointments }: Entry): Appointment["calendar"][] {
  return eachOnce(appointments.map((one) => placesOfAppointment(one).taught));
}

function eachOnce(places: readonly (Appointment["calendar"] | null)[]): Appointment["calendar"][] {
  const named = places.flatMap((place) => (place === null || place.name === "" ? [] : [place]));
  return [...new Map(named.map((place) => [place.name, place])).values()];
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
  return appointmentsMovedTogether(booked.map(toLink), entry.first.id).map(({ appointment }) => appointment);
}

/** Converts instants to minutes, the unit of the domain. */
function toLink(appointment: Appointment) {
  const { id, parent_id } = appointment;
  const start = toFractionalMinutes(Date.parse(appointment.start_at));
  const end = toFractionalMinutes(Date.parse(appointment.end_at));
  return { id, parent_id, start, end, appointment };
}

const MINUTE_MS = 60_000;

interface Start {
  readonly start_at: string;
  /** From when a cancellation counts as late; undefined: never. */
  readonly late_from?: string | undefined;
}

interface Changeable {
  readonly isOpen: boolean;
  /** How long the client may change the appointment, or that it is too late; null for professionals, who have no time limit. */
  readonly text: string | null;
}

/** Returns a function that says whether linked appointments may still be moved and cancelled online. */
export function useChangeDeadline(): (appointments: readonly Start[]) => Changeable {
  const { change } = useLazyPhrases("appointment");
  const dateLocale = useDateLocale();
  const { group } = useLoadedGroup();
  const isPro = useSession().session?.type === "pro";
  const now = toFractionalMinutes(useNow(MINUTE_MS));
  return (appointments) => {
    if (isPro) return { isOpen: true, text: null };
    const deadline = findChangeDeadline(appointments, group.min_cancel_notice, now);
    const format = (minute: number) =>
      formatDayAtTime(formatWallDateTime(group.timezone, minute), dateLocale);
    return { isOpen: deadline.isOpen, text: formatChangeDeadline(deadline, change, format) };
  };
}
