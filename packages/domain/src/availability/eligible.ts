import type { CompiledCatalogue, CompiledSchedule } from "./compile.ts";
import type { ChainLink, Service } from "./model.ts";

/** The calendars a link may be on, in the catalogue's order: the service allows them and the client accepts them. */
export function eligibleCalendars(
  catalogue: CompiledCatalogue,
  link: ChainLink,
): readonly CompiledSchedule[] {
  return pick(catalogue.calendars, link.service.calendars, link.calendarIds);
}

/** The resources a link may use, in the catalogue's order; null when its service needs none. */
export function eligibleResources(
  catalogue: CompiledCatalogue,
  link: ChainLink,
): readonly CompiledSchedule[] | null {
  if (!link.service.need_resource) return null;
  return pick(catalogue.resources, link.service.resources, link.resourceIds);
}

/** The interventions a calendar must be open for; a merged service brings several. */
export function calendarOpenFor(service: Service): readonly number[] {
  return service.openFor ?? [service.id];
}

/** The interventions a resource must be open for. */
export function resourceOpenFor(service: Service): readonly number[] {
  return service.resourceOpenFor ?? [service.id];
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
