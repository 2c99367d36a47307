import type { EpochMinute } from "../../time/instant.ts";
import { chainOutlook, type ChainOutlook } from "./chain-outlook.ts";
import type { Candidate, ChainProblem, LinkChoices, PlacedLink } from "./chain-problem.ts";
import { situation } from "./chain-situation.ts";
import { loneLinks, WITH_AFTER, WITH_BEFORE } from "./lone-links.ts";
import { peakOccupancy } from "../occupancy.ts";
import { spend, type Work } from "../work.ts";

/** A search in slices: it yields after some milliseconds, so that a server can do other work. */
export interface ChainSearch {
  /**
   * Places every link so that no seat is taken twice, preferring candidates in the given order, link by link; null when nothing
   * fits. Consecutive links on one calendar drop the buffers between them.
   */
  place(): Generator<undefined, PlacedLink[] | null>;
  /** Whether the chain can be placed with its first link on that calendar. Call it for one calendar after another. */
  fitsFrom(calendar: Candidate): Generator<undefined, boolean>;
}

// Outlook and memory pay off only if the search does not end almost at once.
const STEPS_BEFORE_OUTLOOK = 150;
// Remembering a situation takes longer the more links it contains.
const LINKS_PER_STEP = 3;

/** Searches calendars and resources together, for one start. Once `work` is used up, its results are meaningless. */
export function startJointSearch(
  problem: ChainProblem,
  choices: readonly LinkChoices[],
  chainStart: EpochMinute,
  work: Work,
): ChainSearch {
  const { links } = problem;
  const { stepsBeforeOutlook = STEPS_BEFORE_OUTLOOK } = work;
  const placed: PlacedLink[] = [];
  /** The situations in which the rest of the chain does not fit. */
  const failed = new Set<string>();
  const isFree = loneLinks(problem, chainStart);
  let outlook: ChainOutlook | null = null;
  let steps = 0;
  /** The remaining work at which this slice ends. */
  let sliceEnd = 0;
  /** The last complete placement, with another first link. */
  let lastPlaced: readonly PlacedLink[] | null = null;

  return {
    *place() {
      return (yield* inSlices(choices[0]!.calendars)) ? placed : null;
    },
    *fitsFrom(calendar) {
      const answer = yield* inSlices([calendar]);
      if (answer) lastPlaced = placed.slice();
      return answer;
    },
  };

  /** Each slice restarts at the first link; the failed situations lead it quickly to where the last slice ended. */
  function* inSlices(calendars: readonly Candidate[]): Generator<undefined, boolean> {
    for (let slice = work.perSlice ?? Number.MAX_VALUE; ; yield) {
      sliceEnd = Math.max(0, work.left - slice);
      const failedBefore = failed.size;
      if (tryEach(0, calendars)) return true;
      if (work.left >= sliceEnd || work.left < 0) return false;
      // Doubles the slice, because one too short to learn anything new would repeat for ever.
      if (failed.size === failedBefore) slice *= 2;
    }
  }

  function placeFrom(index: number): boolean {
    if (index === links.length) return true;
    if (lastPlaced && placeAsLast(lastPlaced, index)) return true;
    if (!outlook) return tryEach(index, choices[index]!.calendars);
    if (!takeSteps(index / LINKS_PER_STEP)) return false;
    const key = situation(problem, placed, index, chainStart, outlook);
    if (failed.has(key)) return false;
    if (tryEach(index, choices[index]!.calendars)) return true;
    if (work.left >= sliceEnd) failed.add(key);
    return false;
  }

  /** Places the links from `index` on as in the last placement; false when that conflicts with the earlier links. */
  function placeAsLast(last: readonly PlacedLink[], index: number): boolean {
    if (!takeStep()) return false;
    const { joins, offset, widestFrom } = links[index]!;
    const { calendar } = last[index]!;
    const before = placed[index - 1]!;
    const linkBefore = links[index - 1]!;
    const joined = joins && before.calendar.place === calendar.place;
    if (linkBefore.endIsOpen) {
      before.takenUntil = chainStart + (joined ? linkBefore.end : linkBefore.widestUntil);
      if (!joined && !fits(index - 1)) return false;
    }
    placed[index] = { ...last[index]!, takenFrom: chainStart + (joined ? offset : widestFrom) };
    if (!fits(index)) return false;
    for (let i = index + 1; i < links.length; i++) {
      placed[i] = last[i]!;
      // The other links do not conflict with any link that may have moved.
      if (links[i]!.firstRival <= index && !fits(i)) return false;
    }
    return true;
  }

  function tryEach(index: number, calendars: readonly Candidate[]): boolean {
    const { joins, endIsOpen, offset, end, widestFrom, widestUntil } = links[index]!;
    const resources = choices[index]!.resources ?? [null];
    const before = placed[index - 1];
    const linkBefore = links[index - 1];
    let fitsApart: boolean | null = linkBefore?.endIsOpen ? null : true;
    for (const calendar of calendars) {
      const joined = joins && before?.calendar.place === calendar.place;
      if (outlook && !outlook.canGoOn(index, calendar, joined)) continue;
      if (before && linkBefore?.endIsOpen) {
        before.takenUntil = chainStart + (joined ? linkBefore.end : linkBefore.widestUntil);
        // A joined link takes the minimum, for which it has a seat.
        if (!joined) fitsApart ??= fits(index - 1);
        if (!joined && !fitsApart) continue;
      }
      for (const resource of resources) {
        if (!takeStep()) return false;
        placed[index] = {
          calendar,
          resource,
          takenFrom: chainStart + (joined ? offset : widestFrom),
          takenUntil: chainStart + (endIsOpen ? end : widestUntil),
        };
        if (fits(index) && placeFrom(index + 1)) return true;
      }
    }
    return false;
  }

  function takeStep(): boolean {
    if (++steps === stepsBeforeOutlook) {
      spend(work, Math.ceil((links.length * problem.places) / 4));
      outlook = chainOutlook(problem, choices, chainStart, isFree);
    }
    return takeSteps(1);
  }

  function takeSteps(count: number): boolean {
    return spend(work, count) && work.left >= sliceEnd;
  }

  /** Whether the link at `index` has a seat on its calendar and resource, besides taken seats and earlier links. */
  function fits(index: number): boolean {
    const { calendar, resource } = placed[index]!;
    return hasSeat(index, calendar) && (!resource || hasSeat(index, resource));
  }

  function hasSeat(index: number, candidate: Candidate): boolean {
    const { takenFrom, takenUntil } = placed[index]!;
    const rivals: PlacedLink[] = [];
    for (let i = links[index]!.firstRival; i < index; i++) {
      const rival = placed[i]!;
      const shares = rival.calendar.place === candidate.place || rival.resource?.place === candidate.place;
      if (!shares || rival.takenFrom >= takenUntil || rival.takenUntil <= takenFrom) continue;
      if (candidate.capacity === 1) return false;
      rivals.push(rival);
    }
    if (rivals.length > 0) return hasSeatBeside(rivals, candidate, takenFrom, takenUntil);
    const { offset, end } = links[index]!;
    const before = takenFrom < chainStart + offset ? WITH_BEFORE : 0;
    const after = takenUntil > chainStart + end ? WITH_AFTER : 0;
    return isFree(index, candidate, before | after);
  }
}

function hasSeatBeside(
  rivals: readonly PlacedLink[],
  { occupancy, capacity }: Candidate,
  takenFrom: EpochMinute,
  takenUntil: EpochMinute,
): boolean {
  const cuts = [takenFrom, takenUntil];
  for (const rival of rivals) cuts.push(rival.takenFrom, rival.takenUntil);
  cuts.sort((a, b) => a - b);
  for (let i = 0; i + 1 < cuts.length; i++) {
    const from = Math.max(cuts[i]!, takenFrom);
    const until = Math.min(cuts[i + 1]!, takenUntil);
    if (from >= until) continue;
    const there = rivals.filter((rival) => rival.takenFrom < until && rival.takenUntil > from).length;
    if (peakOccupancy(occupancy, from, until) + there >= capacity) return false;
  }
  return true;
}
