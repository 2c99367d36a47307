import { earliestStart } from "../bookable-period.ts";
import { type LinkChoices, toChainProblem } from "./chain-problem.ts";
import { chainStarts } from "./chain-starts.ts";
import { startChainSearch } from "./split-search.ts";
import type { Catalogue, Slot, SlotRequest, TakenTimes } from "../model.ts";
import type { WorkBudget } from "../work.ts";

/**
 * Returns the slots of several consecutive services, sorted by start: a slot is the start of the first service. null when the
 * given work does not suffice to find all. Yields before each start, and within a long one, so that a server can do other work.
 */
export function* findChainSlots(
  catalogue: Catalogue,
  takenTimes: TakenTimes,
  request: SlotRequest,
  work: WorkBudget,
): Generator<undefined, Slot[] | null> {
  const from = Math.max(request.from, earliestStart(catalogue, request.chain, request.now));
  if (from >= request.until) return [];
  const problem = toChainProblem(catalogue, takenTimes, request.chain, {
    from,
    until: request.until,
    now: request.now,
  });
  const slots: Slot[] = [];
  for (const { start, capacity, choices } of chainStarts(problem, from, request.until, work) ?? []) {
    yield;
    const search = startChainSearch(problem, choices, start, work);
    const calendarIds: number[] = [];
    for (const calendar of choices[0]!.calendars)
      if (!problem.mayConflict || (yield* search.fitsFrom(calendar))) calendarIds.push(calendar.id);
    if (work.left < 0) return null;
    if (calendarIds.length === 0) continue;
    const slot = { start, capacity, calendarIds };
    if (!request.withLinkCalendars) slots.push(slot);
    else slots.push({ ...slot, linkCalendarIds: [calendarIds, ...laterCalendarIds(choices)] });
  }
  return work.left < 0 ? null : slots;
}

function laterCalendarIds(choices: readonly LinkChoices[]): number[][] {
  return choices.slice(1).map(({ calendars }) => calendars.map(({ id }) => id));
}
