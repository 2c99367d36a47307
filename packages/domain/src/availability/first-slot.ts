import type { EpochMinute } from "../time/instant.ts";
import { earliestStart, latestStart } from "./bookable-period.ts";
import { findSlots } from "./find-slots.ts";
import type { Catalogue, SlotRequest, Taken } from "./model.ts";

const WEEK_MINUTES = 7 * 1440;

/**
 * The windows to search one after the other for the first slot at or after `request.from`: a week, then ever longer ones,
 * up to the furthest booking period of any calendar. For callers that load what is taken window by window.
 */
export function firstSlotWindows(
  catalogue: Catalogue,
  request: Pick<SlotRequest, "from" | "now">,
): { from: EpochMinute; until: EpochMinute }[] {
  const furthest = Math.max(
    ...catalogue.calendars.map((calendar) => latestStart(catalogue, calendar, request.now)),
  );
  const windows: { from: EpochMinute; until: EpochMinute }[] = [];
  let from = Math.max(request.from, earliestStart(catalogue, request.now));
  for (let length = WEEK_MINUTES; from <= furthest; length *= 2) {
    const until = Math.min(from + length, furthest + 1);
    windows.push({ from, until });
    from = until;
  }
  return windows;
}

/**
 * The earliest slot at or after `request.from`, however far ahead the calendars may be booked; `request.until` is not
 * looked at. null when there is none.
 */
export function findFirstSlot(catalogue: Catalogue, taken: Taken, request: SlotRequest): EpochMinute | null {
  for (const window of firstSlotWindows(catalogue, request)) {
    const first = findSlots(catalogue, taken, { ...request, ...window })[0];
    if (first) return first.start;
  }
  return null;
}
