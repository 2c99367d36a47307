import type { EpochMinute } from "../../time/instant.ts";
import { assignChain } from "../chain/assign-chain.ts";
import { findSlots } from "../find-slots.ts";
import { firstSlotWindows } from "../first-slot.ts";
import type { Catalogue, ChainLink, Placement, SlotRequest, TakenTimes } from "../model.ts";
import { unlimitedBudget } from "../work.ts";

/** Returns the places of a chain, without a limit on the work. */
export function assignWithoutLimit(
  catalogue: Catalogue,
  takenTimes: TakenTimes,
  chain: readonly ChainLink[],
  start: EpochMinute,
  now: EpochMinute,
): Placement[] | null {
  const assigned = assignChain(catalogue, takenTimes, chain, start, now, unlimitedBudget());
  if (assigned === "too_hard") throw new Error("unlimited work was used up");
  return assigned;
}

/**
 * Returns the earliest slot at or after `request.from`, as far ahead as the calendars may be booked; ignores `request.until`.
 * null when there is none.
 */
export function findFirstSlot(
  catalogue: Catalogue,
  takenTimes: TakenTimes,
  request: SlotRequest,
): EpochMinute | null {
  for (const window of firstSlotWindows(catalogue, request)) {
    const first = findSlots(catalogue, takenTimes, { ...request, ...window })[0];
    if (first) return first.start;
  }
  return null;
}
