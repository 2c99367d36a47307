import type { EpochMinute } from "../time/instant.ts";
import { partsOf } from "./chain/chain.ts";
import type { ChainLink, Placement, Service, TakenTimes } from "./model.ts";
import { type TakenRow, toTakenTimes } from "./taken-times.ts";

/** The time between the starts of a service's appointments on one calendar (`min_between_starts`, docs/decisions/0142). */

/** A service whose appointments on one calendar start at least so many minutes apart. */
export interface SpacedService extends Pick<Service, "id"> {
  readonly min_between_starts: number;
}

/** When an appointment for a service starts on a calendar. */
export interface ServiceStart {
  readonly calendar_id: number;
  readonly service_id: number;
  readonly start: EpochMinute;
}

/**
 * Returns the id under which a start of a service on a calendar takes the following `min_between_starts` minutes, so that no
 * other one falls into them. A text, because all numbers are ids of calendars, resources and services' places.
 */
export function startPlaceId(serviceId: number, calendarId: number): string {
  return `${serviceId} on ${calendarId}`;
}

/** Returns the services with a `min_between_starts` among those merged into this one. */
export function spacedParts(service: Service): readonly SpacedService[] {
  const spaced = partsOf(service).filter(isSpaced);
  return spaced.length > 0 ? spaced : NONE;
}

/** Returns the services of a chain with a `min_between_starts`, each once. */
export function spacedServices(chain: readonly Pick<ChainLink, "service">[]): readonly SpacedService[] {
  const all = chain.flatMap(({ service }) => spacedParts(service));
  return all.length > 0 ? [...new Map(all.map((one) => [one.id, one])).values()] : NONE;
}

/** Returns how many minutes before and after a time the starts matter. */
export function longestSpacing(spaced: readonly SpacedService[]): number {
  return Math.max(0, ...spaced.map(({ min_between_starts }) => min_between_starts));
}

/** Returns the starts of the chain's services with a `min_between_starts`. */
export function toServiceStarts(
  chain: readonly Pick<ChainLink, "service">[],
  placements: readonly Placement[],
): ServiceStart[] {
  return placements.flatMap(({ calendarId, start }, index) =>
    spacedParts(chain[index]!.service).map(({ id }) => ({ calendar_id: calendarId, service_id: id, start })),
  );
}

/** Returns the times that starts of these services take. */
export function toSpacedRows(starts: readonly ServiceStart[], spaced: readonly SpacedService[]): TakenRow[] {
  return starts.flatMap(({ calendar_id, service_id, start }) => {
    const service = spaced.find(({ id }) => id === service_id);
    if (!service) return [];
    return [
      { id: startPlaceId(service_id, calendar_id), from: start, until: start + service.min_between_starts },
    ];
  });
}

/** A taken time, and the starts of the appointment or hold that takes it; undefined: they were not read. */
export interface TakenRowWithStarts extends TakenRow {
  readonly starts?: readonly ServiceStart[] | undefined;
}

/** Packs rows, with the starts that matter to the chain, for the slot search. */
export function toTakenTimesOf(
  rows: readonly TakenRowWithStarts[],
  chain: readonly Pick<ChainLink, "service">[],
): TakenTimes {
  const spaced = spacedServices(chain);
  if (spaced.length === 0) return toTakenTimes(rows);
  const starts = rows.flatMap((row) => row.starts ?? []);
  return toTakenTimes([...rows, ...toSpacedRows(starts, spaced)]);
}

/** Whether two links on one calendar, whose starts are so many minutes apart, start too close to each other. */
export function startTooClose(service: Service, other: Service, minutes: number): boolean {
  const others = partsOf(other);
  return spacedParts(service).some(
    ({ id, min_between_starts }) => minutes < min_between_starts && others.some((one) => one.id === id),
  );
}

function isSpaced(service: Service): service is Service & SpacedService {
  return (service.min_between_starts ?? 0) > 0;
}

const NONE: readonly SpacedService[] = [];
