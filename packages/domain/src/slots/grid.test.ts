import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../time/instant.ts";
import { listDaysOfWindow } from "./day-window.ts";
import { hourSpanOf, slotsByDay, toSlotGrid } from "./grid.ts";

function at(start: string, offset = "+01:00") {
  return { start: `${start}:00`, start_at: `${start.replace(" ", "T")}:00${offset}` };
}

const week = listDaysOfWindow("2026-12-01", 7);
function gridOf(slots: ReturnType<typeof at>[]) {
  const free = slotsByDay(slots);
  return toSlotGrid(week, new Map(week.map((day) => [day, free.get(day) ?? []])));
}

describe("the slot grid", () => {
  it("has one row per hour from the first to the last slot hour, the lunch hour between them too", () => {
    const grid = gridOf([at("2026-12-01 09:20"), at("2026-12-03 13:00"), at("2026-12-02 11:45")]);
    expect(grid.hours).toEqual([9, 10, 11, 12, 13]);
  });

  it("puts the slots of one hour into one cell, in the order in which they happen", () => {
    const grid = gridOf([at("2026-12-01 09:45"), at("2026-12-01 09:00"), at("2026-12-01 09:30")]);
    expect(grid.days[0]?.byHour.get(9)?.map((slot) => slot.start.slice(11, 16))).toEqual([
      "09:00",
      "09:30",
      "09:45",
    ]);
  });

  it("tells a day with nothing free from a day that is still being fetched", () => {
    const grid = toSlotGrid(week, new Map([["2026-12-01", []]]));
    expect(grid.days[0]).toMatchObject({ isLoaded: true, slotCount: 0, firstHour: null });
    expect(grid.days[1]).toMatchObject({ isLoaded: false, slotCount: 0 });
    expect(grid.hours).toEqual([]);
  });

  it("keeps both passes of a repeated hour in one cell, the first pass first", () => {
    const slots = slotsByDay([
      at("2026-10-25 02:00", "+01:00"),
      at("2026-10-25 02:30", "+02:00"),
      at("2026-10-25 02:00", "+02:00"),
      at("2026-10-25 02:30", "+01:00"),
    ]);
    const cell = toSlotGrid(["2026-10-25"], slots).days[0]?.byHour.get(2);
    expect(cell?.map((slot) => slot.start_at)).toEqual([
      "2026-10-25T02:00:00+02:00",
      "2026-10-25T02:30:00+02:00",
      "2026-10-25T02:00:00+01:00",
      "2026-10-25T02:30:00+01:00",
    ]);
  });

  it("shows every slot of the window exactly once, whatever they are", () => {
    const anySlot = fc
      .tuple(fc.integer({ min: 0, max: 6 }), fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
      .map(([day, hour, minute]) =>
        at(
          `${addDays("2026-12-01", day)} ${String(hour).padStart(2, "0")}:${String(minute).padStart(2, "0")}`,
        ),
      );
    fc.assert(
      fc.property(fc.uniqueArray(anySlot, { selector: (slot) => slot.start, maxLength: 60 }), (slots) => {
        const grid = gridOf(slots);
        const shown = grid.days.flatMap((day) => grid.hours.flatMap((hour) => day.byHour.get(hour) ?? []));
        expect(shown.map((slot) => slot.start)).toEqual(slots.map((slot) => slot.start).sort());
        expect(grid.slotCount).toBe(slots.length);
        const span = hourSpanOf(slots);
        expect(grid.hours.at(0)).toBe(span?.first);
        expect(grid.hours.at(-1)).toBe(span?.last);
      }),
    );
  });
});
