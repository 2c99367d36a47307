import type { Catalogue, ChainLink } from "@rendezvous/domain/availability/model";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { instantToWall, wallToInstant } from "@rendezvous/domain/time/zone";

function allowed(ids: readonly number[], ...limits: readonly (readonly number[] | null)[]): number[] {
  return ids.filter((id) => limits.every((limit) => limit === null || limit.includes(id)));
}

/** Every calendar and resource that a link of the chain may take, sorted: what has to be locked and looked at. */
export function candidateIds(catalogue: Catalogue, chain: readonly ChainLink[]): number[] {
  const calendars = catalogue.calendars.map(({ id }) => id);
  const resources = catalogue.resources.map(({ id }) => id);
  const wanted = new Set<number>();
  for (const { service, calendarIds, resourceIds } of chain) {
    for (const id of allowed(calendars, service.calendars, calendarIds)) wanted.add(id);
    if (!service.need_resource) continue;
    for (const id of allowed(resources, service.resources, resourceIds)) wanted.add(id);
  }
  return [...wanted].sort((a, b) => a - b);
}

/** From the chain's start to its end, with the longest buffers that any link may need. */
export function chainSpan(
  chain: readonly ChainLink[],
  start: EpochMinute,
): { from: EpochMinute; until: EpochMinute } {
  const length = chain.reduce(
    (sum, { service, breakBefore }, index) => sum + service.length + (index > 0 ? breakBefore : 0),
    0,
  );
  return {
    from: start - Math.max(...chain.map(({ service }) => service.buffer_before)),
    until: start + length + Math.max(...chain.map(({ service }) => service.buffer_after)),
  };
}

/**
 * The time in which it matters who sits where: the chain with its buffers, or the whole local days when there is a choice,
 * since it goes to whoever is booked least that day.
 */
export function seatWindow(
  catalogue: Catalogue,
  chain: readonly ChainLink[],
  candidates: readonly number[],
  start: EpochMinute,
): { from: EpochMinute; until: EpochMinute } {
  const { from, until } = chainSpan(chain, start);
  if (candidates.length === 1) return { from, until };
  const { timezone } = catalogue;
  return {
    from: Math.min(from, wallToInstant(timezone, instantToWall(timezone, start).day, 0)),
    until: Math.max(until, wallToInstant(timezone, instantToWall(timezone, until).day, 1440)),
  };
}
