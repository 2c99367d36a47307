import { compileCatalogue, type CompiledSchedule } from "./compile.ts";
import { partsOf } from "./chain/chain.ts";
import { eligibleCalendars, eligibleResources } from "./eligible.ts";
import type { Catalogue, ChainLink, PlaceTerms, Service } from "./model.ts";

/**
 * Returns the price or length that a service has with this calendar and resource: the first entry for the calendar, otherwise the
 * first for the resource; null: no entry, the usual value applies.
 */
export function termAt(
  terms: readonly PlaceTerms[] | undefined,
  name: "price" | "length",
  calendarId: number,
  resourceId: number | null,
): number | null {
  const own = terms?.find((one) => one[name] !== null && one.calendars.includes(calendarId));
  const ofResource = terms?.find(
    (one) => one[name] !== null && resourceId !== null && one.resources.includes(resourceId),
  );
  return (own ?? ofResource)?.[name] ?? null;
}

/** Returns the length of an appointment in minutes with this calendar and resource; of merged services, the sum. */
export function lengthAt(service: Service, calendarId: number, resourceId: number | null): number {
  if (!hasLengths(service)) return service.length;
  return sum(
    partsOf(service).map((part) => termAt(part.by_place, "length", calendarId, resourceId) ?? part.length),
  );
}

/** Returns the most minutes that an appointment can take. */
export function longestLength(service: Service): number {
  if (!hasLengths(service)) return service.length;
  return sum(
    partsOf(service).map((part) =>
      Math.max(part.length, ...(part.by_place ?? []).map(({ length }) => length ?? 0)),
    ),
  );
}

/** Returns the service with this length on every calendar and resource. */
export function withLength(service: Service, length: number): Service {
  return { ...service, length, isLengthFixed: true };
}

/** Returns the service with a multiple of its length, on every calendar and resource. */
export function withMultipliedLength(service: Service, times: number): Service {
  const by_place = service.by_place?.map((terms) => ({
    ...terms,
    length: terms.length === null ? null : terms.length * times,
  }));
  return { ...service, length: service.length * times, by_place };
}

/** Returns the chain with the most minutes that each link can take. */
export function toLongest<Link extends ChainLink>(chain: readonly Link[]): readonly Link[] {
  return chain.map((link) =>
    hasLengths(link.service)
      ? { ...link, service: withLength(link.service, longestLength(link.service)) }
      : link,
  );
}

/**
 * The most combinations of lengths of a chain. A chain with more is refused like one whose search takes too long; three services
 * with six lengths each have 216.
 */
const MOST_VARIANTS = 250;

/**
 * Returns the chain once for each combination of lengths that its services have with different calendars and resources, limited to
 * these: each is searched as if nothing else were possible. Returns the chain itself, alone, when no length depends on the place;
 * null when there are too many combinations.
 */
export function lengthVariants(
  catalogue: Catalogue,
  chain: readonly ChainLink[],
): readonly (readonly ChainLink[])[] | null {
  if (!chain.some(({ service }) => hasLengths(service))) return [chain];
  let variants: readonly (readonly ChainLink[])[] = [[]];
  for (const link of chain) {
    const ofLink = variantsOfLink(catalogue, link);
    if (variants.length * ofLink.length > MOST_VARIANTS) return null;
    variants = variants.flatMap((before) => ofLink.map((one) => [...before, one]));
  }
  return variants;
}

function variantsOfLink(catalogue: Catalogue, link: ChainLink): readonly ChainLink[] {
  const { service } = link;
  if (!hasLengths(service)) return [link];
  const compiled = compileCatalogue(catalogue);
  const resources = eligibleResources(compiled, link);
  const termsOf = (key: "calendars" | "resources", id: number) =>
    partsOf(service)
      .map(({ by_place }) => by_place?.find((one) => one.length !== null && one[key].includes(id))?.length)
      .join();
  const alike = [
    ...Map.groupBy(idsOf(eligibleCalendars(compiled, link)), (id) => termsOf("calendars", id)).values(),
  ];
  const alikeResources = resources
    ? [...Map.groupBy(idsOf(resources), (id) => termsOf("resources", id)).values()]
    : [null];
  return alike.flatMap((calendarIds) =>
    alikeResources.map((resourceIds) => ({
      ...link,
      calendarIds,
      resourceIds,
      service: withLength(service, lengthAt(service, calendarIds[0]!, resourceIds?.[0] ?? null)),
    })),
  );
}

function idsOf(places: readonly CompiledSchedule[]): number[] {
  return places.map(({ schedule }) => schedule.id);
}

function hasLengths(service: Service): boolean {
  if (service.isLengthFixed) return false;
  return partsOf(service).some(({ by_place }) => by_place?.some(({ length }) => length !== null));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
