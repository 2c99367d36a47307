import { findChainSlots } from "./chain/chain-slots.ts";
import { lengthVariants } from "./place-terms.ts";
import { findServiceSlots } from "./service-slots.ts";
import type { Catalogue, Slot, SlotRequest, TakenTimes } from "./model.ts";
import { runToEnd, unlimitedBudget, type WorkBudget } from "./work.ts";

/**
 * Returns every slot that starts in [request.from, request.until), sorted by start; docs/slots-and-bookings.md defines slots.
 * `takenTimes` must contain everything that touches the requested time, the chain's length after it, and buffers on both sides.
 * null when the given work, which several searches may share, did not suffice to find all.
 */
export function findSlots(catalogue: Catalogue, takenTimes: TakenTimes, request: SlotRequest): Slot[];
export function findSlots(
  catalogue: Catalogue,
  takenTimes: TakenTimes,
  request: SlotRequest,
  work: WorkBudget,
): Slot[] | null;
export function findSlots(
  catalogue: Catalogue,
  takenTimes: TakenTimes,
  request: SlotRequest,
  work: WorkBudget = unlimitedBudget(),
): Slot[] | null {
  if (request.chain.length === 0) return [];
  return runToEnd(
    findWithLengths(catalogue, request, (variant) => findAtOnce(catalogue, takenTimes, variant, work)),
  );
}

const DAY_MINUTES = 1440;

/**
 * Finds the same slots as `findSlots`, in slices of some milliseconds, so that other requests need not wait for a long search. A
 * single service is searched in one slice.
 */
export function* findSlotsInSteps(
  catalogue: Catalogue,
  takenTimes: TakenTimes,
  request: SlotRequest,
  work: WorkBudget,
): Generator<undefined, Slot[] | null> {
  if (request.chain.length === 0) return [];
  return yield* findWithLengths(catalogue, request, (variant) =>
    findDayByDay(catalogue, takenTimes, variant, work),
  );
}

type Search = Generator<undefined, Slot[] | null>;

/** Searches the chain with each combination of lengths, and merges what is found. */
function* findWithLengths(
  catalogue: Catalogue,
  request: SlotRequest,
  find: (request: SlotRequest) => Search,
): Search {
  const variants = lengthVariants(catalogue, request.chain);
  if (!variants) return null;
  const slotLists: Slot[][] = [];
  for (const chain of variants) {
    const slots = yield* find({ ...request, chain });
    if (!slots) return null;
    slotLists.push(slots);
  }
  return mergeSlots(catalogue, slotLists);
}

function* findAtOnce(
  catalogue: Catalogue,
  takenTimes: TakenTimes,
  request: SlotRequest,
  work: WorkBudget,
): Search {
  const [first, ...others] = request.chain;
  if (others.length === 0) return findServiceSlots(catalogue, takenTimes, first!, request);
  return yield* findChainSlots(catalogue, takenTimes, request, work);
}

function* findDayByDay(
  catalogue: Catalogue,
  takenTimes: TakenTimes,
  request: SlotRequest,
  work: WorkBudget,
): Search {
  if (request.chain.length < 2) return yield* findAtOnce(catalogue, takenTimes, request, work);
  const slots: Slot[] = [];
  for (let from = request.from; from < request.until; from += DAY_MINUTES) {
    yield;
    const until = Math.min(from + DAY_MINUTES, request.until);
    const ofDay = yield* findChainSlots(catalogue, takenTimes, { ...request, from, until }, work);
    if (!ofDay) return null;
    for (const slot of ofDay) slots.push(slot);
  }
  return slots;
}

/** Returns each start once, with all calendars on which some combination of lengths fits. */
function mergeSlots({ calendars }: Catalogue, slotLists: readonly Slot[][]): Slot[] {
  if (slotLists.length < 2) return slotLists[0] ?? [];
  const union = (lists: readonly (readonly number[])[]) => {
    const ids = new Set(lists.flat());
    return calendars.flatMap(({ id }) => (ids.has(id) ? [id] : []));
  };
  const byStart = Map.groupBy(slotLists.flat(), ({ start }) => start);
  const merged = [...byStart].map(([start, same]): Slot => {
    const slot = {
      start,
      capacity: Math.max(...same.map(({ capacity }) => capacity)),
      calendarIds: union(same.map(({ calendarIds }) => calendarIds)),
    };
    const ofLinks = same[0]!.linkCalendarIds;
    if (!ofLinks) return slot;
    const linkCalendarIds = ofLinks.map((_ids, link) =>
      union(same.map((one) => one.linkCalendarIds![link]!)),
    );
    return { ...slot, linkCalendarIds };
  });
  return merged.sort((a, b) => a.start - b.start);
}
