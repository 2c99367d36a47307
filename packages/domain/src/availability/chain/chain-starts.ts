import type { EpochMinute } from "../../time/instant.ts";
import type { Candidate, ChainProblem, LinkChoices, LinkProblem, Spacing } from "./chain-problem.ts";
import { fillPeaksFromOccupancy } from "../occupancy.ts";
import { fillSlotStarts, firstRunEndingAfter, type InstantList, instantList } from "../slot-starts.ts";
import { spendBudget, unlimitedBudget, type WorkBudget } from "../work.ts";

/** A start of a chain at which each link, checked alone and without buffers, has a candidate. */
export interface ChainStart {
  readonly start: EpochMinute;
  /** The number of free seats of the link that has fewest. */
  capacity: number;
  /** For each link, its candidates. */
  readonly choices: LinkChoices[];
}

// Checking one candidate for a start takes nanoseconds, so this number of checks counts as one step of a search.
const LOOKS_PER_STEP = 32;

// Buffers that all calls share: `chainStarts` runs without interruption, so two calls never use them at once.
const gridStarts = instantList();
let peaks = new Int32Array(1024);

/** Returns the starts in [from, until), ascending; null when `work` was used up. */
export function chainStarts(
  problem: ChainProblem,
  from: EpochMinute,
  until: EpochMinute,
  work: WorkBudget,
): ChainStart[] | null {
  const onGrid = firstLinkStarts(problem, from, until);
  const starts = [...onGrid.keys()].sort((a, b) => a - b);
  let alive = starts.map((start): ChainStart => ({ start, capacity: Number.POSITIVE_INFINITY, choices: [] }));
  for (const [index, link] of problem.links.entries()) {
    const candidates = link.calendars.length + (link.resources?.length ?? 0);
    if (!spendBudget(work, (alive.length * candidates) / LOOKS_PER_STEP)) return null;
    const instants = instantsOf(alive, link.offset);
    const calendars = freeAt(link, link.calendars, instants, index === 0 ? onGrid : null);
    const resources = link.resources && freeAt(link, link.resources, instants, null);
    const ofServices = freeServicePlaces(link, instants);
    alive = alive.filter((one, at) => {
      const ofResources = resources?.seats[at] ?? Number.POSITIVE_INFINITY;
      const seats = Math.min(calendars.seats[at]!, ofResources, ofServices?.[at] ?? Number.POSITIVE_INFINITY);
      one.capacity = Math.min(one.capacity, seats);
      one.choices.push({ calendars: calendars.free[at]!, resources: resources?.free[at] ?? null });
      return seats > 0;
    });
  }
  return alive;
}

/**
 * Returns the candidates of each link for a chain that starts at `start`; null when the chain cannot start then, or when a link
 * has no candidate.
 */
export function choicesAtStart(problem: ChainProblem, start: EpochMinute): readonly LinkChoices[] | null {
  return chainStarts(problem, start, start + 1, unlimitedBudget())?.[0]?.choices ?? null;
}

/** Returns each start on the grid of a calendar of the first link, with those calendars. */
function firstLinkStarts(
  { links }: ChainProblem,
  from: EpochMinute,
  until: EpochMinute,
): Map<EpochMinute, Set<Candidate>> {
  const { calendars, service } = links[0]!;
  const byStart = new Map<EpochMinute, Set<Candidate>>();
  for (const calendar of calendars) {
    const { slot_step } = calendar.compiled.schedule;
    const end = Math.min(until, calendar.latestStart + 1);
    fillSlotStarts(gridStarts, calendar.table, slot_step, service.length, from, end);
    for (let i = 0; i < gridStarts.count; i++) {
      const start = gridStarts.values[i]!;
      const sameStart = byStart.get(start);
      if (sameStart) sameStart.add(calendar);
      else byStart.set(start, new Set([calendar]));
    }
  }
  return byStart;
}

function instantsOf(alive: readonly ChainStart[], offset: number): InstantList {
  return { values: Int32Array.from(alive, ({ start }) => start + offset), count: alive.length };
}

/** Returns for each instant the candidates with a seat for the link without its buffers, and their total number of seats. */
function freeAt(
  { service }: LinkProblem,
  candidates: readonly Candidate[],
  instants: InstantList,
  onGrid: ReadonlyMap<EpochMinute, ReadonlySet<Candidate>> | null,
): { free: Candidate[][]; seats: Int32Array } {
  const { values, count } = instants;
  const seats = new Int32Array(count);
  const free = Array.from({ length: count }, (): Candidate[] => []);
  if (peaks.length <= count) peaks = new Int32Array(2 * count);
  for (const candidate of candidates) {
    const { occupancy, capacity, table, latestStart, spacings } = candidate;
    const isClose = closeStarts(instants, spacings);
    fillPeaksFromOccupancy(peaks, instants, occupancy, 0, service.length);
    const { runs } = table;
    let run = count > 0 ? firstRunEndingAfter(runs, values[0]!) : 0;
    for (let at = 0; at < count; at++) {
      const start = values[at]!;
      if (start > latestStart) break;
      while (run < runs.length && runs[run + 1]! <= start) run += 2;
      if (run >= runs.length) break;
      if (peaks[at]! >= capacity || runs[run]! > start || start + service.length > runs[run + 1]!) continue;
      if (onGrid && !onGrid.get(start)!.has(candidate)) continue;
      if (isClose?.[at]) continue;
      // Two that start at once would be too close.
      seats[at]! += isClose ? 1 : capacity - peaks[at]!;
      free[at]!.push(candidate);
    }
  }
  return { free, seats };
}

/** Returns for each instant whether it is too close to another start (not 0); null when nothing needs to be apart. */
function closeStarts(instants: InstantList, spacings: readonly Spacing[]): Uint8Array | null {
  if (spacings.length === 0) return null;
  const close = new Uint8Array(instants.count);
  for (const { occupancy, minutes } of spacings) {
    fillPeaksFromOccupancy(peaks, instants, occupancy, 0, minutes);
    for (let at = 0; at < instants.count; at++) if (peaks[at]! > 0) close[at] = 1;
  }
  return close;
}

/** Returns for each instant the least number of free places of the link's services; null when none of them has a limit. */
function freeServicePlaces(
  { service, servicePlaces }: LinkProblem,
  instants: InstantList,
): Int32Array | null {
  if (servicePlaces.length === 0) return null;
  const free = new Int32Array(instants.count).fill(
    Math.min(...servicePlaces.map(({ capacity }) => capacity)),
  );
  if (peaks.length <= instants.count) peaks = new Int32Array(2 * instants.count);
  for (const { occupancy, capacity } of servicePlaces) {
    fillPeaksFromOccupancy(peaks, instants, occupancy, 0, service.length);
    for (let at = 0; at < instants.count; at++) free[at] = Math.min(free[at]!, capacity - peaks[at]!);
  }
  return free;
}
