import type { CompiledCatalogue, CompiledSchedule } from "./compile.ts";
import { partsOf } from "./chain/chain.ts";
import type { ChainLink, Service } from "./model.ts";

/** Returns the calendars that the service allows and the client accepts for a link, in the catalogue's order. */
export function eligibleCalendars(
  catalogue: CompiledCatalogue,
  link: ChainLink,
): readonly CompiledSchedule[] {
  return pick(catalogue.calendars, link.service.calendars, link.calendarIds);
}

/** Returns the resources that a link may use, in the catalogue's order; null when its service needs none. */
export function eligibleResources(
  catalogue: CompiledCatalogue,
  link: ChainLink,
): readonly CompiledSchedule[] | null {
  if (!link.service.need_resource) return null;
  return pick(catalogue.resources, link.service.resources, link.resourceIds);
}

/** A service for which a place must be open, and its own hours that apply there. */
export type HoursFor = Pick<Service, "id" | "openinghours">;

/** Returns the services for which a calendar must be open; several for a merged service. */
export function calendarHoursFor(service: Service): readonly HoursFor[] {
  return partsOf(service);
}

/** Returns the services for which a resource must be open; their own hours apply to calendars only. */
export function resourceHoursFor(service: Service): readonly HoursFor[] {
  return partsOf(service).flatMap(({ id, need_resource }) =>
    need_resource ? [{ id, openinghours: null }] : [],
  );
}

function pick(
  schedules: readonly CompiledSchedule[],
  allowed: readonly number[] | null,
  accepted: readonly number[] | null,
): readonly CompiledSchedule[] {
  if (!allowed && !accepted) return schedules;
  return schedules.filter(
    ({ schedule }) =>
      (!allowed || allowed.includes(schedule.id)) && (!accepted || accepted.includes(schedule.id)),
  );
}
