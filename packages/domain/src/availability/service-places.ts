import { partsOf } from "./chain/chain.ts";
import type { Catalogue, Service, ServicePlace } from "./model.ts";

/** Returns the id under which the appointments of a service take its places, beside the ids of calendars and resources. */
export function servicePlaceId(serviceId: number): number {
  return -serviceId;
}

/** Returns the places that an appointment for this service takes: one list each of those merged into it that have a limit. */
export function servicePlacesOf({ servicePlaces }: Catalogue, service: Service): readonly ServicePlace[] {
  if (!servicePlaces) return NONE;
  const ids = new Set(partsOf(service).map(({ id }) => servicePlaceId(id)));
  return servicePlaces.filter(({ id }) => ids.has(id));
}

const NONE: readonly ServicePlace[] = [];
