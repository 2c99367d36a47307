import type { GridSlot, SlotGrid } from "./grid.ts";

/** A cell of the grid that has slots: the place of its day and of its hour. */
export interface CellPlace {
  readonly column: number;
  readonly row: number;
}

export type Move = "up" | "down" | "left" | "right" | "rowStart" | "rowEnd" | "first" | "last";

/**
 * Where a key leads from a cell: always to a cell with slots, and to the same one when there is nothing that way.
 * To the left and right, days without slots are passed over and the nearest hour is taken, the earlier of two as near.
 */
export function moveFrom<S extends GridSlot>(grid: SlotGrid<S>, from: CellPlace, move: Move): CellPlace {
  const places = placesOf(grid);
  const inRow = places.filter(({ row }) => row === from.row);
  const inColumn = places.filter(({ column }) => column === from.column);
  const dayBefore = places.findLast(({ column }) => column < from.column)?.column;
  const dayAfter = places.find(({ column }) => column > from.column)?.column;
  const targets: Record<Move, CellPlace | null | undefined> = {
    up: inColumn.findLast(({ row }) => row < from.row),
    down: inColumn.find(({ row }) => row > from.row),
    left: dayBefore === undefined ? null : nearestCell(grid, { column: dayBefore, row: from.row }),
    right: dayAfter === undefined ? null : nearestCell(grid, { column: dayAfter, row: from.row }),
    rowStart: inRow.at(0),
    rowEnd: inRow.at(-1),
    first: places.at(0),
    last: places.at(-1),
  };
  return targets[move] ?? from;
}

/** The cell with slots that is nearest to a place: the same day before another day; null when nothing is free. */
export function nearestCell<S extends GridSlot>(grid: SlotGrid<S>, place: CellPlace): CellPlace | null {
  let nearest: CellPlace | null = null;
  for (const candidate of placesOf(grid)) {
    if (nearest === null || distance(candidate, place) < distance(nearest, place)) nearest = candidate;
  }
  return nearest;
}

/** Every cell with slots, day by day, each day from its first hour on. */
function placesOf<S extends GridSlot>(grid: SlotGrid<S>): CellPlace[] {
  return grid.days.flatMap(({ byHour }, column) =>
    grid.hours.flatMap((hour, row) => (byHour.has(hour) ? [{ column, row }] : [])),
  );
}

function distance(a: CellPlace, b: CellPlace): number {
  return Math.abs(a.column - b.column) * 24 + Math.abs(a.row - b.row);
}
