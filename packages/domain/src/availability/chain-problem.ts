import type { EpochMinute } from "../time/instant.ts";
import { latestStart } from "./bookable-period.ts";
import { compileCatalogue, type CompiledSchedule } from "./compile.ts";
import { calendarOpenFor, eligibleCalendars, eligibleResources, resourceOpenFor } from "./eligible.ts";
import type { Catalogue, ChainLink, Service, Taken } from "./model.ts";
import { countOccupancy, type Occupancy, peakOccupancy } from "./occupancy.ts";
import { type OpeningTable, openingTable } from "./opening-table.ts";
import { isOpenThroughout } from "./slot-starts.ts";

/** A chain laid out for a span of starts: for each link, who could take it, with hours and taken seats at hand. */
export interface ChainProblem {
  readonly links: readonly LinkProblem[];
  /** From the first link's start to the last link's end. */
  readonly lengthMinutes: number;
  /** Without buffers no two links ever meet, so each can be looked at alone. */
  readonly hasBuffers: boolean;
  /** Tries left for searches that do not succeed nearly at once. When they are used up, what is hard to place counts as full. */
  tries: number;
}

export interface LinkProblem {
  readonly service: Service;
  /** Minutes from the chain's start to this link's. */
  readonly offset: number;
  /** Whether it starts the very minute the link before ended: then buffers between the two may fall away. */
  readonly followsAtOnce: boolean;
  readonly calendars: readonly Candidate[];
  /** null when the service needs no resource. */
  readonly resources: readonly Candidate[] | null;
}

/** A calendar or resource that may take a link. */
export interface Candidate {
  readonly compiled: CompiledSchedule;
  readonly id: number;
  readonly capacity: number;
  readonly table: OpeningTable;
  readonly occupancy: Occupancy;
  /** The last instant at which a link may start on it. */
  readonly latestStart: EpochMinute;
}

/** Seconds of work: groups with long buffers can pose questions whose answer would take hours, and anyone may ask. */
const MOST_TRIES = 1_000_000;

/** Lays out a chain whose first link starts in [from, until). */
export function toChainProblem(
  catalogue: Catalogue,
  taken: Taken,
  chain: readonly ChainLink[],
  span: { readonly from: EpochMinute; readonly until: EpochMinute; readonly now: number },
): ChainProblem {
  const compiled = compileCatalogue(catalogue);
  const occupancies = new Map<number, Occupancy>();
  let offset = 0;
  const links = chain.map((link, index) => {
    const { service } = link;
    if (index > 0) offset += link.breakBefore;
    const from = span.from + offset;
    const until = span.until + offset + service.length;
    const toCandidate = (
      schedule: CompiledSchedule,
      openFor: readonly number[],
      latest: EpochMinute,
    ): Candidate => {
      const { id, capacity } = schedule.schedule;
      const occupancy = occupancies.get(id) ?? countOccupancy(taken.get(id));
      occupancies.set(id, occupancy);
      const table = openingTable(schedule, openFor, from, until);
      return { compiled: schedule, id, capacity, table, occupancy, latestStart: latest };
    };
    const problem: LinkProblem = {
      service,
      offset,
      followsAtOnce: index > 0 && link.breakBefore === 0,
      calendars: eligibleCalendars(compiled, link).map((calendar) =>
        toCandidate(calendar, calendarOpenFor(service), latestStart(catalogue, calendar.schedule, span.now)),
      ),
      resources:
        eligibleResources(compiled, link)?.map((resource) =>
          toCandidate(resource, resourceOpenFor(service), Number.POSITIVE_INFINITY),
        ) ?? null,
    };
    offset += service.length;
    return problem;
  });
  const hasBuffers = chain.some(({ service }) => service.buffer_before > 0 || service.buffer_after > 0);
  return { links, lengthMinutes: offset, hasBuffers, tries: MOST_TRIES };
}

/** Seats a candidate has free for a link of this length without buffers; 0 where it is closed or too far ahead. */
export function freeSeatsAlone(candidate: Candidate, start: EpochMinute, lengthMinutes: number): number {
  const end = start + lengthMinutes;
  if (start > candidate.latestStart || !isOpenThroughout(candidate.table, start, end)) return 0;
  return Math.max(0, candidate.capacity - peakOccupancy(candidate.occupancy, start, end));
}
