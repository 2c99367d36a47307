import type { EpochMinute } from "../../time/instant.ts";
import type { ChainProblem, SeatedPlace } from "./chain-problem.ts";
import { peakOccupancy } from "../occupancy.ts";

const FREE = 1;
const FULL = 2;

/**
 * Returns whether a candidate has a seat for the link `index`, with or without the buffer before and after it. Ignores the other
 * links.
 */
export type IsLinkFree = (
  index: number,
  candidate: SeatedPlace,
  withBefore: boolean,
  withAfter: boolean,
) => boolean;

/** Returns the check for a chain that starts at `chainStart`; it computes each answer once. */
export function cacheFreeLinks({ links, places }: ChainProblem, chainStart: EpochMinute): IsLinkFree {
  const cache = new Uint8Array(links.length * places * 4);
  return (index, candidate, withBefore, withAfter) => {
    const at = 4 * (index * places + candidate.place) + (withBefore ? 2 : 0) + (withAfter ? 1 : 0);
    if (cache[at] === 0) {
      const { offset, end, widestFrom, widestUntil } = links[index]!;
      const from = chainStart + (withBefore ? widestFrom : offset);
      const until = chainStart + (withAfter ? widestUntil : end);
      cache[at] = peakOccupancy(candidate.occupancy, from, until) < candidate.capacity ? FREE : FULL;
    }
    return cache[at] === FREE;
  };
}
