import { servicePlacesOf } from "@rendezvous/domain/availability/service-places";
import { chainSpan } from "@rendezvous/domain/availability/chain/chain";
import { lengthAt } from "@rendezvous/domain/availability/place-terms";
import type { Service } from "@rendezvous/domain/availability/model";
import { createSeatPlan, type SeatPlan } from "@rendezvous/domain/booking/seat-plan";
import { capacityOf, type SeatRequest } from "@rendezvous/domain/booking/seats";
import { hasEnded, type RowProblem } from "@rendezvous/domain/fiche-import/read-appointment";
import type { EpochMinute, EpochMs } from "@rendezvous/domain/time/instant";
import type { SlotCatalogue } from "../../../catalogue/catalogue/slot-catalogue.ts";
import { isExpiredHold } from "../../../booking/seats/seats-data.ts";
import type { RowWork } from "../row-work.ts";
import { listSeatsAround } from "./imported-appointments-data.ts";
import type { UsableRow } from "./read-rows.ts";

/** A row with its place. */
export interface PlacedRow extends UsableRow {
  readonly resourceId: number | null;
  readonly end: EpochMinute;
  readonly isPast: boolean;
  /** An appointment of the past that took place although its calendar was full. */
  readonly isOverbooked: boolean;
}

export type Placing = { readonly row: PlacedRow } | { readonly row: UsableRow; readonly problem: RowProblem };

/**
 * Gives each row its seats in a plan, in their order; those that find none have a problem. Opening hours do not count, as for a
 * professional. An appointment of the past has taken place, so it finds a seat anywhere; a cancelled one needs none.
 */
export async function placeRows(
  { connection, groupId, offered, nowMs }: RowWork,
  rows: readonly UsableRow[],
): Promise<{ readonly placings: readonly Placing[]; readonly plan: SeatPlan }> {
  const windows = rows.flatMap((row) => {
    const service = offered.services.get(row.serviceId);
    return service
      ? resourcesFor(offered, service).flatMap((id) => toRequests(offered, service, row, id))
      : [];
  });
  const stored = await listSeatsAround(connection, groupId, windows);
  const expired = { now: new Date(nowMs), holdId: null };
  const takenSeats = stored.filter((row) => !isExpiredHold(row, expired));
  const plan = createSeatPlan(takenSeats, (id) => capacityOf(offered.catalogue, id));
  return { placings: rows.map((row) => placeRow(plan, offered, row, nowMs)), plan };
}

function placeRow(plan: SeatPlan, offered: SlotCatalogue, row: UsableRow, nowMs: EpochMs): Placing {
  const service = offered.services.get(row.serviceId);
  if (!service) return { row, problem: "no_service" };
  if (!offered.calendars.has(row.calendarId)) return { row, problem: "no_calendar" };
  const resources = resourcesFor(offered, service);
  const placedWith = (resourceId: number | null, isOverbooked: boolean): Placing => {
    const end = row.appointment.start + lengthOf(service, row, resourceId);
    return { row: { ...row, resourceId, end, isPast: hasEnded(end, nowMs), isOverbooked } };
  };
  const [first = null] = resources;
  const isPast = hasEnded(row.appointment.start + lengthOf(service, row, first), nowMs);
  if (row.appointment.status === "cancelled") return placedWith(null, false);
  const isOffered = service.calendars === null || service.calendars.includes(row.calendarId);
  if (!isOffered && !isPast) return { row, problem: "not_offered" };
  for (const id of resources)
    if (plan.allocate(row.number, toRequests(offered, service, row, id))) return placedWith(id, false);
  if (!isPast) return { row, problem: "full" };
  plan.overbook(row.number, toRequests(offered, service, row, first));
  return placedWith(first, true);
}

/** Returns the resources of which the service needs one, in order of preference; a single null if it needs none. */
function resourcesFor({ resources }: SlotCatalogue, service: Service): (number | null)[] {
  if (!service.need_resource) return [null];
  return [...resources.values()]
    .filter(({ id }) => service.resources === null || service.resources.includes(id))
    .sort((one, other) => one.sort - other.sort || one.id - other.id)
    .map(({ id }) => id);
}

function lengthOf(
  service: Service,
  { appointment, calendarId }: UsableRow,
  resourceId: number | null,
): number {
  return appointment.length ?? lengthAt(service, calendarId, resourceId);
}

function toRequests(
  { catalogue }: SlotCatalogue,
  service: Service,
  row: UsableRow,
  resourceId: number | null,
): SeatRequest[] {
  const { buffer_before, buffer_after } = service;
  const timed = { length: lengthOf(service, row, resourceId), buffer_before, buffer_after };
  const { from: taken_from, until: taken_until } = chainSpan(
    [{ service: timed, breakBefore: 0 }],
    row.appointment.start,
  );
  const places = servicePlacesOf(catalogue, service).map(({ id }) => id);
  return [row.calendarId, ...places, ...(resourceId === null ? [] : [resourceId])].map((calendar_id) => ({
    calendar_id,
    taken_from,
    taken_until,
  }));
}

/** Returns every calendar, resource and limited service on which these rows may need a seat; they must be locked. */
export function placesOfRows(offered: SlotCatalogue, rows: readonly UsableRow[]): number[] {
  const ids = rows.flatMap(({ serviceId, calendarId }) => {
    const service = offered.services.get(serviceId);
    if (!service) return [];
    const places = servicePlacesOf(offered.catalogue, service).map(({ id }) => id);
    return [calendarId, ...places, ...resourcesFor(offered, service).flatMap((id) => id ?? [])];
  });
  return [...new Set(ids)];
}
