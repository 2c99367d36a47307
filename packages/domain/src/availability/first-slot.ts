import type { EpochMinute } from "../time/instant.ts";
import { earliestStart, latestStart } from "./bookable-period.ts";
import { compileCatalogue } from "./compile.ts";
import { eligibleCalendars } from "./eligible.ts";
import type { Catalogue, SlotRequest } from "./model.ts";
import { toLongest } from "./place-terms.ts";

const WEEK_MINUTES = 7 * 1440;

/**
 * Returns the windows to search in order for the first slot at or after `request.from`: a week, then longer and longer ones, up
 * to the furthest booking period of any calendar for the chain's first service. For callers that load taken times window by window.
 */
export function firstSlotWindows(
  catalogue: Catalogue,
  { chain, from: earliest, now }: Pick<SlotRequest, "chain" | "from" | "now">,
): { from: EpochMinute; until: EpochMinute }[] {
  const [first] = chain;
  if (!first) return [];
  const furthest = Math.max(
    ...eligibleCalendars(compileCatalogue(catalogue), first).map(({ schedule }) =>
      latestStart(catalogue, schedule, first.service, now),
    ),
  );
  const windows: { from: EpochMinute; until: EpochMinute }[] = [];
  let from = Math.max(earliest, earliestStart(catalogue, toLongest(chain), now));
  for (let length = WEEK_MINUTES; from <= furthest; length *= 2) {
    const until = Math.min(from + length, furthest + 1);
    windows.push({ from, until });
    from = until;
  }
  return windows;
}
