import type { EpochMinute } from "../../time/instant.ts";
import type { ChainLink, Service } from "../model.ts";

/** The fields of a link that determine its times. */
interface TimedLink extends Pick<ChainLink, "breakBefore"> {
  readonly service: Pick<Service, "length" | "buffer_before" | "buffer_after">;
}

/** The time of a link, and the most it can take with both buffers; all in minutes from the chain's start. */
interface LinkSpan {
  readonly offset: number;
  readonly end: number;
  readonly widestFrom: number;
  readonly widestUntil: number;
}

/** A link's times, and the links that it can conflict with. */
export interface LinkTimes extends LinkSpan {
  /** True: the previous link ends the minute this link starts, so on the same calendar the buffers between them are dropped. */
  readonly joins: boolean;
  /** True: the next link joins this one if it is on the same calendar, so the end of the taken time depends on that calendar. */
  readonly endIsOpen: boolean;
  /** The index of the first link whose time may overlap the time of this link; the index of this link if no earlier link can. */
  readonly firstRival: number;
  /** The earliest time that this link or a later one may take; anything that ended before is irrelevant to them. */
  readonly earliestFrom: number;
  /** The latest time that this link or a later one may take. */
  readonly latestUntil: number;
}

/**
 * Each link starts where the previous link ends, or after the break before the link; the break before the first link is ignored.
 */
function toSpans(chain: readonly TimedLink[]): LinkSpan[] {
  let at = 0;
  return chain.map(({ service, breakBefore }, index) => {
    const offset = index > 0 ? at + breakBefore : 0;
    at = offset + service.length;
    return {
      offset,
      end: at,
      widestFrom: offset - service.buffer_before,
      widestUntil: at + service.buffer_after,
    };
  });
}

/** Returns the times of each link, in the chain's order. */
export function toLinkTimes(chain: readonly TimedLink[]): LinkTimes[] {
  const spans = toSpans(chain);
  const joins = chain.map(({ service, breakBefore }, index) => {
    const before = chain[index - 1]?.service;
    if (!before || breakBefore > 0) return false;
    return before.buffer_after > 0 || service.buffer_before > 0;
  });
  return spans.map((span, index) => ({
    ...span,
    joins: joins[index]!,
    endIsOpen: joins[index + 1] === true && span.widestUntil > span.end,
    firstRival: spans.findIndex(({ widestUntil }, at) => at === index || widestUntil > span.widestFrom),
    earliestFrom: Math.min(...spans.slice(index).map(({ widestFrom }) => widestFrom)),
    latestUntil: Math.max(...spans.slice(index).map(({ widestUntil }) => widestUntil)),
  }));
}

/** Returns the start and end of each link of a chain that starts at `start`, without buffers. */
export function linkRanges(
  chain: readonly TimedLink[],
  start: EpochMinute,
): { readonly start: EpochMinute; readonly end: EpochMinute }[] {
  return toSpans(chain).map(({ offset, end }) => ({ start: start + offset, end: start + end }));
}

/**
 * Returns the time that a chain starting at `start` may take, with its buffers, on any calendars; the end is excluded. Where
 * lengths depend on the places, the chain must be `toLongest`.
 */
export function chainSpan(
  chain: readonly TimedLink[],
  start: EpochMinute,
): { readonly from: EpochMinute; readonly until: EpochMinute } {
  const spans = toSpans(chain);
  return {
    from: start + Math.min(...spans.map(({ widestFrom }) => widestFrom)),
    until: start + Math.max(...spans.map(({ widestUntil }) => widestUntil)),
  };
}

/** Returns the minutes that all links take of their calendars, each with its own buffers; breaks take nothing. */
export function takenMinutes(chain: readonly TimedLink[]): number {
  return toSpans(chain).reduce((sum, { widestFrom, widestUntil }) => sum + widestUntil - widestFrom, 0);
}

/**
 * Returns one service for several that are merged into a single appointment (merge_interventions), in the given order: its
 * calendars can do all of them, its length is the sum, its buffers are the first service's before and the last one's after, and
 * its resources are allowed by all services that need one. It has the id of the first service. Throws when the list is empty.
 */
export function mergeServices(services: readonly Service[]): Service {
  const first = services[0];
  const last = services.at(-1);
  if (!first || !last) throw new RangeError("mergeServices needs at least one service");
  const needing = services.filter(({ need_resource }) => need_resource);
  return {
    id: first.id,
    length: services.reduce((sum, { length }) => sum + length, 0),
    buffer_before: first.buffer_before,
    buffer_after: last.buffer_after,
    need_resource: needing.length > 0,
    calendars: intersectIds(services.map(({ calendars }) => calendars)),
    resources: intersectIds(needing.map(({ resources }) => resources)),
    openinghours: null,
    min_notice: null,
    maxrdv_period: null,
    parts: services.flatMap(partsOf),
  };
}

/** Returns the services that were merged into this one; the service itself if none were. */
export function partsOf(service: Service): readonly Service[] {
  return service.parts ?? [service];
}

/**
 * Returns the link of the merged services, with the places that the client accepts for all of them. A single link stays
 * unchanged.
 */
export function mergeLinks(links: readonly ChainLink[]): ChainLink {
  const [first] = links;
  if (first && links.length === 1) return first;
  const needing = links.filter(({ service }) => service.need_resource);
  return {
    service: mergeServices(links.map(({ service }) => service)),
    calendarIds: intersectIds(links.map(({ calendarIds }) => calendarIds)),
    resourceIds: intersectIds(needing.map(({ resourceIds }) => resourceIds)),
    breakBefore: first?.breakBefore ?? 0,
  };
}

/** Returns the ids in every list; null means all ids. */
function intersectIds(lists: readonly (readonly number[] | null)[]): readonly number[] | null {
  return lists.reduce(
    (allowed, list) => (allowed && list ? allowed.filter((id) => list.includes(id)) : (allowed ?? list)),
    null,
  );
}
