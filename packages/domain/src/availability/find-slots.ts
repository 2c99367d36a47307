import { findChainSlots } from "./chain/chain-slots.ts";
import { findServiceSlots } from "./service-slots.ts";
import type { Catalogue, Slot, SlotRequest, TakenTimes } from "./model.ts";
import { runToEnd, unlimitedBudget, type WorkBudget } from "./work.ts";

/**
 * Returns every slot that starts in [request.from, request.until), sorted by start; docs/slots-and-bookings.md defines slots.
 * `taken` must contain everything that touches the requested time, the chain's length after it, and buffers on both sides. null
 * when the given work, which several searches may share, did not suffice to find all.
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
  work?: WorkBudget,
): Slot[] | null {
  const [first, ...others] = request.chain;
  if (!first) return [];
  if (others.length === 0) return findServiceSlots(catalogue, takenTimes, first, request);
  return runToEnd(findChainSlots(catalogue, takenTimes, request, work ?? unlimitedBudget()));
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
  if (request.chain.length < 2) return findSlots(catalogue, takenTimes, request);
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
