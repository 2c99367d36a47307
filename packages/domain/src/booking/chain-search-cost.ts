import { compileCatalogue } from "../availability/compile.ts";
import { eligibleCalendars, eligibleResources } from "../availability/eligible.ts";
import type { Catalogue, ChainLink } from "../availability/model.ts";
import { lengthVariants } from "../availability/place-terms.ts";
import type { EpochMinute } from "../time/instant.ts";

/** The largest search: twenty services on twenty calendars over two months. */
export const MAX_CHAIN_SEARCH_COST = 25_000;

/** A larger search takes more than a few milliseconds, so those of one caller run one after another. */
export const LONG_CHAIN_SEARCH_COST = 1500;

/**
 * Returns the cost of searching a chain over some days: the calendars and resources of all its services, multiplied by the days,
 * begun ones included, once for each combination of lengths. A single service costs nothing.
 */
export function chainSearchCost(
  catalogue: Catalogue,
  chain: readonly ChainLink[],
  { from, until }: { readonly from: EpochMinute; readonly until: EpochMinute },
): number {
  if (chain.length < 2) return 0;
  const compiled = compileCatalogue(catalogue);
  const places = chain.reduce(
    (sum, link) =>
      sum + eligibleCalendars(compiled, link).length + (eligibleResources(compiled, link)?.length ?? 0),
    0,
  );
  const variants = lengthVariants(catalogue, chain)?.length ?? Number.POSITIVE_INFINITY;
  return variants * places * Math.ceil((until - from) / 1440);
}
