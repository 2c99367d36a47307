import type { EpochMinute } from "../time/instant.ts";
import { earliestStart } from "./bookable-period.ts";
import { type Candidate, type ChainProblem, freeSeatsAlone, toChainProblem } from "./chain-problem.ts";
import { type LinkChoices, searchChain } from "./chain-search.ts";
import type { Catalogue, Slot, SlotRequest, Taken } from "./model.ts";
import { fillSlotStarts, instantList } from "./slot-starts.ts";

/** The slots of several services in a row, sorted by start: a slot is the first one's start. */
export function findChainSlots(catalogue: Catalogue, taken: Taken, request: SlotRequest): Slot[] {
  const from = Math.max(request.from, earliestStart(catalogue, request.now));
  if (from >= request.until) return [];
  const problem = toChainProblem(catalogue, taken, request.chain, {
    from,
    until: request.until,
    now: request.now,
  });
  const slots: Slot[] = [];
  for (const [start, calendars] of firstLinkStarts(problem, from, request.until)) {
    const alone = linksAlone(problem, start, calendars);
    if (!alone) continue;
    const calendarIds = calendars
      .filter((calendar) => !problem.hasBuffers || fitsFrom(problem, alone.choices, calendar, start))
      .map(({ id }) => id);
    if (calendarIds.length === 0) continue;
    const slot = { start, capacity: alone.capacity, calendarIds };
    if (!request.withLinkCalendars) slots.push(slot);
    else slots.push({ ...slot, linkCalendarIds: [calendarIds, ...laterCalendarIds(alone.choices)] });
  }
  return slots;
}

function laterCalendarIds(choices: readonly LinkChoices[]): number[][] {
  return choices.slice(1).map(({ calendars }) => calendars.map(({ id }) => id));
}

/** For every start at which some calendar can take the first link, those calendars. Ascending. */
export function firstLinkStarts(
  problem: ChainProblem,
  from: EpochMinute,
  until: EpochMinute,
): [EpochMinute, Candidate[]][] {
  const first = problem.links[0]!;
  const byStart = new Map<EpochMinute, Candidate[]>();
  const starts = instantList();
  for (const calendar of first.calendars) {
    const { slot_step } = calendar.compiled.schedule;
    const end = Math.min(until, calendar.latestStart + 1);
    fillSlotStarts(starts, calendar.table, slot_step, first.service.length, from, end);
    for (let i = 0; i < starts.count; i++) {
      const start = starts.values[i]!;
      if (freeSeatsAlone(calendar, start, first.service.length) === 0) continue;
      const calendars = byStart.get(start);
      if (calendars) calendars.push(calendar);
      else byStart.set(start, [calendar]);
    }
  }
  return [...byStart].sort((a, b) => a[0] - b[0]);
}

/**
 * Each link counted alone without buffers: who could take it, and the least number of free seats among the links; null
 * when some link has nobody, so that no assignment can fit.
 */
export function linksAlone(
  problem: ChainProblem,
  chainStart: EpochMinute,
  firstCalendars: readonly Candidate[],
): { choices: LinkChoices[]; capacity: number } | null {
  const choices: LinkChoices[] = [];
  let capacity = Number.POSITIVE_INFINITY;
  for (const [index, link] of problem.links.entries()) {
    const start = chainStart + link.offset;
    const calendars = withFreeSeats(
      index === 0 ? firstCalendars : link.calendars,
      start,
      link.service.length,
    );
    const resources = link.resources && withFreeSeats(link.resources, start, link.service.length);
    capacity = Math.min(capacity, calendars.seats, resources?.seats ?? Number.POSITIVE_INFINITY);
    if (capacity === 0) return null;
    choices.push({ calendars: calendars.free, resources: resources?.free ?? null });
  }
  return { choices, capacity };
}

function withFreeSeats(candidates: readonly Candidate[], start: EpochMinute, lengthMinutes: number) {
  const free: Candidate[] = [];
  let seats = 0;
  for (const candidate of candidates) {
    const own = freeSeatsAlone(candidate, start, lengthMinutes);
    if (own > 0) free.push(candidate);
    seats += own;
  }
  return { free, seats };
}

function fitsFrom(
  problem: ChainProblem,
  choices: readonly LinkChoices[],
  calendar: Candidate,
  start: EpochMinute,
): boolean {
  const [first, ...rest] = choices;
  return searchChain(problem, [{ ...first!, calendars: [calendar] }, ...rest], start) !== null;
}
