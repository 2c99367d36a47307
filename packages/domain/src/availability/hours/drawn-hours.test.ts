import { expect, test } from "vitest";
import { nudgeHours, dragHours, joinDrawnRanges, type WeekRanges } from "./drawn-hours.ts";

const MORNING = { from: "09:00", to: "12:00" };
const AFTERNOON = { from: "14:00", to: "18:00" };
const WEEK: WeekRanges = [[MORNING, AFTERNOON], [MORNING], [], [], [], [], []];

const nothingAt = (minute: number) => ({ part: "nothing", day: 2, minute }) as const;

test("drawing on an empty place opens a range, in whole steps, whichever way it is drawn", () => {
  const drawn = [{ from: "10:15", to: "11:30" }];
  expect(dragHours(WEEK, nothingAt(617), { day: 2, minute: 688 })[2]).toEqual(drawn);
  expect(dragHours(WEEK, nothingAt(688), { day: 5, minute: 617 })[2]).toEqual(drawn);
  // A press without dragging draws nothing.
  expect(dragHours(WEEK, nothingAt(617), { day: 2, minute: 619 })).toBe(WEEK);
});

test("a range is moved to another time and day as long as it is, and never beyond midnight", () => {
  const hold = { part: "range", day: 0, index: 0, grip: 60 } as const;
  const moved = dragHours(WEEK, hold, { day: 3, minute: 11 * 60 });
  expect(moved[0]).toEqual([AFTERNOON]);
  expect(moved[3]).toEqual([{ from: "10:00", to: "13:00" }]);
  expect(dragHours(WEEK, hold, { day: 3, minute: 1440 })[3]).toEqual([{ from: "21:00", to: "24:00" }]);
  expect(dragHours(WEEK, hold, { day: 3, minute: 0 })[3]).toEqual([{ from: "00:00", to: "03:00" }]);
});

test("an end is pulled to another time of its own day, and always leaves a step", () => {
  const to = { part: "to", day: 1, index: 0 } as const;
  expect(dragHours(WEEK, to, { day: 4, minute: 780 })[1]).toEqual([{ from: "09:00", to: "13:00" }]);
  expect(dragHours(WEEK, to, { day: 1, minute: 100 })[1]).toEqual([{ from: "09:00", to: "09:15" }]);
  const from = { part: "from", day: 1, index: 0 } as const;
  expect(dragHours(WEEK, from, { day: 1, minute: 470 })[1]).toEqual([{ from: "07:45", to: "12:00" }]);
  expect(dragHours(WEEK, from, { day: 1, minute: 900 })[1]).toEqual([{ from: "11:45", to: "12:00" }]);
});

test("what touches or overlaps once it is let go of is one range; what is being typed stays", () => {
  const typed = { from: "", to: "10:00" };
  const [monday, tuesday] = joinDrawnRanges([
    [AFTERNOON, { from: "12:00", to: "14:00" }, MORNING],
    [typed, MORNING],
  ]);
  expect(monday).toEqual([{ from: "09:00", to: "18:00" }]);
  expect(tuesday).toEqual([MORNING, typed]);
});

test("keys move and lengthen by steps, and stop at another range and at the ends of the day and the week", () => {
  const first = { day: 0, index: 0 };
  expect(nudgeHours(WEEK, first, { minutes: 15 })?.week[0]).toEqual([
    { from: "09:15", to: "12:15" },
    AFTERNOON,
  ]);
  expect(nudgeHours(WEEK, first, { end: -15 })?.week[0]?.[0]).toEqual({ from: "09:00", to: "11:45" });
  expect(nudgeHours(WEEK, { day: 0, index: 1 }, { days: 1 })).toMatchObject({ day: 1, index: 1 });
  expect(nudgeHours(WEEK, first, { days: 1 })).toBeNull();
  expect(nudgeHours(WEEK, first, { days: -1 })).toBeNull();
  expect(nudgeHours(WEEK, first, { end: 120 })).toBeNull();
  const late: WeekRanges = [[{ from: "23:45", to: "24:00" }]];
  expect(nudgeHours(late, first, { minutes: 15 })).toBeNull();
  expect(nudgeHours(late, first, { end: -15 })).toBeNull();
});
