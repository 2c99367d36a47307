import type { EpochMinute } from "../time/instant.ts";
import { compileCatalogue } from "./compile.ts";
import type { Placement, Schedule, Service } from "./model.ts";
import { openingTable } from "./hours/opening-table.ts";

/**
 * Finds the appointments that a change of the catalogue leaves behind: those that fitted before and no longer fit. An appointment
 * that did not fit before, for example outside the hours by override, is not reported.
 */

export type LeftReason = "calendar" | "resource" | "service" | "hours" | "capacity";

/** A calendar or resource before or after a change. */
export interface PlaceState {
  readonly schedule: Schedule;
  readonly deleted: boolean;
}

/** An appointment on that place. Ends are exclusive; the taken time includes its buffers. */
export interface PlacedAppointment extends Omit<Placement, "calendarId" | "resourceId"> {
  readonly id: number;
  readonly interventionIds: readonly number[];
}

/**
 * Returns why each of a place's appointments no longer fits, by id: the place is deleted ("calendar"), closed at that time, or
 * too full.
 */
export function leftByPlace(
  appointments: readonly PlacedAppointment[],
  timezone: string,
  before: PlaceState,
  after: PlaceState,
): Map<number, "calendar" | "hours" | "capacity"> {
  const left = new Map<number, "calendar" | "hours" | "capacity">();
  const wasOpen = openDuring(before.schedule, timezone);
  const isOpen = openDuring(after.schedule, timezone);
  const isSmaller = after.schedule.capacity < before.schedule.capacity;
  const [hadSeat, hasSeat] = isSmaller
    ? [seated(appointments, before.schedule.capacity), seated(appointments, after.schedule.capacity)]
    : [new Set<number>(), new Set<number>()];
  for (const appointment of appointments) {
    const { id } = appointment;
    if (before.deleted) continue;
    if (after.deleted) left.set(id, "calendar");
    else if (wasOpen(appointment) && !isOpen(appointment)) left.set(id, "hours");
    else if (hadSeat.has(id) && !hasSeat.has(id)) left.set(id, "capacity");
  }
  return left;
}

type Spent = Pick<PlacedAppointment, "start" | "end" | "interventionIds">;

/** Returns whether the place is open at every instant of an appointment. */
function openDuring(schedule: Schedule, timezone: string): (spent: Spent) => boolean {
  const catalogue = { timezone, min_notice: 0, maxrdv_period: 0, calendars: [schedule], resources: [] };
  const compiled = compileCatalogue(catalogue).calendars[0]!;
  return ({ start, end, interventionIds }) => {
    const { runs } = openingTable(compiled, interventionIds, start, end);
    for (let at = 0; at < runs.length; at += 2) if (runs[at]! <= start && end <= runs[at + 1]!) return true;
    return false;
  };
}

/** Returns the appointments that have a seat with this capacity; earlier bookings get a seat first. */
function seated(appointments: readonly PlacedAppointment[], capacity: number): Set<number> {
  const placed: PlacedAppointment[] = [];
  for (const one of appointments.toSorted((a, b) => a.id - b.id)) {
    const others = placed.filter(
      ({ takenFrom, takenUntil }) => takenFrom < one.takenUntil && one.takenFrom < takenUntil,
    );
    // The maximum is always reached at the start of one of them.
    const begins = [one.takenFrom, ...others.map(({ takenFrom }) => Math.max(takenFrom, one.takenFrom))];
    const most = Math.max(...begins.map((instant) => countAt(others, instant)));
    if (most < capacity) placed.push(one);
  }
  return new Set(placed.map(({ id }) => id));
}

function countAt(appointments: readonly PlacedAppointment[], instant: EpochMinute): number {
  return appointments.filter(({ takenFrom, takenUntil }) => takenFrom <= instant && instant < takenUntil)
    .length;
}

/** A service before or after a change. */
export type ServiceState = Pick<Service, "calendars" | "resources" | "need_resource"> & {
  readonly deleted: boolean;
};

/** An appointment for that service, alone or merged with others. */
export interface ServedAppointment {
  readonly id: number;
  readonly calendarId: number;
  readonly resourceId: number | null;
}

/** Returns why each of a service's appointments no longer fits, by id. */
export function leftByService(
  appointments: readonly ServedAppointment[],
  before: ServiceState,
  after: ServiceState,
): Map<number, "service" | "calendar" | "resource"> {
  const left = new Map<number, "service" | "calendar" | "resource">();
  for (const appointment of appointments) {
    const reason = misfit(appointment, after);
    if (reason !== null && misfit(appointment, before) === null) left.set(appointment.id, reason);
  }
  return left;
}

function misfit(
  { calendarId, resourceId }: ServedAppointment,
  { deleted, calendars, resources, need_resource }: ServiceState,
): "service" | "calendar" | "resource" | null {
  if (deleted) return "service";
  if (calendars && !calendars.includes(calendarId)) return "calendar";
  if (!need_resource) return null;
  return resourceId !== null && (resources?.includes(resourceId) ?? true) ? null : "resource";
}
