import type { EpochMinute } from "../../time/instant.ts";
import { latestStart } from "../bookable-period.ts";
import { compileCatalogue, type CompiledSchedule, type OpeningTable } from "../compile.ts";
import {
  calendarHoursFor,
  eligibleCalendars,
  eligibleResources,
  type HoursFor,
  resourceHoursFor,
} from "../eligible.ts";
import { type LinkTimes, toLinkTimes } from "./chain.ts";
import type { Catalogue, ChainLink, Service, TakenTimes } from "../model.ts";
import { countOccupancy, type Occupancy } from "../occupancy.ts";
import { serviceTable } from "../hours/service-hours.ts";
import { servicePlacesOf } from "../service-places.ts";
import { spacedParts, startPlaceId, startTooClose } from "../starts-apart.ts";

/** A chain prepared for a range of starts: for each link its candidates, with their hours and taken seats. */
export interface ChainProblem {
  readonly links: readonly LinkProblem[];
  /** False: no two links ever conflict, so each can be searched alone. */
  readonly mayConflict: boolean;
  /** The number of calendars, resources and services' own places: one more than the highest `Candidate.place`. */
  readonly places: number;
}

export interface LinkProblem extends LinkTimes {
  readonly service: Service;
  readonly calendars: readonly Candidate[];
  /** null when the service needs no resource. */
  readonly resources: readonly Candidate[] | null;
  /** The services' own places, each of which the link takes. */
  readonly servicePlaces: readonly SeatedPlace[];
  /** The earlier links that start too close to this one, were they on the same calendar. */
  readonly tooClose: readonly number[];
}

/** Seats that links may share, with those that are taken. */
export interface SeatedPlace {
  readonly id: number;
  /** The same number in every link, counted from 0 across the whole chain. */
  readonly place: number;
  readonly capacity: number;
  readonly occupancy: Occupancy;
}

/** A calendar or resource that may take a link. */
export interface Candidate extends SeatedPlace {
  readonly compiled: CompiledSchedule;
  readonly table: OpeningTable;
  /** The last instant at which a link may start on it. */
  readonly latestStart: EpochMinute;
  /** For a calendar: the starts from which a new start must keep its distance. */
  readonly spacings: readonly Spacing[];
}

/** The minutes after each start of a service on a calendar in which it must not start again, as occupancy, and their number. */
export interface Spacing {
  readonly occupancy: Occupancy;
  readonly minutes: number;
}

/** The candidates of one link in order of preference; each is free if buffers are ignored. */
export interface LinkChoices {
  readonly calendars: readonly Candidate[];
  /** null when the link needs no resource. */
  readonly resources: readonly Candidate[] | null;
}

/** The place of a link during the search, with the time it takes from its seats. */
export interface PlacedLink {
  readonly calendar: Candidate;
  readonly resource: Candidate | null;
  readonly takenFrom: EpochMinute;
  /** The end of the taken time; without the buffer after the link until the next link's calendar is chosen. */
  takenUntil: EpochMinute;
}

/** Prepares a chain whose first link starts in [from, until). */
export function toChainProblem(
  catalogue: Catalogue,
  takenTimes: TakenTimes,
  chain: readonly ChainLink[],
  span: { readonly from: EpochMinute; readonly until: EpochMinute; readonly now: EpochMinute },
): ChainProblem {
  const compiled = compileCatalogue(catalogue);
  const groups = new Map<number, { place: number; occupancy: Occupancy }>();
  const times = toLinkTimes(chain);
  const toSeated = (id: number, capacity: number): SeatedPlace => {
    const own = groups.get(id) ?? { place: groups.size, occupancy: countOccupancy(takenTimes.get(id)) };
    groups.set(id, own);
    return { id, capacity, ...own };
  };
  const links = chain.map((link, index): LinkProblem => {
    const { service, places = 1 } = link;
    const { offset } = times[index]!;
    const from = span.from + offset;
    const until = span.until + offset + service.length;
    const toCandidate = (
      schedule: CompiledSchedule,
      hoursFor: readonly HoursFor[],
      latest: EpochMinute,
      spacings: readonly Spacing[] = [],
      capacity = schedule.schedule.capacity,
    ): Candidate => {
      const seated = toSeated(schedule.schedule.id, capacity);
      const table = serviceTable(schedule, hoursFor, from, until);
      return { compiled: schedule, ...seated, table, latestStart: latest, spacings };
    };
    return {
      ...times[index]!,
      service,
      calendars: eligibleCalendars(compiled, link).map((calendar) =>
        toCandidate(
          calendar,
          calendarHoursFor(service),
          latestStart(catalogue, calendar.schedule, service, span.now),
          spacedParts(service).map(({ id, min_between_starts }) => ({
            occupancy: countOccupancy(takenTimes.get(startPlaceId(id, calendar.schedule.id))),
            minutes: min_between_starts,
          })),
          // Several places fit where one fits in a calendar with that many fewer. Only a single link takes several.
          calendar.schedule.capacity - places + 1,
        ),
      ),
      resources:
        eligibleResources(compiled, link)?.map((resource) =>
          toCandidate(resource, resourceHoursFor(service), Number.POSITIVE_INFINITY),
        ) ?? null,
      servicePlaces: servicePlacesOf(catalogue, service).map(({ id, capacity }) => toSeated(id, capacity)),
      tooClose: chain
        .slice(0, index)
        .flatMap((before, at) =>
          startTooClose(service, before.service, offset - times[at]!.offset) ? [at] : [],
        ),
    };
  });
  const hasBuffers = chain.some(({ service }) => service.buffer_before > 0 || service.buffer_after > 0);
  const mayConflict = hasBuffers || links.some(({ tooClose }) => tooClose.length > 0);
  return { links, mayConflict, places: groups.size };
}
