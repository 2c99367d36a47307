import { expect, test } from "vitest";
import { weeklyClosures } from "./weekly-closures.ts";

const night = { start: "2026-12-30 18:00", end: "2026-12-31 08:00", label: "Night" };

test("a closure that repeats begins in each week up to the last day, at the same hours of the same weekdays", () => {
  expect(weeklyClosures(night, "2027-01-13")).toEqual([
    night,
    { start: "2027-01-06 18:00", end: "2027-01-07 08:00", label: "Night" },
    { start: "2027-01-13 18:00", end: "2027-01-14 08:00", label: "Night" },
  ]);
});

test("there is an end of it where days have no more digits", () => {
  const last = { start: "9999-12-31 10:00", end: "9999-12-31 11:00" };
  expect(weeklyClosures(last, "9999-12-31")).toEqual([last]);
});

test.each([null, "2027-01-05", "2026-12-30", "2026-01-01"])(
  "with the last day %s it stands alone",
  (lastDay) => {
    expect(weeklyClosures(night, lastDay)).toEqual([night]);
  },
);
