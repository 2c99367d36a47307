import { MINUTE_MS } from "../time/instant.ts";
import type { LinkedAppointment } from "./model.ts";

/** One entry in a person's list: a whole pack, or a single appointment. */
export interface AppointmentEntry<Appointment extends LinkedAppointment>
  extends Omit<LinkedAppointment, "type" | "parent_id"> {
  /** The id of the pack's first appointment, even if that one is not in the list. */
  readonly id: number;
  /** The earliest one in the list, from which shared values are read. */
  readonly first: Appointment;
  /** Sorted by start; never empty. */
  readonly appointments: readonly Appointment[];
  /** The appointments with the breaks between them. */
  readonly parts: readonly EntryPart<Appointment>[];
  /** From the first start to the last end, breaks included. */
  readonly durationMinutes: number;
  /** The services of all appointments; `apt_id` is the id of the appointment that a service belongs to. */
  readonly interventions: readonly Appointment["interventions"][number][];
}

export type EntryPart<Appointment> =
  | { readonly appointment: Appointment }
  /** Always above 0: services directly after each other have no break. */
  | { readonly breakMinutes: number };

/**
 * Returns one entry for each pack and each single appointment, sorted by start; the order of the records does not matter. An
 * incomplete pack is an entry of the given appointments.
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

/** Compares instants, because wall-clock times repeat an hour a year; then ids. */
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
