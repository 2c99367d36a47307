import type { EpochMinute } from "@rendezvous/domain/time/instant";
import { isCancelled } from "../../grid/day-event.ts";
import type { GridColumn } from "../../grid/grid-columns.ts";

/**
 * Returns the first start of a column, from a minute on, at which it is open and free for the given number of minutes; null
 * without one.
 */
export function firstFreeStart(
  { open, closures, blocks, step }: GridColumn,
  from: EpochMinute,
  minutes = step,
): EpochMinute | null {
  const busy = [
    ...closures,
    ...blocks
      .filter(({ event }) => !isCancelled(event))
      .map(({ takenFrom, takenUntil }) => ({ from: takenFrom, until: takenUntil })),
  ];
  for (const range of open) {
    const late = Math.max(0, Math.ceil((from - range.from) / step));
    for (let at = range.from + late * step; at + minutes <= range.until; at += step)
      if (busy.every((one) => one.until <= at || one.from >= at + minutes)) return at;
  }
  return null;
}

/** Returns the first free start on a calendar, among the shown days. */
export function firstFreeStartOn(
  columns: readonly GridColumn[],
  calendarId: number,
  from: EpochMinute,
  minutes: number,
): EpochMinute | null {
  const ofCalendar = columns.filter((column) => column.calendarId === calendarId);
  const starts = ofCalendar.map((column) => firstFreeStart(column, from, Math.max(minutes, column.step)));
  return starts.find((start) => start !== null) ?? null;
}
