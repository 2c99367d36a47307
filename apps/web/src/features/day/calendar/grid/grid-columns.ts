import { type DayTimeAxis, shownHourSpan } from "@rendezvous/domain/day/day-time-axis";
import type { DayColumn } from "@rendezvous/domain/day/day-columns";
import type { Day, EpochMinute } from "@rendezvous/domain/time/instant";
import type { CalendarEvent } from "./day-event.ts";
import type { UseDaysResult } from "../use-day.ts";

/** A column of the grid: a calendar or resource on a day. */
export interface GridColumn extends DayColumn<CalendarEvent> {
  readonly key: string;
  readonly name: string;
  /** The names of the public holidays. */
  readonly feasts: readonly string[];
  readonly axis: DayTimeAxis;
  /** The instant at the upper edge. */
  readonly top: EpochMinute;
  /** The minutes between two starts. */
  readonly step: number;
}

export interface GridLayout {
  readonly columns: readonly GridColumn[];
  /** The height in minutes. */
  readonly minutes: number;
  /** The hour labels beside the grid, by their distance from its upper edge in minutes. */
  readonly hours: readonly { readonly offset: number; readonly hour: number }[];
  readonly next: ReadonlyMap<number, number>;
  readonly isLoading: boolean;
}

const USUAL_STEP = 15;

/** Returns the grid of several calendars on one day, or of one on several. `nameOf` returns the head of a column. */
export function toGridLayout(
  shown: UseDaysResult,
  nameOf: (calendarId: number, day: Day) => string,
): GridLayout {
  const { days, next, isLoading } = shown;
  // All days show the same range of hours, on which empty days have no influence.
  const shownDays = days.filter(({ spans }, index) => spans.length > 0 || (index === 0 && isEmpty(shown)));
  const parts = shownDays.map(({ axis, spans }) => {
    const { from, until } = shownHourSpan(axis, spans);
    return { from: from - axis.from, until: until - axis.from };
  });
  const from = Math.min(...parts.map((part) => part.from));
  const until = Math.max(...parts.map((part) => part.until));
  const [first] = days;
  return {
    columns: days.flatMap(({ day, axis, columns }) =>
      columns.map((column) => {
        const hours = shown.hours.find((one) => one.calendar_id === column.calendarId);
        return {
          ...column,
          key: days.length === 1 ? String(column.calendarId) : day,
          name: nameOf(column.calendarId, day),
          feasts: (hours?.holidays ?? []).filter((one) => one.day === day).map(({ name }) => name),
          axis,
          top: axis.from + from,
          step: hours?.slot_step ?? USUAL_STEP,
        };
      }),
    ),
    minutes: until - from,
    hours: (first?.axis.hours ?? [])
      .map(({ at, hour }) => ({ offset: at - (first?.axis.from ?? 0) - from, hour }))
      .filter(({ offset }) => offset >= 0 && offset < until - from),
    next,
    isLoading,
  };
}

function isEmpty({ days }: UseDaysResult): boolean {
  return days.every(({ spans }) => spans.length === 0);
}
