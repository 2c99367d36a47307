import type { DayColumn, DayEvent } from "@rendezvous/domain/day/day-columns";

/** A block in a column: an appointment may stand in that of its calendar and in that of its resource. */
export interface Stop {
  readonly calendarId: number;
  readonly eventId: number;
}

/**
 * Where a key leads from a block: to the one before or after it in its column, to the nearest in time of the next column that
 * has any, or to its column's first or last. Null where it leads nowhere.
 */
export function nextStop(columns: readonly DayColumn<DayEvent>[], at: Stop, key: string): Stop | null {
  const index = columns.findIndex(({ calendarId }) => calendarId === at.calendarId);
  const column = columns[index];
  const here = column?.blocks.findIndex(({ event }) => event.id === at.eventId) ?? -1;
  const block = column?.blocks[here];
  if (!column || !block) return null;
  const inColumn = (to: number): Stop | null => toStop(column, column.blocks[to]?.event);
  if (key === "ArrowDown") return inColumn(here + 1);
  if (key === "ArrowUp") return inColumn(here - 1);
  if (key === "Home") return inColumn(0);
  if (key === "End") return inColumn(column.blocks.length - 1);
  if (key !== "ArrowRight" && key !== "ArrowLeft") return null;
  const others = key === "ArrowRight" ? columns.slice(index + 1) : columns.slice(0, index).reverse();
  const target = others.find(({ blocks }) => blocks.length > 0);
  if (!target) return null;
  const away = ({ from }: { from: number }): number => Math.abs(from - block.from);
  return toStop(target, target.blocks.reduce((best, one) => (away(one) < away(best) ? one : best)).event);
}

function toStop(column: DayColumn<DayEvent>, event: DayEvent | undefined): Stop | null {
  return event ? { calendarId: column.calendarId, eventId: event.id } : null;
}
