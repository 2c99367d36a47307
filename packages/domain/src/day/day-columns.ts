import type { Closure, Placement } from "../availability/model.ts";
import type { Ranges } from "../availability/ranges.ts";
import type { EpochMinute } from "../time/instant.ts";
import { type Lane, type Span, toLanes } from "./lanes.ts";

/** The fields of an appointment that a day view needs. The ends are exclusive. */
export interface DayEvent extends Placement {
  readonly id: number;
  /** The same for appointments booked together; null: booked alone. */
  readonly bookingId: number | null;
}

/** The opening times of a calendar or resource on some days, and its closures. */
export interface DayHours {
  readonly calendarId: number;
  /** As instants. */
  readonly open: Ranges;
  readonly closures: readonly DayClosure[];
}

/** The part of a closure in the day; `start` and `end` are its own ends. */
export interface DayClosure extends Span, Closure {
  /** Cannot be changed here: taken by others, or by a connected calendar. */
  readonly isFixed?: boolean;
  /** A date of a class of this teacher or in this room; pressing it shows the participants. */
  readonly classDate?: ClassDateOfDay | undefined;
  readonly label: string;
}

export interface ClassDateOfDay {
  readonly classId: number;
  /** On the group's clock. */
  readonly start: string;
  readonly startAt: string;
  /** How many places are taken. */
  readonly booked: number;
  /** The name of an archived class that still has participants and takes no more. */
  readonly archived?: string | undefined;
}

/** An event in a column: the part of it, and of its buffers, in the day. */
export interface DayBlock<Event extends DayEvent> extends Span, Lane {
  readonly event: Event;
  readonly takenFrom: EpochMinute;
  readonly takenUntil: EpochMinute;
  /** True: it began the day before, or continues on the next day. */
  readonly isFromBefore: boolean;
  readonly isGoingOn: boolean;
}

export interface DayColumn<Event extends DayEvent> {
  readonly calendarId: number;
  /** Only the parts in the day. */
  readonly open: readonly Span[];
  readonly closures: readonly DayClosure[];
  /** Sorted by start. */
  readonly blocks: readonly DayBlock<Event>[];
}

/**
 * Returns a column for each requested calendar or resource, in that order, with everything that overlaps [from, until). An
 * appointment is in the columns of both its calendar and its resource.
 */
export function dayColumns<Event extends DayEvent>(
  { from, until }: Span,
  calendarIds: readonly number[],
  events: readonly Event[],
  hours: readonly DayHours[],
): DayColumn<Event>[] {
  const clip = <Part extends Span>(span: Part): Part => ({
    ...span,
    from: Math.max(span.from, from),
    until: Math.min(span.until, until),
  });
  const isInside = (span: Span): boolean => span.from < until && span.until > from;
  return calendarIds.map((calendarId) => {
    const own = hours.find((one) => one.calendarId === calendarId);
    return {
      calendarId,
      open: toSpans(own?.open ?? [])
        .filter(isInside)
        .map(clip),
      closures: (own?.closures ?? []).filter(isInside).map(clip),
      blocks: toBlocks(
        events.filter((event) => event.calendarId === calendarId || event.resourceId === calendarId),
        { from, until },
      ),
    };
  });
}

function toSpans(ranges: Ranges): Span[] {
  const spans: Span[] = [];
  for (let at = 0; at < ranges.length; at += 2) spans.push({ from: ranges[at]!, until: ranges[at + 1]! });
  return spans;
}

function toBlocks<Event extends DayEvent>(events: readonly Event[], day: Span): DayBlock<Event>[] {
  const touching = events
    .filter(({ takenFrom, takenUntil }) => takenFrom < day.until && takenUntil > day.from)
    .sort((one, other) => one.start - other.start || one.id - other.id);
  const lanes = toLanes(
    touching.map(({ takenFrom, takenUntil }) => ({ from: takenFrom, until: takenUntil })),
  );
  const clamp = (minute: EpochMinute): EpochMinute => Math.min(Math.max(minute, day.from), day.until);
  return touching.map((event, index) => ({
    event,
    ...lanes[index]!,
    from: clamp(event.start),
    until: clamp(event.end),
    takenFrom: clamp(event.takenFrom),
    takenUntil: clamp(event.takenUntil),
    isFromBefore: event.start < day.from,
    isGoingOn: event.end > day.until,
  }));
}

/** Returns for each event booked together with others the next one of the booking. */
export function nextEventsInBookings(events: readonly DayEvent[]): ReadonlyMap<number, number> {
  const next = new Map<number, number>();
  const last = new Map<number, number>();
  for (const { id, bookingId } of [...events].sort(
    (one, other) => one.start - other.start || one.id - other.id,
  )) {
    if (bookingId === null) continue;
    const before = last.get(bookingId);
    if (before !== undefined) next.set(before, id);
    last.set(bookingId, id);
  }
  return next;
}
