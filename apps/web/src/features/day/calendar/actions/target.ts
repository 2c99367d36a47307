import type { EpochMinute } from "@rendezvous/domain/time/instant";
import type { GridColumn } from "../grid/grid-columns.ts";

/** The place to which an appointment would move. */
export interface MoveTarget {
  /** The column's key. */
  readonly column: string;
  readonly calendarId: number;
  readonly start: EpochMinute;
  readonly length: number;
}

/** Returns the last start of a column that is not after the minute. Starts are counted from the opening of the calendar. */
export function snapToStart({ open, axis, step }: GridColumn, minute: EpochMinute): EpochMinute {
  const from = open.find((one) => one.from <= minute && minute < one.until)?.from ?? axis.from;
  return Math.max(axis.from, from + Math.floor((minute - from) / step) * step);
}

/**
 * Returns the target after an arrow key: the previous or next start, or the same time on the next calendar; with Shift the length
 * changes. null if the key leads nowhere.
 */
export function nextMoveTarget(
  columns: readonly GridColumn[],
  target: MoveTarget,
  key: string,
  isLengthened: boolean,
): MoveTarget | null {
  const index = columns.findIndex((one) => one.key === target.column);
  const column = columns[index];
  if (!column) return null;
  const { start, length } = target;
  if (key === "ArrowUp" && isLengthened)
    return length > column.step ? { ...target, length: length - column.step } : null;
  if (key === "ArrowDown" && isLengthened) return { ...target, length: length + column.step };
  if (key === "ArrowUp" && start > column.axis.from)
    return { ...target, start: snapToStart(column, start - 1) };
  if (key === "ArrowDown") {
    const next = snapToStart(column, start) + column.step;
    return next < column.axis.until ? { ...target, start: next } : null;
  }
  const beside = columns[index + (key === "ArrowRight" ? 1 : -1)];
  if ((key !== "ArrowRight" && key !== "ArrowLeft") || !beside) return null;
  return targetInColumn(beside, { ...target, start: start - column.top + beside.top });
}

/** Returns the target in another column, at one of that column's starts. */
export function targetInColumn(column: GridColumn, target: MoveTarget): MoveTarget {
  const latest = column.axis.until - 1;
  return {
    ...target,
    column: column.key,
    calendarId: column.calendarId,
    start: snapToStart(column, Math.min(target.start, latest)),
  };
}
