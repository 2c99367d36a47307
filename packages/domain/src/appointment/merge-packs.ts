import { MINUTE_MS } from "../time/instant.ts";
import type { LinkedAppointment } from "./model.ts";

/** What a person sees as one appointment: a whole pack, or an appointment on its own. */
export interface AppointmentEntry<Appointment extends LinkedAppointment> {
  /** Of the pack's first appointment, also when that one is not among those given. */
  readonly id: number;
  /** The earliest one given: what all of them share is read from it. */
  readonly first: Appointment;
  /** By start; never empty. */
  readonly appointments: readonly Appointment[];
  /** The appointments with the breaks between them. */
  readonly parts: readonly EntryPart<Appointment>[];
  readonly start: string;
  readonly end: string;
  readonly start_at: string;
  readonly end_at: string;
  /** From the first start to the last end, breaks included. */
  readonly durationMinutes: number;
  /** Each tells by its `apt_id` where it belongs. */
  readonly interventions: readonly Appointment["interventions"][number][];
  readonly price: number;
  readonly price_amount: number;
  readonly promotion: number | null;
}

export type EntryPart<Appointment> =
  | { readonly appointment: Appointment }
  /** Longer than nothing: services that follow each other at once have no break. */
  | { readonly breakMinutes: number };

/**
 * One entry for each pack and for each appointment on its own, by start. Nothing is left out and nothing is joined that is
 * no pack, whatever the order of the records; a pack of which only some are given is an entry of those.
 */
export function mergePacks<Appointment extends LinkedAppointment>(
  appointments: readonly Appointment[],
): AppointmentEntry<Appointment>[] {
  const byRoot = new Map<number, Appointment[]>();
  for (const one of [...appointments].sort(byStart)) {
    const root = one.type === "included" ? (one.parent_id ?? one.id) : one.id;
    const linked = byRoot.get(root);
    if (linked) linked.push(one);
    else byRoot.set(root, [one]);
  }
  return [...byRoot].map(([root, linked]) => toEntry(root, linked));
}

/** By the instants, since wall-clock times repeat an hour a year; then by id. */
function byStart(one: LinkedAppointment, other: LinkedAppointment): number {
  return Date.parse(one.start_at) - Date.parse(other.start_at) || one.id - other.id;
}

function minutesBetween(from: string, until: string): number {
  return (Date.parse(until) - Date.parse(from)) / MINUTE_MS;
}

function toEntry<Appointment extends LinkedAppointment>(
  id: number,
  appointments: readonly Appointment[],
): AppointmentEntry<Appointment> {
  const first = appointments[0]!;
  const last = appointments.at(-1)!;
  return {
    id,
    first,
    appointments,
    parts: appointments.flatMap((appointment, index): EntryPart<Appointment>[] => {
      const before = appointments[index - 1];
      const breakMinutes = before ? minutesBetween(before.end_at, appointment.start_at) : 0;
      return breakMinutes > 0 ? [{ breakMinutes }, { appointment }] : [{ appointment }];
    }),
    start: first.start,
    end: last.end,
    start_at: first.start_at,
    end_at: last.end_at,
    durationMinutes: minutesBetween(first.start_at, last.end_at),
    interventions: appointments.flatMap(({ interventions }) => interventions),
    price: appointments.reduce((sum, { price }) => sum + price, 0),
    price_amount: appointments.reduce((sum, { price_amount }) => sum + price_amount, 0),
    promotion: appointments.find(({ promotion }) => promotion !== null)?.promotion ?? null,
  };
}
