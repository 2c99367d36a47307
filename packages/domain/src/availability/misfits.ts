import type { EpochMinute } from "../time/instant.ts";
import { zoneTable } from "../time/zone-table.ts";
import { compileSchedule } from "./compile.ts";
import type { Placement, Schedule, Service } from "./model.ts";
import { openingTable } from "./hours/opening-table.ts";
import { isWithinOwnHours } from "./hours/service-hours.ts";
import { isOpenThroughout } from "./slot-starts.ts";

/**
 * Finds the appointments that a change of the catalogue leaves behind: those that fitted before and no longer fit. An appointment
 * that did not fit before, for example outside the hours by override, is not reported.
 */

export type MisfitReason = "calendar" | "resource" | "service" | "hours" | "capacity" | "between_starts";

/** A calendar or resource before or after a change. */
export interface PlaceState {
  readonly schedule: Schedule;
  readonly deleted: boolean;
}

/** An appointment on a calendar or resource. Ends are exclusive; the taken time includes its buffers. */
export interface PlacedAppointment extends Omit<Placement, "calendarId" | "resourceId"> {
  readonly id: number;
  readonly interventionIds: readonly number[];
}

/**
 * Returns why each of a place's appointments no longer fits, by id: the place is deleted ("calendar"), closed at that time, or
 * too full.
 */
export function misfitsOfPlace(
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
    ? [
        idsWithSeat(appointments, before.schedule.capacity),
        idsWithSeat(appointments, after.schedule.capacity),
      ]
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
  const compiled = compileSchedule(schedule, zoneTable(timezone));
  return ({ start, end, interventionIds }) =>
    isOpenThroughout(openingTable(compiled, interventionIds, start, end), start, end);
}

type Seated = Pick<PlacedAppointment, "id" | "takenFrom" | "takenUntil">;

/** Returns the appointments that have a seat with this capacity; earlier bookings get a seat first. */
function idsWithSeat(appointments: readonly Seated[], capacity: number): Set<number> {
  if (capacity === Number.POSITIVE_INFINITY) return new Set(appointments.map(({ id }) => id));
  const placed: Seated[] = [];
  for (const one of appointments.toSorted((a, b) => a.id - b.id)) {
    const others = placed.filter(
      ({ takenFrom, takenUntil }) => takenFrom < one.takenUntil && one.takenFrom < takenUntil,
    );
    // The number of overlapping appointments is highest at the start of one of them, so only the starts are counted.
    const begins = [one.takenFrom, ...others.map(({ takenFrom }) => Math.max(takenFrom, one.takenFrom))];
    const most = Math.max(...begins.map((instant) => countAt(others, instant)));
    if (most < capacity) placed.push(one);
  }
  return new Set(placed.map(({ id }) => id));
}

function countAt(appointments: readonly Seated[], instant: EpochMinute): number {
  return appointments.filter(({ takenFrom, takenUntil }) => takenFrom <= instant && instant < takenUntil)
    .length;
}

/** A service before or after a change. */
export type ServiceState = Pick<
  Service,
  "id" | "calendars" | "resources" | "need_resource" | "openinghours"
> & {
  readonly deleted: boolean;
  /** 0: no limit. */
  readonly max_at_once: number;
  /** 0: any time. */
  readonly min_between_starts: number;
};

/** An appointment for that service, alone or merged with others. */
export interface ServedAppointment
  extends Pick<PlacedAppointment, "id" | "start" | "end" | "takenFrom" | "takenUntil"> {
  readonly calendarId: number;
  readonly resourceId: number | null;
  /** Whether its calendar is a class, whose participants start together. */
  readonly isInClass: boolean;
}

/** Returns why each of a service's appointments no longer fits, by id. */
export function misfitsOfService(
  appointments: readonly ServedAppointment[],
  timezone: string,
  before: ServiceState,
  after: ServiceState,
): Map<number, MisfitReason> {
  const left = new Map<number, MisfitReason>();
  const [hadPlace, hasPlace] = [before, after].map(({ max_at_once }) =>
    idsWithSeat(appointments, max_at_once === 0 ? Number.POSITIVE_INFINITY : max_at_once),
  );
  const [wereApart, areApart] = [before, after].map(({ min_between_starts }) =>
    idsApart(appointments, min_between_starts),
  );
  for (const appointment of appointments) {
    const { id } = appointment;
    const reason = misfit(appointment, timezone, after);
    if (reason !== null && misfit(appointment, timezone, before) === null) left.set(id, reason);
    else if (hadPlace!.has(id) && !hasPlace!.has(id)) left.set(id, "capacity");
    else if (wereApart!.has(id) && !areApart!.has(id)) left.set(id, "between_starts");
  }
  return left;
}

/**
 * Returns the appointments outside classes that start at least so many minutes apart on each calendar; earlier bookings count
 * first.
 */
function idsApart(appointments: readonly ServedAppointment[], minutes: number): Set<number> {
  const apart: ServedAppointment[] = [];
  const outsideClasses = appointments.filter(({ isInClass }) => !isInClass);
  for (const one of outsideClasses.toSorted((a, b) => a.id - b.id)) {
    const isClose = apart.some(
      ({ calendarId, start }) => calendarId === one.calendarId && Math.abs(start - one.start) < minutes,
    );
    if (!isClose) apart.push(one);
  }
  return new Set(apart.map(({ id }) => id));
}

type ServiceMisfit = Exclude<MisfitReason, "capacity" | "between_starts">;

function misfit(
  { calendarId, resourceId, start, end }: ServedAppointment,
  timezone: string,
  service: ServiceState,
): ServiceMisfit | null {
  const { deleted, calendars, resources, need_resource } = service;
  if (deleted) return "service";
  if (calendars && !calendars.includes(calendarId)) return "calendar";
  const isWithout = resourceId === null || (resources !== null && !resources.includes(resourceId));
  if (need_resource && isWithout) return "resource";
  return isWithinOwnHours([service], timezone, start, end) ? null : "hours";
}
