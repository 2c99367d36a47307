import type { EpochMinute } from "../time/instant.ts";
import type { Candidate, ChainProblem } from "./chain-problem.ts";
import { peakOccupancy } from "./occupancy.ts";

/** For each link of a chain, the candidates to try in order of preference; each already known to be free without buffers. */
export interface LinkChoices {
  readonly calendars: readonly Candidate[];
  /** null when the link needs no resource. */
  readonly resources: readonly Candidate[] | null;
}

/** One link's place while the search goes on, with the time it takes from its seats. */
export interface PlacedLink {
  calendar: Candidate;
  resource: Candidate | null;
  takenFrom: EpochMinute;
  takenUntil: EpochMinute;
}

// Small searches end before remembering pays.
const NODES_BEFORE_MEMORY = 64;

/**
 * Places every link so that no seat is taken twice, preferring candidates in the given order, links in turn; null when
 * no assignment fits. Buffers between two links that follow each other at once on one calendar fall away.
 */
export function searchChain(
  problem: ChainProblem,
  choices: readonly LinkChoices[],
  chainStart: EpochMinute,
): PlacedLink[] | null {
  const { links } = problem;
  const placed: PlacedLink[] = [];
  const failed = new Set<string>();
  let nodes = 0;
  // The earliest instant that this link or a later one may take: what ended before it cannot matter any more.
  const earliestTaken: EpochMinute[] = [];
  for (let i = links.length - 1; i >= 0; i--) {
    const { offset, service } = links[i]!;
    earliestTaken[i] = Math.min(
      earliestTaken[i + 1] ?? Infinity,
      chainStart + offset - service.buffer_before,
    );
  }
  return placeFrom(0) ? placed : null;

  function placeFrom(index: number): boolean {
    // The link before has its final time only now that the next one's calendar is known, or that there is none.
    if (index === links.length) return fits(placed, index - 1);
    const key = ++nodes > NODES_BEFORE_MEMORY ? situation(index) : null;
    if (key !== null && --problem.tries < 0) return false;
    if (key !== null && failed.has(key)) return false;
    const { offset, service, followsAtOnce } = links[index]!;
    const { calendars, resources } = choices[index]!;
    const start = chainStart + offset;
    const end = start + service.length;
    const before = placed[index - 1];
    for (const calendar of calendars) {
      const joined = followsAtOnce && before !== undefined && before.calendar.id === calendar.id;
      if (before) {
        const buffer = joined ? 0 : links[index - 1]!.service.buffer_after;
        const { offset: offsetBefore, service: serviceBefore } = links[index - 1]!;
        before.takenUntil = chainStart + offsetBefore + serviceBefore.length + buffer;
        if (!fits(placed, index - 1)) continue;
      }
      for (const resource of resources ?? [null]) {
        placed[index] = {
          calendar,
          resource,
          takenFrom: joined ? start : start - service.buffer_before,
          takenUntil: end + service.buffer_after,
        };
        if (placeFrom(index + 1)) return true;
        placed.length = index;
      }
    }
    if (key !== null) failed.add(key);
    return false;
  }

  // All that the rest of the search can depend on: the last link's place and beginning, and what earlier links still hold.
  function situation(index: number): string {
    const horizon = earliestTaken[Math.max(0, index - 1)]!;
    const parts: unknown[] = [index];
    for (let i = 0; i < index; i++) {
      const { calendar, resource, takenFrom, takenUntil } = placed[i]!;
      if (i === index - 1) parts.push(calendar.id, resource?.id, takenFrom);
      else if (takenUntil > horizon) parts.push(calendar.id, resource?.id, takenFrom, takenUntil);
    }
    return parts.join();
  }
}

/** Whether the link at `index` has a seat on its calendar and resource beside what is taken and the links before it. */
function fits(placed: readonly PlacedLink[], index: number): boolean {
  const link = placed[index]!;
  return hasSeat(placed, index, link.calendar) && (!link.resource || hasSeat(placed, index, link.resource));
}

function hasSeat(placed: readonly PlacedLink[], index: number, candidate: Candidate): boolean {
  const { takenFrom, takenUntil } = placed[index]!;
  const rivals: PlacedLink[] = [];
  for (let i = 0; i < index; i++) {
    const rival = placed[i]!;
    const shares = rival.calendar.id === candidate.id || rival.resource?.id === candidate.id;
    if (shares && rival.takenFrom < takenUntil && rival.takenUntil > takenFrom) rivals.push(rival);
  }
  if (rivals.length === 0) {
    return peakOccupancy(candidate.occupancy, takenFrom, takenUntil) < candidate.capacity;
  }
  const cuts = [takenFrom, takenUntil];
  for (const rival of rivals) cuts.push(rival.takenFrom, rival.takenUntil);
  cuts.sort((a, b) => a - b);
  for (let i = 0; i + 1 < cuts.length; i++) {
    const from = Math.max(cuts[i]!, takenFrom);
    const until = Math.min(cuts[i + 1]!, takenUntil);
    if (from >= until) continue;
    const there = rivals.filter((rival) => rival.takenFrom < until && rival.takenUntil > from).length;
    if (peakOccupancy(candidate.occupancy, from, until) + there >= candidate.capacity) return false;
  }
  return true;
}
