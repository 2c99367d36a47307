import type { EpochMinute } from "../time/instant.ts";
import { earliestStart, latestStart } from "./bookable-period.ts";
import type { Catalogue, SlotRequest } from "./model.ts";

const WEEK_MINUTES = 7 * 1440;

/**
 * Returns the windows to search in order for the first slot at or after `request.from`: a week, then longer and longer ones, up
 * to the furthest booking period of any calendar. For callers that load taken times window by window.
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
