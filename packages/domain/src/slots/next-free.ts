import type { Day, WallDateTime } from "../time/instant.ts";
import { type GridSlot, slotDay } from "./grid.ts";

/** One fetch: the free slots of its days, and the first slot at or after its start, however far ahead. */
export interface FetchedSlots<S extends GridSlot> {
  readonly slots: readonly S[];
  readonly firstSlot: WallDateTime | null;
}

/**
 * Returns the first free start on or after a day, from the fetches that cover the day and follow it. Undefined means that a later
 * fetch is still missing, null that nothing is free any more.
 */
export function nextFreeFrom<S extends GridSlot>(
  day: Day,
  fetches: readonly FetchedSlots<S>[],
): WallDateTime | null | undefined {
  let next: WallDateTime | null | undefined;
  for (const { slots, firstSlot } of fetches) {
    const starts = slots.filter((slot) => slotDay(slot) >= day).map(({ start }) => start);
    if (firstSlot !== null && firstSlot.slice(0, 10) >= day) starts.push(firstSlot);
    for (const start of starts) if (next === undefined || next === null || start < next) next = start;
    // If nothing is free at or after the start of a fetch, nothing is free on a later day.
    if (firstSlot === null && next === undefined) next = null;
  }
  return next;
}
