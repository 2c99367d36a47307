import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysBetween } from "../time/instant.ts";
import { FETCHED_DAYS } from "./columns.ts";
import { clampDay, listDaysOfWindow, fetchStarts, nextStart, previousStart } from "./day-window.ts";

const limits = { first: "2026-12-01", last: "2026-12-20" };
const columns = fc.integer({ min: 2, max: 7 });
const someDay = fc.integer({ min: 0, max: 400 }).map((count) => addDays("2026-01-01", count));

describe("moving from window to window", () => {
  it.each([
    ["a full week earlier", "2026-12-10", 7, "2026-12-03"],
    ["but never before the first free slot", "2026-12-04", 7, "2026-12-01"],
    ["and not at all from the first one", "2026-12-01", 7, null],
    ["by three days where three are shown", "2026-12-10", 3, "2026-12-07"],
  ])("goes back %s", (_, start, count, expected) => {
    expect(previousStart(start, count, limits)).toBe(expected);
  });

  it.each([
    ["to the day after the last one shown", "2026-12-01", 7, "2026-12-08"],
    ["to a window that holds the last day only", "2026-12-13", 7, "2026-12-20"],
    ["straight to the first free slot from before it", "2026-11-20", 7, "2026-12-01"],
    ["but not beyond the booking period", "2026-12-14", 7, null],
    ["across the end of a year", "2026-12-28", 5, "2027-01-02", "2027-06-01"],
  ])("goes on %s", (_, start, count, expected, last = limits.last) => {
    expect(nextStart(start, count, { ...limits, last })).toBe(expected);
  });

  it("has as many days as columns, and one at least", () => {
    expect(listDaysOfWindow("2026-12-30", 3)).toEqual(["2026-12-30", "2026-12-31", "2027-01-01"]);
    expect(listDaysOfWindow("2026-12-30", 0)).toEqual(["2026-12-30"]);
  });

  it("shows every day exactly once on the way from the first day to the last", () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 100 }), columns, (first, length, count) => {
        const reach = { first, last: addDays(first, length) };
        const shown: string[] = [];
        for (let start: string | null = first; start; start = nextStart(start, count, reach)) {
          shown.push(...listDaysOfWindow(start, count));
        }
        expect(shown.slice(0, length + 1)).toEqual(listDaysOfWindow(first, length + 1));
        expect(shown.length - (length + 1)).toBeLessThan(count);
      }),
    );
  });

  it("always gets back to the first day", () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 100 }), columns, (first, ahead, count) => {
        const reach = { first, last: addDays(first, 365) };
        let start = addDays(first, ahead);
        for (let back = previousStart(start, count, reach); back; back = previousStart(start, count, reach)) {
          expect(back < start).toBe(true);
          start = back;
        }
        expect(start).toBe(first);
      }),
    );
  });

  it.each([
    ["2026-11-01", "2026-12-01"],
    ["2026-12-05", "2026-12-05"],
    ["2026-12-20", "2026-12-20"],
    ["2027-02-01", "2026-12-20"],
  ])("a wish for %s shows %s", (day, shown) => {
    expect(clampDay(day, limits)).toBe(shown);
  });

  it("shows the first day when the booking period ends before the first free slot", () => {
    expect(clampDay("2026-12-05", { first: "2026-12-01", last: "2026-11-20" })).toBe("2026-12-01");
  });
});

describe("fetching seven days at a time", () => {
  it.each([
    ["one fetch for a week that starts on the anchor", "2026-12-01", 7, ["2026-12-01"]],
    ["one fetch for a narrow window inside", "2026-12-04", 4, ["2026-12-01"]],
    ["two fetches for a window across their border", "2026-12-04", 5, ["2026-12-01", "2026-12-08"]],
    ["a later fetch for a later week", "2026-12-16", 2, ["2026-12-15"]],
    ["the first fetch for days before the anchor", "2026-11-28", 2, ["2026-12-01"]],
  ])("%s", (_, start, count, expected) => {
    expect(fetchStarts("2026-12-01", start, count)).toEqual(expected);
  });

  it("covers every day of a window, in at most two fetches that never overlap", () => {
    fc.assert(
      fc.property(someDay, fc.integer({ min: 0, max: 300 }), columns, (anchor, ahead, count) => {
        const start = addDays(anchor, ahead);
        const fetches = fetchStarts(anchor, start, count);
        expect(fetches.length).toBeLessThanOrEqual(2);
        const covered = fetches.flatMap((day) => listDaysOfWindow(day, FETCHED_DAYS));
        expect(new Set(covered).size).toBe(covered.length);
        for (const day of listDaysOfWindow(start, count)) expect(covered).toContain(day);
        for (const day of fetches) expect(daysBetween(anchor, day) % FETCHED_DAYS).toBe(0);
      }),
    );
  });
});
