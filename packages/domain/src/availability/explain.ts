import type { EpochMinute } from "../time/instant.ts";
import { earliestStart, latestStart } from "./bookable-period.ts";
import { toLinkTimes } from "./chain/chain.ts";
import { compileCatalogue } from "./compile.ts";
import { calendarHoursFor, eligibleCalendars, eligibleResources, resourceHoursFor } from "./eligible.ts";
import { findSlotsInSteps } from "./find-slots.ts";
import type { Catalogue, Service, Slot, SlotRequest } from "./model.ts";
import {
  canTakeAppointment,
  type ExplainedPlace,
  type OccupiedPlace,
  occupantsInTheWay,
  prepareExplainedPlace,
  placeReasons,
} from "./place-reasons.ts";
import type { Occupant, Reason, Timeline, TimelineRange } from "./reason.ts";
import { lengthVariants } from "./place-terms.ts";
import { servicePlacesOf } from "./service-places.ts";
import { fillSlotStarts, instantList } from "./slot-starts.ts";
import { spacedParts, toTakenTimesOf } from "./starts-apart.ts";
import type { WorkBudget } from "./work.ts";

/**
 * Returns, for each calendar on which the chain may begin, what can be booked from request.from until request.until, and why
 * nothing else can. Its free times are those of `findSlots`. `occupants` must contain everything that touches that time, the
 * chain's length after it, and buffers on both sides. Yields like the search; null when the work did not suffice.
 */
export function* explain(
  catalogue: Catalogue,
  occupants: readonly Occupant[],
  request: SlotRequest,
  work: WorkBudget,
): Generator<undefined, Timeline[] | null> {
  const allTimelines: Timeline[] = [];
  for (const chain of lengthVariants(catalogue, request.chain) ?? [null]) {
    const timelines = chain && (yield* explainWithLengths(catalogue, occupants, { ...request, chain }, work));
    if (!timelines) return null;
    allTimelines.push(...timelines);
  }
  return catalogue.calendars.flatMap(({ id }) => {
    const own = allTimelines.filter(({ calendarId }) => calendarId === id);
    return own.length > 0 ? [own.reduce(mergeTimelines)] : [];
  });
}

/**
 * Returns what can be booked on a calendar with one length of the appointment or another. Where nothing can, the reasons are those
 * of the first.
 */
function mergeTimelines(one: Timeline, other: Timeline): Timeline {
  const cuts = [...new Set([...one.ranges, ...other.ranges].map(({ from }) => from))].sort((a, b) => a - b);
  const ranges = cuts.map((from, index): TimelineRange => {
    const [first, second] = [rangeAt(one, from), rangeAt(other, from)];
    const until = cuts[index + 1] ?? first.until;
    const free = [first, second].filter(({ reasons }) => reasons.length === 0);
    const starts = new Set((free.length > 0 ? free : [first]).flatMap((range) => range.starts));
    const own = [...starts].filter((start) => from <= start && start < until).sort((a, b) => a - b);
    const reasons = free.length > 0 ? [] : first.reasons;
    const isOffGrid = reasons.length === 0 && own.length === 0;
    return { from, until, starts: own, reasons: isOffGrid ? [{ code: "step" }] : reasons };
  });
  return { calendarId: one.calendarId, ranges };
}

function rangeAt({ ranges }: Timeline, instant: EpochMinute): TimelineRange {
  return ranges.find(({ from, until }) => from <= instant && instant < until)!;
}

function* explainWithLengths(
  catalogue: Catalogue,
  occupants: readonly Occupant[],
  request: SlotRequest,
  work: WorkBudget,
): Generator<undefined, Timeline[] | null> {
  const { from, until, now } = request;
  const links = prepareExplainedLinks(catalogue, occupants, request);
  const [first, ...later] = links;
  if (!first) return [];
  const takenTimes = toTakenTimesOf(
    occupants.map(({ calendarId: id, from: since, until: before, starts }) => ({
      id,
      from: since,
      until: before,
      starts,
    })),
    request.chain,
  );
  const slots = yield* findSlotsInSteps(catalogue, takenTimes, request, work);
  // Links that each have a place can still conflict through their buffers, or start too close to each other.
  const isJoint = later.length > 0 && request.chain.some(({ service }) => concernsNeighbours(service));
  const fitting = isJoint
    ? yield* findSlotsInSteps(withoutSteps(catalogue), takenTimes, request, work)
    : slots;
  if (!slots || !fitting) return null;
  const shared: Reason[][] = [];
  for (let start = from; start < until; start++) {
    if (start % 60 === 0) yield;
    shared.push(sharedReasons(first, later, start));
  }
  const earliest = earliestStart(catalogue, request.chain, now);
  const timelines: Timeline[] = [];
  for (const calendar of first.calendars) {
    yield;
    const fits = isJoint ? startsOn(calendar.id, fitting) : null;
    const reasonsAt = (start: EpochMinute): Reason[] => {
      const reasons: Reason[] = [];
      if (start < earliest) reasons.push({ code: start < now ? "past" : "notice" });
      if (start > calendar.latest) reasons.push({ code: "period" });
      reasons.push(...placeReasons(calendar, first, start), ...shared[start - from]!);
      const by = tooCloseTo(calendar, start);
      if (by.length > 0) reasons.push({ code: "between_starts", by });
      return reasons.length > 0 || !fits || fits.has(start) ? reasons : [{ code: "together" }];
    };
    timelines.push({
      calendarId: calendar.id,
      ranges: toRanges(calendar, startsOn(calendar.id, slots), reasonsAt, from, until),
    });
  }
  return timelines;
}

interface ExplainedLink {
  readonly index: number;
  /**
   * The start in minutes from the chain's start. `before` and `after` are the buffers that apply whatever calendars the
   * neighbours have.
   */
  readonly offset: number;
  readonly length: number;
  readonly before: number;
  readonly after: number;
  readonly calendars: readonly ExplainedCalendar[];
  readonly resources: readonly ExplainedPlace[] | null;
  readonly servicePlaces: readonly OccupiedPlace[];
}

interface ExplainedCalendar extends ExplainedPlace {
  readonly slotStep: number;
  /** The latest start. */
  readonly latest: EpochMinute;
  /** The starts of its appointments that must not be too close. */
  readonly starts: readonly { readonly key: number; readonly start: EpochMinute; readonly minutes: number }[];
}

function prepareExplainedLinks(
  catalogue: Catalogue,
  occupants: readonly Occupant[],
  { chain, from, until, now }: SlotRequest,
): ExplainedLink[] {
  const compiled = compileCatalogue(catalogue);
  const times = toLinkTimes(chain);
  return chain.map((link, index): ExplainedLink => {
    const { service } = link;
    const { offset } = times[index]!;
    const span = [from + offset, until + offset + service.length] as const;
    const next = chain[index + 1];
    return {
      index,
      offset,
      length: service.length,
      before: index === 0 || link.breakBefore > 0 ? service.buffer_before : 0,
      after: !next || next.breakBefore > 0 ? service.buffer_after : 0,
      calendars: eligibleCalendars(compiled, link).map((calendar) => ({
        ...prepareExplainedPlace(calendar, calendarHoursFor(service), occupants, ...span),
        slotStep: calendar.schedule.slot_step,
        latest: latestStart(catalogue, calendar.schedule, service, now),
        starts: spacedParts(service).flatMap(({ id, min_between_starts }) =>
          occupants
            .flatMap(({ key, starts = [] }) => starts.map((start) => ({ ...start, key })))
            .filter(
              ({ calendar_id, service_id }) => service_id === id && calendar_id === calendar.schedule.id,
            )
            .map(({ key, start }) => ({ key, start, minutes: min_between_starts })),
        ),
      })),
      resources:
        eligibleResources(compiled, link)?.map((resource) =>
          prepareExplainedPlace(resource, resourceHoursFor(service), occupants, ...span),
        ) ?? null,
      servicePlaces: servicePlacesOf(catalogue, service).map(({ id, capacity }) => ({
        capacity,
        occupants: occupants.filter(({ calendarId }) => calendarId === id),
      })),
    };
  });
}

/** Returns the reasons against a chain that are the same on every calendar. */
function sharedReasons(first: ExplainedLink, later: readonly ExplainedLink[], start: EpochMinute): Reason[] {
  const { resources, servicePlaces } = first;
  const reasons: Reason[] = servicePlaces.flatMap((places) => {
    const by = occupantsInTheWay(places, first, start);
    return by.length > 0 ? [{ code: "at_once" as const, by }] : [];
  });
  if (resources && !resources.some((resource) => canTakeAppointment(resource, first, start)))
    reasons.push({
      code: "resource",
      places: resources.map((one) => ({ id: one.id, reasons: placeReasons(one, first, start) })),
    });
  for (const link of later)
    if (!hasPlace(link, start + link.offset)) reasons.push({ code: "link", link: link.index });
  return reasons;
}

function hasPlace(link: ExplainedLink, start: EpochMinute): boolean {
  const { calendars, resources, servicePlaces } = link;
  return (
    servicePlaces.every((places) => occupantsInTheWay(places, link, start).length === 0) &&
    calendars.some(
      (calendar) =>
        start <= calendar.latest &&
        canTakeAppointment(calendar, link, start) &&
        tooCloseTo(calendar, start).length === 0,
    ) &&
    (!resources || resources.some((resource) => canTakeAppointment(resource, link, start)))
  );
}

/** Returns the keys of the appointments that start too close. */
function tooCloseTo({ starts }: ExplainedCalendar, start: EpochMinute): number[] {
  const close = starts.filter((other) => Math.abs(other.start - start) < other.minutes);
  return [...new Set(close.map(({ key }) => key))];
}

function toRanges(
  { usual, slotStep }: ExplainedCalendar,
  slots: ReadonlySet<EpochMinute>,
  reasonsAt: (start: EpochMinute) => Reason[],
  from: EpochMinute,
  until: EpochMinute,
): TimelineRange[] {
  const grid = instantList();
  fillSlotStarts(grid, usual, slotStep, 1, from, until);
  const onGrid = new Set(grid.values.subarray(0, grid.count));
  const ranges: {
    from: EpochMinute;
    until: EpochMinute;
    starts: EpochMinute[];
    reasons: readonly Reason[];
  }[] = [];
  let last = "";
  for (let start = from; start < until; start++) {
    const reasons = reasonsAt(start);
    const text = JSON.stringify(reasons);
    if (text !== last) ranges.push({ from: start, until: start, starts: [], reasons });
    last = text;
    const range = ranges.at(-1)!;
    range.until = start + 1;
    if ((reasons.length === 0 ? slots : onGrid).has(start)) range.starts.push(start);
  }
  return ranges.map((range) =>
    range.reasons.length + range.starts.length > 0 ? range : { ...range, reasons: [{ code: "step" }] },
  );
}

function startsOn(calendarId: number, slots: readonly Slot[]): Set<EpochMinute> {
  return new Set(
    slots.flatMap(({ start, calendarIds }) => (calendarIds.includes(calendarId) ? [start] : [])),
  );
}

/** Whether the place of a link for this service may depend on those of other links. */
function concernsNeighbours(service: Service): boolean {
  return service.buffer_before > 0 || service.buffer_after > 0 || spacedParts(service).length > 0;
}

/** Returns the catalogue with a slot step of one minute, so that every minute is a start. */
function withoutSteps(catalogue: Catalogue): Catalogue {
  return { ...catalogue, calendars: catalogue.calendars.map((one) => ({ ...one, slot_step: 1 })) };
}
