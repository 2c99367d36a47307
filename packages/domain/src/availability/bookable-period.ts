import type { EpochMinute } from "../time/instant.ts";
import { partsOf, toLinkTimes } from "./chain/chain.ts";
import type { Catalogue, ChainLink, Schedule, Service } from "./model.ts";

/** Returns the notice of a service in minutes: its own, otherwise the group's; of merged services the longest. */
export function noticeOf({ min_notice }: Catalogue, service: Service): number {
  return Math.max(...partsOf(service).map((part) => part.min_notice ?? min_notice));
}

/**
 * Returns how many minutes ahead a service may be booked on a calendar: the shorter of the service's own period and the
 * calendar's, otherwise the group's; of merged services the shortest.
 */
export function periodOn(
  { maxrdv_period }: Catalogue,
  calendar: Pick<Schedule, "maxrdv_period">,
  service: Service,
): number {
  const periods = partsOf(service).map((part) => {
    const own = [part.maxrdv_period, calendar.maxrdv_period].filter((period) => period !== null);
    return own.length > 0 ? Math.min(...own) : maxrdv_period;
  });
  return Math.min(...periods);
}

/** Returns the first whole minute at which a chain may start, so that each link has its notice. */
export function earliestStart(
  catalogue: Catalogue,
  chain: readonly ChainLink[],
  now: EpochMinute,
): EpochMinute {
  const times = toLinkTimes(chain);
  const starts = chain.map(({ service }, index) => now + noticeOf(catalogue, service) - times[index]!.offset);
  return Math.ceil(Math.max(...starts));
}

/** Returns the last whole minute at which a service may start on a calendar. */
export function latestStart(
  catalogue: Catalogue,
  calendar: Schedule,
  service: Service,
  now: EpochMinute,
): EpochMinute {
  return Math.floor(now + periodOn(catalogue, calendar, service));
}
