import { chainSpan } from "../availability/chain/chain.ts";
import { compileCatalogue } from "../availability/compile.ts";
import { eligibleCalendars, eligibleResources } from "../availability/eligible.ts";
import type { Catalogue, ChainLink } from "../availability/model.ts";
import { toLongest } from "../availability/place-terms.ts";
import { servicePlacesOf } from "../availability/service-places.ts";
import { type SpacedService, spacedServices } from "../availability/starts-apart.ts";
import type { EpochMinute } from "../time/instant.ts";
import { instantToWall, wallToInstant } from "../time/zone.ts";

/**
 * Returns every calendar and resource that a link of the chain may take, and the services' own places, once, sorted: these must
 * be locked and read.
 */
export function candidateIds(catalogue: Catalogue, chain: readonly ChainLink[]): number[] {
  const compiled = compileCatalogue(catalogue);
  const places = chain.flatMap((link) => [
    ...eligibleCalendars(compiled, link),
    ...(eligibleResources(compiled, link) ?? []),
  ]);
  const ofServices = chain.flatMap(({ service }) => servicePlacesOf(catalogue, service));
  const ids = [...places.map(({ schedule }) => schedule.id), ...ofServices.map(({ id }) => id)];
  return [...new Set(ids)].sort((a, b) => a - b);
}

/** The time for which taken seats must be read, and the services whose starts matter. */
export interface SeatWindow {
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  readonly spaced: readonly SpacedService[];
}

/**
 * Returns the time for which taken seats must be read: the chain with its buffers, or whole local days when there is a choice of
 * calendars, because the calendar with the fewest booked minutes of that day is preferred.
 */
export function seatWindow(
  catalogue: Catalogue,
  chain: readonly ChainLink[],
  candidates: readonly number[],
  start: EpochMinute,
): SeatWindow {
  const { from, until } = chainSpan(toLongest(chain), start);
  const spaced = spacedServices(chain);
  if (candidates.length === 1) return { from, until, spaced };
  const { timezone } = catalogue;
  return {
    from: Math.min(from, wallToInstant(timezone, instantToWall(timezone, start).day, 0)),
    until: Math.max(until, wallToInstant(timezone, instantToWall(timezone, until).day, 1440)),
    spaced,
  };
}
