import { expect, test } from "vitest";
import { correspondingStart, monthsLater, periodBefore } from "./period-before.ts";

test.each([
  ["2026-12-01", "2027-01-01", "2026-11-01"],
  ["2026-01-01", "2027-01-01", "2025-01-01"],
  ["2026-10-01", "2027-01-01", "2026-07-01"],
  ["2026-12-07", "2026-12-14", "2026-11-30"],
  ["2026-03-01", "2026-03-02", "2026-02-28"],
])("what %s to %s is compared with begins on %s", (from, until, before) => {
  expect(periodBefore({ from, until })).toEqual({ from: before, until: from });
});

test.each([
  ["2026-12-31", 1, "2027-01-01"],
  ["2026-01-15", -1, "2025-12-01"],
  ["2026-01-15", 0, "2026-01-01"],
])("%s and %i months", (day, months, expected) => {
  expect(monthsLater(day, months)).toBe(expected);
});

test.each([
  ["2026-10-31", "day", "2026-10-01", "2026-11-01", "2026-12-01"],
  ["2026-11-08", "day", "2026-11-07", "2026-11-10", "2026-11-11"],
  ["2025-12-01", "month", "2025-01-01", "2026-01-01", "2026-12-01"],
] as const)("%s, by %s from %s until %s, is compared to %s", (start, grain, from, until, expected) => {
  expect(correspondingStart(start, grain, { from, until })).toBe(expected);
});
