import type { Closure } from "../availability/model.ts";
import type { Ranges } from "../availability/ranges.ts";
import type { EpochMinute } from "../time/instant.ts";
import { type Lane, type Span, toLanes } from "./lanes.ts";

/** What of an appointment a day needs. The ends are exclusive. */
export interface DayEvent {
  readonly id: number;
  readonly calendarId: number;
  readonly resourceId: number | null;
  /** What was booked together has the same; null: on its own. */
  readonly bookingId: number | null;
  readonly start: EpochMinute;
  readonly end: EpochMinute;
  /** With its buffers. */
  readonly takenFrom: EpochMinute;
  readonly takenUntil: EpochMinute;
}

/** When a calendar or resource is open on some days, and why not. */
export interface DayHours {
  readonly calendarId: number;
  /** As instants. */
  readonly open: Ranges;
  readonly closures: readonly DayClosure[];
}

/** What of a closure lies within the day; its own ends stand beside. */
export interface DayClosure extends Span, Closure {
  readonly label: string;
}

/** An event in a column: what of it, and of its buffers, lies within the day. */
export interface DayBlock<Event extends DayEvent> extends Span, Lane {
  readonly event: Event;
  readonly takenFrom: EpochMinute;
  readonly takenUntil: EpochMinute;
  /** It began the day before, or goes on the day after. */
  readonly isFromBefore: boolean;
  readonly isGoingOn: boolean;
}

export interface DayColumn<Event extends DayEvent> {
  readonly calendarId: number;
  /** Within the day. */
  readonly open: readonly Span[];
  readonly closures: readonly DayClosure[];
  /** By start. */
  readonly blocks: readonly DayBlock<Event>[];
}

/**
 * A column for each calendar or resource asked for, in that order, with everything that touches [from, until). An appointment
 * stands in the column of its calendar and in that of its resource.
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

/** Of everything that was booked together with others: which of them comes next. */
export function nextInBooking(events: readonly DayEvent[]): ReadonlyMap<number, number> {
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
