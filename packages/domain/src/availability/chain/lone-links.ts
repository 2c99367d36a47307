import type { EpochMinute } from "../../time/instant.ts";
import type { Candidate, ChainProblem } from "./chain-problem.ts";
import { peakOccupancy } from "../occupancy.ts";

/** The buffers included in a link's taken time, as a sum of the constants below. */
export type Buffers = number;
export const WITH_BEFORE = 1;
export const WITH_AFTER = 2;

const FREE = 1;
const FULL = 2;

/** Returns whether a candidate has a seat for a link, ignoring the other links; computed once each. */
export type LoneLinks = (index: number, candidate: Candidate, buffers: Buffers) => boolean;

/** For a chain that starts at `chainStart`. */
export function loneLinks({ links, places }: ChainProblem, chainStart: EpochMinute): LoneLinks {
  const cache = new Uint8Array(links.length * places * 4);
  return (index, candidate, buffers) => {
    const at = 4 * (index * places + candidate.place) + buffers;
    if (cache[at] === 0) {
      const { offset, end, widestFrom, widestUntil } = links[index]!;
      const from = chainStart + ((buffers & WITH_BEFORE) === 0 ? offset : widestFrom);
      const until = chainStart + ((buffers & WITH_AFTER) === 0 ? end : widestUntil);
      cache[at] = peakOccupancy(candidate.occupancy, from, until) < candidate.capacity ? FREE : FULL;
    }
    return cache[at] === FREE;
  };
}
