import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type CellPlace, type GridMove, cellAfterKey, nearestSlotCell } from "./moves.ts";
import { toSlotGrid } from "./grid.ts";
import { listDaysOfWindow } from "./day-window.ts";

/** Builds a grid from text: one line per hour, one character per day, `x` for a free slot. */
function drawn(...lines: string[]) {
  const days = listDaysOfWindow("2026-12-01", lines[0]?.length ?? 1);
  const byDay = new Map(
    days.map((day, column) => [
      day,
      lines.flatMap((line, row) => {
        const time = `${String(9 + row).padStart(2, "0")}:00:00`;
        return line[column] === "x" ? [{ start: `${day} ${time}`, start_at: `${day}T${time}Z` }] : [];
      }),
    ]),
  );
  return { ...toSlotGrid(days, byDay), hours: lines.map((_, row) => 9 + row) };
}

const MOVES: GridMove[] = ["up", "down", "left", "right", "rowStart", "rowEnd", "first", "last"];

describe("moving through the grid by keys", () => {
  const grid = drawn(
    "x..x", //
    ".x.x",
    "x...",
    "x..x",
  );
  it.each<[GridMove, CellPlace, CellPlace, string]>([
    ["down", { column: 0, row: 0 }, { column: 0, row: 2 }, "passes over an hour without slots"],
    ["down", { column: 0, row: 3 }, { column: 0, row: 3 }, "stays on the last slot of a day"],
    ["up", { column: 3, row: 3 }, { column: 3, row: 1 }, "goes to the slot above"],
    ["up", { column: 0, row: 0 }, { column: 0, row: 0 }, "stays on the first slot of a day"],
    ["right", { column: 0, row: 0 }, { column: 1, row: 1 }, "takes the nearest hour of the next day"],
    ["right", { column: 1, row: 1 }, { column: 3, row: 1 }, "passes over a full day"],
    ["right", { column: 3, row: 0 }, { column: 3, row: 0 }, "stays on the last day"],
    ["left", { column: 1, row: 1 }, { column: 0, row: 0 }, "takes the earlier of two hours as near"],
    ["left", { column: 3, row: 1 }, { column: 1, row: 1 }, "passes over a full day"],
    ["left", { column: 0, row: 2 }, { column: 0, row: 2 }, "stays on the first day"],
    ["rowEnd", { column: 0, row: 0 }, { column: 3, row: 0 }, "goes to the last day of this hour"],
    ["rowStart", { column: 3, row: 3 }, { column: 0, row: 3 }, "goes to the first day of this hour"],
    ["first", { column: 3, row: 3 }, { column: 0, row: 0 }, "goes to the first slot of all"],
    ["last", { column: 0, row: 0 }, { column: 3, row: 3 }, "goes to the last slot of all"],
  ])("%s from %o leads to %o: %s", (move, from, to) => {
    expect(cellAfterKey(grid, from, move)).toEqual(to);
  });

  it("goes to the last of three days in a row", () => {
    expect(cellAfterKey(drawn("xxx"), { column: 0, row: 0 }, "rowEnd")).toEqual({ column: 2, row: 0 });
  });

  it("always ends on a slot, and down, then up, comes back", () => {
    const line = fc.stringMatching(/^[.x]{5}$/);
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 6 }), fc.nat(), fc.nat(), (lines, a, b) => {
        const grid = drawn(...lines);
        const from = nearestSlotCell(grid, { column: a % 5, row: b % lines.length });
        if (!from) return;
        for (const move of MOVES) {
          const to = cellAfterKey(grid, from, move);
          expect(lines[to.row]?.[to.column]).toBe("x");
        }
        const below = cellAfterKey(grid, from, "down");
        if (below.row !== from.row) expect(cellAfterKey(grid, below, "up")).toEqual(from);
      }),
    );
  });

  it("reaches every day that has a slot by going right from the first", () => {
    fc.assert(
      fc.property(fc.array(fc.stringMatching(/^[.x]{5}$/), { minLength: 1, maxLength: 6 }), (lines) => {
        const grid = drawn(...lines);
        const start = nearestSlotCell(grid, { column: 0, row: 0 });
        if (!start) return;
        const reached = new Set<number>();
        let place = start;
        for (let step = 0; step < 6; step++) {
          reached.add(place.column);
          place = cellAfterKey(grid, place, "right");
        }
        const withSlots = grid.days.flatMap(({ slotCount }, column) => (slotCount ? [column] : []));
        expect([...reached]).toEqual(withSlots);
      }),
    );
  });
});
