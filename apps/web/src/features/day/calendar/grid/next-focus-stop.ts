import type { DayColumn, DayEvent } from "@rendezvous/domain/day/day-columns";

/**
 * A block that can have the focus: an appointment in one column. The same appointment may be in the column of its calendar and in
 * the column of its resource.
 */
export interface FocusStop {
  /** The column's key. */
  readonly column: string;
  readonly eventId: number;
}

/** `top`: the instant at the column's upper edge. */
type Column = Pick<DayColumn<DayEvent>, "blocks"> & { readonly key: string; readonly top: number };

/**
 * Returns the block that a key leads to: the previous or next one in the column, the nearest in time of the next column with any,
 * or the column's first or last. null if the key leads nowhere.
 */
export function nextFocusStop(columns: readonly Column[], at: FocusStop, key: string): FocusStop | null {
  const index = columns.findIndex((one) => one.key === at.column);
  const column = columns[index];
  const here = column?.blocks.findIndex(({ event }) => event.id === at.eventId) ?? -1;
  const block = column?.blocks[here];
  if (!column || !block) return null;
  const inColumn = (to: number): FocusStop | null => toStop(column, column.blocks[to]?.event);
  if (key === "ArrowDown") return inColumn(here + 1);
  if (key === "ArrowUp") return inColumn(here - 1);
  if (key === "Home") return inColumn(0);
  if (key === "End") return inColumn(column.blocks.length - 1);
  if (key !== "ArrowRight" && key !== "ArrowLeft") return null;
  const others = key === "ArrowRight" ? columns.slice(index + 1) : columns.slice(0, index).reverse();
  const target = others.find(({ blocks }) => blocks.length > 0);
  if (!target) return null;
  const away = ({ from }: { from: number }): number =>
    Math.abs(from - target.top - (block.from - column.top));
  return toStop(target, target.blocks.reduce((best, one) => (away(one) < away(best) ? one : best)).event);
}

function toStop(column: Column, event: DayEvent | undefined): FocusStop | null {
  return event ? { column: column.key, eventId: event.id } : null;
}
