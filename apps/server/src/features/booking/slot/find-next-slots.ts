import { latestStart } from "@rendezvous/domain/availability/bookable-period";
import { chainSpan } from "@rendezvous/domain/availability/chain/chain";
import { compileCatalogue } from "@rendezvous/domain/availability/compile";
import { eligibleCalendars } from "@rendezvous/domain/availability/eligible";
import { findSlots } from "@rendezvous/domain/availability/find-slots";
import type { Catalogue, ChainLink, Slot, TakenTimes } from "@rendezvous/domain/availability/model";
import { toLongest } from "@rendezvous/domain/availability/place-terms";
import { candidateIds } from "@rendezvous/domain/booking/candidates";
import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { runInSlices } from "../../../lib/in-turns.ts";

/** The number of slots that are found for each link. */
const COUNT = 3;

const DAY_MINUTES = 1440;
const FIRST_WINDOW = 2 * DAY_MINUTES;
/** A search of longer windows on hundreds of calendars would take too much of the event loop at once. */
const LONGEST_WINDOW = 56 * DAY_MINUTES;

/**
 * The most days times calendars of one search, about a fifth of a second. Only services that are full for months on very many
 * calendars need more.
 */
const MOST_CALENDAR_DAYS = 500_000;

interface Search {
  readonly link: ChainLink;
  readonly calendarCount: number;
  readonly furthest: EpochMinute;
  readonly slots: Slot[];
}

/** Reads the taken time that overlaps [from, until) on these calendars and resources. */
export type ReadTakenOn = (
  calendarIds: readonly number[],
  from: EpochMinute,
  until: EpochMinute,
) => Promise<TakenTimes>;

/**
 * Returns the first slots from `now` on for each link, as if it were booked alone. All links share what is read: first two
 * days, then longer and longer windows for those that still lack slots, up to their furthest booking period.
 */
export async function findNextSlots(
  catalogue: Catalogue,
  links: readonly ChainLink[],
  now: EpochMinute,
  readTaken: ReadTakenOn,
): Promise<readonly (readonly Slot[])[]> {
  const searches = links.map((link) => toSearch(catalogue, link, now));
  let left = MOST_CALENDAR_DAYS;
  let from = Math.ceil(now);
  for (let length = FIRST_WINDOW; left > 0; length = Math.min(2 * length, LONGEST_WINDOW)) {
    const open = searches.filter(({ slots, furthest }) => slots.length < COUNT && furthest >= from);
    if (open.length === 0) break;
    const until = Math.min(from + length, Math.max(...open.map(({ furthest }) => furthest)) + 1);
    const reach = reachOf(open);
    const ids = candidateIds(
      catalogue,
      open.map(({ link }) => link),
    );
    const takenTimes = await readTaken(ids, from + reach.from, until + reach.until);
    await runInSlices(searchWindow(catalogue, takenTimes, open, { from, until, now }));
    const calendarCount = open.reduce((sum, one) => sum + one.calendarCount, 0);
    left -= (calendarCount * (until - from)) / DAY_MINUTES;
    from = until;
  }
  return searches.map(({ slots }) => slots);
}

function toSearch(catalogue: Catalogue, link: ChainLink, now: EpochMinute): Search {
  const calendars = eligibleCalendars(compileCatalogue(catalogue), link);
  const latest = calendars.map(({ schedule }) => latestStart(catalogue, schedule, link.service, now));
  return { link, calendarCount: calendars.length, furthest: Math.max(...latest), slots: [] };
}

/** Returns how far the services with their buffers reach before and after their starts. */
function reachOf(searches: readonly Search[]): { from: number; until: number } {
  const spans = searches.map(({ link }) => chainSpan(toLongest([link]), 0));
  return {
    from: Math.min(...spans.map(({ from }) => from)),
    until: Math.max(...spans.map(({ until }) => until)),
  };
}

interface Window {
  readonly from: EpochMinute;
  readonly until: EpochMinute;
  readonly now: EpochMinute;
}

function* searchWindow(
  catalogue: Catalogue,
  takenTimes: TakenTimes,
  searches: readonly Search[],
  window: Window,
): Generator<undefined, void> {
  for (const { link, slots } of searches) {
    const windowSlots = findSlots(catalogue, takenTimes, { chain: [link], ...window });
    slots.push(...windowSlots.slice(0, COUNT - slots.length));
    yield;
  }
}
