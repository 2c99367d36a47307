import type { EpochMinute } from "../../time/instant.ts";
import type { Catalogue, Schedule, Service } from "../model.ts";
import { toPairs } from "../ranges.ts";
import type { ServiceStart } from "../starts-apart.ts";
import { type SlowClock, slowDay, slowInstant } from "./slow-clock.ts";

/**
 * A literal implementation of "What a slot is" in docs/slots-and-bookings.md: minute by minute, trying every assignment, without
 * optimisation. The tests compare the slot search with it; nothing else uses it.
 */

/** A link as the client requests it, with several services when the group merges them into one appointment. */
export interface SlowLink {
  readonly services: readonly Service[];
  readonly calendarIds: readonly number[] | null;
  readonly resourceIds: readonly number[] | null;
  readonly breakBefore: number;
  readonly places?: number | undefined;
}

export interface SlowRow {
  readonly id: number;
  readonly from: number;
  readonly until: number;
  readonly starts?: readonly ServiceStart[] | undefined;
}

export interface SlowQuestion {
  readonly clock: SlowClock;
  readonly catalogue: Catalogue;
  readonly rows: readonly SlowRow[];
  readonly chain: readonly SlowLink[];
  readonly now: EpochMinute;
}

export interface SlowPlacement {
  readonly calendarId: number;
  readonly resourceId: number | null;
  readonly servicePlaceIds?: readonly number[] | undefined;
  readonly places?: number | undefined;
  readonly start: number;
  readonly end: number;
  readonly takenFrom: number;
  readonly takenUntil: number;
}

const WEEKDAYS = ["su", "mo", "tu", "we", "th", "fr", "sa"] as const;

/** Prepares a request: computes for every minute everything that does not depend on the start. */
export function slowSearch(question: SlowQuestion) {
  const { clock, catalogue, rows, chain, now } = question;
  const takenAt = new Map<number, Uint8Array>();
  const seats = new Map<number, number>();
  for (const { id, capacity } of [
    ...catalogue.calendars,
    ...catalogue.resources,
    ...(catalogue.servicePlaces ?? []),
  ]) {
    seats.set(id, capacity);
    takenAt.set(id, new Uint8Array(clock.until - clock.from));
  }
  for (const { id, from, until } of rows) {
    const own = takenAt.get(id);
    for (let t = from; own && t < until; t++) own[t - clock.from]!++;
  }

  const links = chain.map((link, index) => {
    const { services } = link;
    const needing = services.filter((service) => service.need_resource);
    return {
      services,
      places: link.places,
      breakBefore: index > 0 ? link.breakBefore : 0,
      before: services[0]!.buffer_before,
      after: services.at(-1)!.buffer_after,
      servicePlaceIds: (catalogue.servicePlaces ?? [])
        .map(({ id }) => id)
        .filter((id) => services.some((service) => -service.id === id)),
      followsAtOnce: index > 0 && link.breakBefore === 0,
      calendars: catalogue.calendars
        .filter(({ id }) => services.every((service) => !service.calendars || service.calendars.includes(id)))
        .filter(({ id }) => !link.calendarIds || link.calendarIds.includes(id))
        .map((schedule) => ({ schedule, ...openMinutes(clock, schedule, services, services) })),
      resources:
        needing.length === 0
          ? null
          : catalogue.resources
              .filter(({ id }) =>
                needing.every((service) => !service.resources || service.resources.includes(id)),
              )
              .filter(({ id }) => !link.resourceIds || link.resourceIds.includes(id))
              .map((schedule) => ({ schedule, ...openMinutes(clock, schedule, needing, []) })),
    };
  });
  type Link = (typeof links)[number];
  type Candidate = Link["calendars"][number];

  function isOpen(candidate: Candidate, from: number, until: number): boolean {
    for (let t = from; t < until; t++) if (!candidate.open[t - clock.from]) return false;
    return true;
  }

  function freeSeats(id: number, from: number, until: number): number {
    let free = seats.get(id)!;
    for (let t = from; t < until; t++)
      free = Math.min(free, seats.get(id)! - takenAt.get(id)![t - clock.from]!);
    return Math.max(0, free);
  }

  function lengthOf(link: Link, calendar: Candidate, resource: Candidate | null): number {
    let length = 0;
    for (const service of link.services) {
      const terms = (service.by_place ?? []).filter((one) => one.length !== null);
      const own = terms.find((one) => one.calendars.includes(calendar.schedule.id));
      const ofResource = resource && terms.find((one) => one.resources.includes(resource.schedule.id));
      length += (own ?? ofResource)?.length ?? service.length;
    }
    return length;
  }

  function mayStart(candidate: Candidate, link: Link, index: number, start: number, length: number): boolean {
    for (const { min_notice, maxrdv_period } of link.services) {
      const ofCalendar = candidate.schedule.maxrdv_period;
      const own = Math.min(maxrdv_period ?? Number.POSITIVE_INFINITY, ofCalendar ?? Number.POSITIVE_INFINITY);
      if (start < now + (min_notice ?? catalogue.min_notice)) return false;
      if (start > now + (own === Number.POSITIVE_INFINITY ? catalogue.maxrdv_period : own)) return false;
    }
    for (const { id, min_between_starts = 0 } of link.services)
      for (const one of rows.flatMap(({ starts = [] }) => starts))
        if (one.service_id === id && one.calendar_id === candidate.schedule.id)
          if (Math.abs(one.start - start) < min_between_starts) return false;
    if (index === 0 && !candidate.grid[start - clock.from]) return false;
    return isOpen(candidate, start, start + length);
  }

  /** Yields every assignment of calendars and resources that fits, in the order of the given preference. */
  function* assignments(
    start: number,
    prefer: (list: readonly Candidate[], at: number) => readonly Candidate[],
  ) {
    const chosen: Chosen[] = [];
    yield* choose(0, start);

    function* choose(index: number, before: number): Generator<SlowPlacement[]> {
      const link = links[index];
      if (!link) {
        const placements = place(chosen);
        if (fits(placements)) yield placements;
        return;
      }
      const at = before + link.breakBefore;
      for (const calendar of prefer(link.calendars, at))
        for (const resource of link.resources ? prefer(link.resources, at) : [null]) {
          const length = lengthOf(link, calendar, resource);
          if (!mayStart(calendar, link, index, at, length)) continue;
          if (resource && !isOpen(resource, at, at + length)) continue;
          chosen[index] = { calendar, resource, at, length };
          yield* choose(index + 1, at + length);
        }
    }
  }

  interface Chosen {
    readonly calendar: Candidate;
    readonly resource: Candidate | null;
    readonly at: number;
    readonly length: number;
  }

  function place(chosen: readonly Chosen[]): SlowPlacement[] {
    const same = (a: number, b: number) =>
      chosen[a]?.calendar.schedule.id === chosen[b]?.calendar.schedule.id;
    return links.map((link, i) => {
      const { calendar, resource, at, length } = chosen[i]!;
      const joinsBefore = i > 0 && link.followsAtOnce && same(i - 1, i);
      const joinsAfter = i + 1 < links.length && links[i + 1]!.followsAtOnce && same(i, i + 1);
      return {
        calendarId: calendar.schedule.id,
        resourceId: resource?.schedule.id ?? null,
        servicePlaceIds: link.servicePlaceIds.length > 0 ? link.servicePlaceIds : undefined,
        places: link.places,
        start: at,
        end: at + length,
        takenFrom: joinsBefore ? at : at - link.before,
        takenUntil: joinsAfter ? at + length : at + length + link.after,
      };
    });
  }

  function areApart(placements: SlowPlacement[]): boolean {
    return placements.every((one, i) =>
      placements.slice(0, i).every((other, j) => {
        if (one.calendarId !== other.calendarId) return true;
        const both = links[i]!.services.filter(({ id }) => links[j]!.services.some((its) => its.id === id));
        return both.every(({ min_between_starts = 0 }) => one.start - other.start >= min_between_starts);
      }),
    );
  }

  function fits(placements: SlowPlacement[]): boolean {
    if (!areApart(placements)) return false;
    return placements.every((placement) =>
      placesOf(placement).every((id) => {
        const there = placements.filter((other) => placesOf(other).includes(id));
        for (let t = placement.takenFrom; t < placement.takenUntil; t++) {
          let people = takenAt.get(id)![t - clock.from]!;
          for (const other of there)
            if (other.takenFrom <= t && t < other.takenUntil)
              people += id === other.calendarId ? (other.places ?? 1) : 1;
          if (people > seats.get(id)!) return false;
        }
        return true;
      }),
    );
  }

  /** The calendars and resources that give every service the same length as those of the placement. */
  function alike(link: Link, { calendarId, resourceId }: SlowPlacement) {
    const lengths = (key: "calendars" | "resources", id: number | null) =>
      link.services
        .map(
          ({ by_place = [] }) =>
            by_place.find((one) => one.length !== null && one[key].includes(id!))?.length,
        )
        .join();
    return {
      calendars: link.calendars.filter(
        ({ schedule }) => lengths("calendars", schedule.id) === lengths("calendars", calendarId),
      ),
      resources:
        link.resources?.filter(
          ({ schedule }) => lengths("resources", schedule.id) === lengths("resources", resourceId),
        ) ?? null,
    };
  }

  /** The capacity of the lengths of these placements. */
  function capacityOf(placements: readonly SlowPlacement[]): number {
    const counted = placements.map((placement, index) => {
      const { start, end } = placement;
      const link = links[index]!;
      const { calendars, resources } = alike(link, placement);
      const [before, after] = links.length === 1 ? [link.before, link.after] : [0, 0];
      const freeOf = (id: number) => freeSeats(id, start - before, end + after);
      const sum = (list: Candidate[]) => list.reduce((total, { schedule }) => total + freeOf(schedule.id), 0);
      const able = calendars.filter(
        (calendar) =>
          mayStart(calendar, link, index, start, end - start) &&
          (link.places === undefined || freeOf(calendar.schedule.id) >= link.places),
      );
      const open = resources?.filter((resource) => isOpen(resource, start, end));
      const isSpaced = link.services.some(({ min_between_starts = 0 }) => min_between_starts > 0);
      const ofCalendars = isSpaced
        ? able.filter(({ schedule }) => freeOf(schedule.id) > 0).length
        : sum(able);
      return Math.min(ofCalendars, ...(open ? [sum(open)] : []), ...link.servicePlaceIds.map(freeOf));
    });
    return Math.max(1, Math.min(...counted));
  }

  function bookedMinutes(id: number, day: string): number {
    const until = slowInstant(clock, day, 1440);
    let minutes = 0;
    for (let t = slowInstant(clock, day, 0); t < until; t++) minutes += takenAt.get(id)![t - clock.from]!;
    return minutes;
  }

  return {
    slotAt(start: number) {
      if (!links[0]!.calendars.some(({ grid }) => grid[start - clock.from])) return null;
      const firsts = new Set<number>();
      let capacity = 0;
      const counted = new Set<string>();
      for (const placements of assignments(start, (list) => list)) {
        firsts.add(placements[0]!.calendarId);
        const places = placements.map((placement, index) => alike(links[index]!, placement));
        const key = JSON.stringify(
          places.map(({ calendars, resources }) =>
            [calendars, resources ?? []].map((list) => list.map(({ schedule }) => schedule.id)),
          ),
        );
        if (counted.has(key)) continue;
        counted.add(key);
        capacity = Math.max(capacity, capacityOf(placements));
      }
      if (firsts.size === 0) return null;
      const calendarIds = catalogue.calendars.map(({ id }) => id).filter((id) => firsts.has(id));
      return { start, capacity, calendarIds };
    },

    assignmentAt(start: number): SlowPlacement[] | null {
      const preferred = assignments(start, (list, at) => {
        const day = slowDay(clock, at);
        const rank = (s: Schedule) => [bookedMinutes(s.id, day), s.sort, s.id];
        const ranked = list.map((candidate) => ({ candidate, rank: rank(candidate.schedule) }));
        ranked.sort((a, b) => a.rank[0]! - b.rank[0]! || a.rank[1]! - b.rank[1]! || a.rank[2]! - b.rank[2]!);
        return ranked.map(({ candidate }) => candidate);
      });
      return preferred.next().value ?? null;
    },
  };
}

function placesOf({ calendarId, resourceId, servicePlaceIds = [] }: SlowPlacement): number[] {
  return [calendarId, ...(resourceId === null ? [] : [resourceId]), ...servicePlaceIds];
}

/**
 * Computes for every minute of the clock whether the schedule is open for all of these services, within the hours of those that
 * have hours of their own, and whether it is on the grid.
 */
function openMinutes(
  clock: SlowClock,
  schedule: Schedule,
  services: readonly Service[],
  withOwnHours: readonly Service[],
) {
  const open = new Uint8Array(clock.until - clock.from);
  const grid = new Uint8Array(clock.until - clock.from);
  const own = withOwnHours.flatMap(({ openinghours }) =>
    openinghours ? [openMinutes(clock, { ...ALWAYS_OPEN, openinghours }, [ANY_SERVICE], []).open] : [],
  );
  const isOffered = (t: number) => own.every((offered) => offered[t - clock.from]);
  const lastDay = slowDay(clock, clock.until - 1);
  let day = addDays(slowDay(clock, clock.from), 1);
  for (; addDays(day, 1) < lastDay; day = addDays(day, 1)) {
    const covered = coveredMinutes(schedule, services, day);
    for (let minute = 0; minute < 1440; minute++) {
      if (!covered[minute] || covered[minute - 1]) continue;
      let end = minute;
      while (covered[end]) end++;
      const from = slowInstant(clock, day, minute);
      const until = slowInstant(clock, day, end);
      let gridStart = from;
      for (let t = from; t < until; t++) {
        if (!isOffered(t)) {
          gridStart = t + 1;
          continue;
        }
        open[t - clock.from] = 1;
        if ((t - gridStart) % schedule.slot_step === 0) grid[t - clock.from] = 1;
      }
    }
  }
  for (const { start, end } of schedule.closures) {
    const from = slowInstant(clock, start.slice(0, 10), minutesOf(start.slice(11)));
    const until = slowInstant(clock, end.slice(0, 10), minutesOf(end.slice(11)));
    for (let t = from; t < until; t++) open[t - clock.from] = 0;
  }
  for (const [from, until] of toPairs(schedule.busy ?? []))
    for (let t = Math.max(from, clock.from); t < until; t++) open[t - clock.from] = 0;
  for (const { schedule: taught, service } of schedule.classes ?? []) {
    const dates = openMinutes(clock, taught, [service as Service], []);
    for (let start = clock.from; start < clock.until - service.length; start++) {
      if (!dates.grid[start - clock.from]) continue;
      const spent = dates.open.subarray(start - clock.from, start - clock.from + service.length);
      if (spent.includes(0)) continue;
      const closedUntil = Math.min(start + service.length + service.buffer_after, clock.until);
      for (let t = Math.max(start - service.buffer_before, clock.from); t < closedUntil; t++)
        open[t - clock.from] = 0;
    }
  }
  return { open, grid };
}

const ALWAYS_OPEN = {
  id: 0,
  sort: 0,
  capacity: 1,
  slot_step: 1,
  maxrdv_period: null,
  openings: [],
  closures: [],
  holidays: new Set<string>(),
};
const ANY_SERVICE = { id: 0 } as Service;

/** Returns the wall-clock minutes of a day that are open for every one of the services by weekly rules and one-off openings. */
function coveredMinutes(schedule: Schedule, services: readonly Service[], day: string): Uint8Array {
  const covered = new Uint8Array(1441);
  const timesOf = ({ id }: Service) => {
    const openings = schedule.openings.filter((opening) => opening.date === day);
    const ranges = [...openings, ...(schedule.holidays.has(day) ? [] : weekOf(schedule, id, day))];
    return ranges
      .filter(({ interventions }) => !interventions || interventions.includes(id))
      .map((range) => [minutesOf(range.from), minutesOf(range.to)] as const);
  };
  const times = services.map(timesOf);
  for (let minute = 0; minute < 1440; minute++)
    covered[minute] = times.every((own) => own.some(([from, to]) => from <= minute && minute < to)) ? 1 : 0;
  return covered;
}

/** Returns the rules of the week that began last, and those added to any week. */
function weekOf({ openinghours }: Schedule, service: number, day: string) {
  const weekday = WEEKDAYS[new Date(`${day}T00:00Z`).getUTCDay()]!;
  const covering = openinghours.filter(
    (rule) =>
      (!rule.interventions || rule.interventions.includes(service)) &&
      (!rule.valid_from || rule.valid_from <= day) &&
      (!rule.valid_until || day <= rule.valid_until),
  );
  const weeks = covering.filter((rule) => !rule.adds_to_week);
  const isReplaced = (rule: (typeof weeks)[number]) =>
    weeks.some((other) => {
      const [own, its] = [rule.valid_from ?? "0000", other.valid_from ?? "0000"];
      return its > own || (its === own && (other.valid_until ?? "9999") < (rule.valid_until ?? "9999"));
    });
  return covering.filter((rule) => rule.days.includes(weekday) && (rule.adds_to_week || !isReplaced(rule)));
}

function minutesOf(time: string): number {
  return Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
}

function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00Z`) + count * 86_400_000).toISOString().slice(0, 10);
}
