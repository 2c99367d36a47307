import { type DayAxis, shownHours } from "@rendezvous/domain/day/day-axis";
import type { DayColumn } from "@rendezvous/domain/day/day-columns";
import type { Day, EpochMinute } from "@rendezvous/domain/time/instant";
import type { CalendarEvent } from "./day-event.ts";
import type { ShownDays } from "../use-day.ts";

/** A column of the grid: a calendar or resource on a day. */
export interface GridColumn extends DayColumn<CalendarEvent> {
  readonly key: string;
  readonly name: string;
  /** Public holidays. */
  readonly feasts: readonly string[];
  readonly axis: DayAxis;
  /** The instant at its upper edge. */
  readonly top: EpochMinute;
  /** Minutes from one start to the next. */
  readonly step: number;
}

export interface Grid {
  readonly columns: readonly GridColumn[];
  /** How many minutes it is high. */
  readonly minutes: number;
  /** The hours that stand beside it, by their distance from its upper edge. */
  readonly hours: readonly { readonly offset: number; readonly hour: number }[];
  readonly next: ReadonlyMap<number, number>;
  readonly isLoading: boolean;
}

const USUAL_STEP = 15;

/** Several calendars on one day, or one on several. `nameOf` says what stands above a column. */
export function toGrid(shown: ShownDays, nameOf: (calendarId: number, day: Day) => string): Grid {
  const { days, next, isLoading } = shown;
  // All days show the same part of themselves; where nothing is on a day, the others decide.
  const shownDays = days.filter(({ spans }, index) => spans.length > 0 || (index === 0 && isEmpty(shown)));
  const parts = shownDays.map(({ axis, spans }) => {
    const { from, until } = shownHours(axis, spans);
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

function isEmpty({ days }: ShownDays): boolean {
  return days.every(({ spans }) => spans.length === 0);
}
