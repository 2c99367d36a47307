import { compileCatalogue } from "../availability/compile.ts";
import { eligibleCalendars, eligibleResources } from "../availability/eligible.ts";
import type { Catalogue, ChainLink } from "../availability/model.ts";
import type { EpochMinute } from "../time/instant.ts";

/** Twenty services on twenty calendars over two months. */
export const MAX_CHAIN_SIZE = 25_000;

/** From here on a search takes more than a few milliseconds, and each asker's go one after the other. */
export const LONG_CHAIN_SIZE = 1500;

/**
 * What looking for a chain over some days costs: for each of its services the calendars and resources that may take it, times
 * the days, begun ones whole. One service costs nothing.
 */
export function chainSize(
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
  return places * Math.ceil((until - from) / 1440);
}
