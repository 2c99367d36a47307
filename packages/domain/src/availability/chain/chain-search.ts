import type { EpochMinute } from "../../time/instant.ts";
import { computeLookahead, type ChainLookahead } from "./chain-lookahead.ts";
import type { Candidate, ChainProblem, LinkChoices, LinkProblem, PlacedLink } from "./chain-problem.ts";
import { situationKey } from "./chain-situation.ts";
import { chainSeats } from "./chain-seats.ts";
import { cacheFreeLinks } from "./free-links.ts";
import { restartingSearch } from "./restarting-search.ts";
import { spendBudget, type WorkBudget } from "../work.ts";

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

// A search first tries this many steps without looking ahead and without remembering failures, because most searches end sooner.
const STEPS_BEFORE_LOOKAHEAD = 150;
// Computing the key of a situation counts as one step for this many links.
const LINKS_PER_STEP = 3;

/** Searches calendars and resources together, for one start. Once `work` is used up, its results are meaningless. */
export function startJointSearch(
  problem: ChainProblem,
  choices: readonly LinkChoices[],
  chainStart: EpochMinute,
  work: WorkBudget,
): ChainSearch {
  const { links } = problem;
  const { stepsBeforeLookahead = STEPS_BEFORE_LOOKAHEAD } = work;
  const placed: PlacedLink[] = [];
  /** The situations in which the rest of the chain does not fit. */
  const failed = new Set<string>();
  const slices = restartingSearch(work, () => failed.size);
  const isFree = cacheFreeLinks(problem, chainStart);
  const fits = chainSeats(links, placed, chainStart, isFree);
  let lookahead: ChainLookahead | null = null;
  let steps = 0;
  /** The complete placement that the previous call of `fitsFrom` found, for another calendar of the first link. */
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
    if (!lookahead) return tryEach(index, choices[index]!.calendars);
    if (!slices.spend(index / LINKS_PER_STEP)) return false;
    const key = situationKey(problem, placed, index, chainStart, lookahead);
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
      // A link whose rivals all come later cannot conflict with a link that may have moved, so it needs no check.
      const { firstRival, tooClose } = links[i]!;
      if ((firstRival <= index || tooClose.some((at) => at <= index)) && !fits(i)) return false;
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
      if (lookahead && !lookahead.canGoOn(index, calendar, joined)) continue;
      if (isBeforeOpen) {
        before.takenUntil = chainStart + lastMinute(links[index - 1]!, joined);
        // If the two links join, the link before needs no buffer after it, and its seat without the buffer is already checked.
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
    if (++steps === stepsBeforeLookahead) {
      spendBudget(work, Math.ceil((links.length * problem.places) / 4));
      lookahead = computeLookahead(problem, choices, chainStart, isFree);
    }
    return slices.spend(1);
  }
}

/** Returns the minute at which the seat of a link ends: after its buffer, unless the next link joins it on the same calendar. */
function lastMinute({ end, widestUntil }: LinkProblem, isJoined: boolean): number {
  return isJoined ? end : widestUntil;
}
