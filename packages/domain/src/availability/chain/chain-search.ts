import type { EpochMinute } from "../../time/instant.ts";
import { chainOutlook, type ChainOutlook } from "./chain-outlook.ts";
import type { Candidate, ChainProblem, LinkChoices, LinkProblem, PlacedLink } from "./chain-problem.ts";
import { situationKey } from "./chain-situation.ts";
import { chainSeats } from "./chain-seats.ts";
import { rememberFreeLinks } from "./free-links.ts";
import { workInSlices } from "./work-in-slices.ts";
import { spendWork, type WorkBudget } from "../work.ts";

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
  work: WorkBudget,
): ChainSearch {
  const { links } = problem;
  const { stepsBeforeOutlook = STEPS_BEFORE_OUTLOOK } = work;
  const placed: PlacedLink[] = [];
  /** The situations in which the rest of the chain does not fit. */
  const failed = new Set<string>();
  const slices = workInSlices(work, () => failed.size);
  const isFree = rememberFreeLinks(problem, chainStart);
  const fits = chainSeats(links, placed, chainStart, isFree);
  let outlook: ChainOutlook | null = null;
  let steps = 0;
  /** The last complete placement, with another first link. */
  let lastPlaced: readonly PlacedLink[] | null = null;

  return {
    *place() {
      return (yield* slices.run(() => tryEach(0, choices[0]!.calendars))) ? placed : null;
    },
    *fitsFrom(calendar) {
      const answer = yield* slices.run(() => tryEach(0, [calendar]));
      if (answer) lastPlaced = placed.slice();
      return answer;
    },
  };

  function placeFrom(index: number): boolean {
    if (index === links.length) return true;
    if (lastPlaced && placeAsLast(lastPlaced, index)) return true;
    if (!outlook) return tryEach(index, choices[index]!.calendars);
    if (!slices.spend(index / LINKS_PER_STEP)) return false;
    const key = situationKey(problem, placed, index, chainStart, outlook);
    if (failed.has(key)) return false;
    if (tryEach(index, choices[index]!.calendars)) return true;
    if (!slices.isOver()) failed.add(key);
    return false;
  }

  /** Places the links from `index` on as in the last placement; false when that conflicts with the earlier links. */
  function placeAsLast(last: readonly PlacedLink[], index: number): boolean {
    if (!takeStep()) return false;
    const { joins, offset, widestFrom } = links[index]!;
    const joined = joins && placed[index - 1]!.calendar.place === last[index]!.calendar.place;
    if (links[index - 1]!.endIsOpen) {
      placed[index - 1]!.takenUntil = chainStart + lastMinute(links[index - 1]!, joined);
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
    const isBeforeOpen = before !== undefined && links[index - 1]!.endIsOpen;
    let fitsApart: boolean | null = null;
    for (const calendar of calendars) {
      const joined = joins && before?.calendar.place === calendar.place;
      if (outlook && !outlook.canGoOn(index, calendar, joined)) continue;
      if (isBeforeOpen) {
        before.takenUntil = chainStart + lastMinute(links[index - 1]!, joined);
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
      spendWork(work, Math.ceil((links.length * problem.places) / 4));
      outlook = chainOutlook(problem, choices, chainStart, isFree);
    }
    return slices.spend(1);
  }
}

/** A link that the next one joins takes no time after its end. */
function lastMinute({ end, widestUntil }: LinkProblem, isJoined: boolean): number {
  return isJoined ? end : widestUntil;
}
