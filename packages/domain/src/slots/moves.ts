import type { GridSlot, SlotGrid } from "./grid.ts";

/** A grid cell with slots: the column of its day and the row of its hour. */
export interface CellPlace {
  readonly column: number;
  readonly row: number;
}

export type GridMove = "up" | "down" | "left" | "right" | "rowStart" | "rowEnd" | "first" | "last";

/**
 * Returns the cell to which a key moves: always a cell with slots, and the same cell if there is none in that direction. Left and
 * right skip days without slots and take the nearest hour, the earlier of two that are equally near.
 */
export function cellAfterKey<S extends GridSlot>(
  grid: SlotGrid<S>,
  from: CellPlace,
  move: GridMove,
): CellPlace {
  const places = placesOf(grid);
  const inRow = places.filter(({ row }) => row === from.row);
  const inColumn = places.filter(({ column }) => column === from.column);
  const dayBefore = places.findLast(({ column }) => column < from.column)?.column;
  const dayAfter = places.find(({ column }) => column > from.column)?.column;
  const targets: Record<GridMove, CellPlace | null | undefined> = {
    up: inColumn.findLast(({ row }) => row < from.row),
    down: inColumn.find(({ row }) => row > from.row),
    left: dayBefore === undefined ? null : nearestSlotCell(grid, { column: dayBefore, row: from.row }),
    right: dayAfter === undefined ? null : nearestSlotCell(grid, { column: dayAfter, row: from.row }),
    rowStart: inRow.at(0),
    rowEnd: inRow.at(-1),
    first: places.at(0),
    last: places.at(-1),
  };
  return targets[move] ?? from;
}

/** Returns the cell with slots that is nearest to a place, on the same day if possible; null when nothing is free. */
export function nearestSlotCell<S extends GridSlot>(grid: SlotGrid<S>, place: CellPlace): CellPlace | null {
  let nearest: CellPlace | null = null;
  for (const candidate of placesOf(grid)) {
    if (nearest === null || distance(candidate, place) < distance(nearest, place)) nearest = candidate;
  }
  return nearest;
}

/** Returns every cell with slots, by day and then by hour. */
function placesOf<S extends GridSlot>(grid: SlotGrid<S>): CellPlace[] {
  return grid.days.flatMap(({ byHour }, column) =>
    grid.hours.flatMap((hour, row) => (byHour.has(hour) ? [{ column, row }] : [])),
  );
}

function distance(a: CellPlace, b: CellPlace): number {
  return Math.abs(a.column - b.column) * 24 + Math.abs(a.row - b.row);
}
