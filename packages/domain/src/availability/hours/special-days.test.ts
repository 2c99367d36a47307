import { expect, test } from "vitest";
import { specialDays } from "./special-days.ts";
import { weeklyHours } from "./weekly-hours.ts";

const WEEK = [{ days: ["mo", "tu", "we", "th", "fr"], from: "09:00", to: "18:00" }] as const;
// A Monday.
const TODAY = "2026-12-21";

type Calendar = Parameters<typeof specialDays>[0][number];

function calendar(more: Partial<Calendar> = {}): Calendar {
  return { openinghours: WEEK, openings: [], closures: [], holidays: new Set(), ...more };
}

function special(calendars: readonly Calendar[], written: string | null = null): string[] {
  const week = written
    ? Array.from({ length: 7 }, () => [{ from: written, to: "20:00" }])
    : weeklyHours(calendars, TODAY);
  return specialDays(calendars, week, written !== null, TODAY).map(
    ({ day, hours }) => `${day.slice(5)} ${hours.map(({ from, to }) => `${from}-${to}`).join(" ")}`,
  );
}

test("a usual fortnight has none", () => {
  expect(special([calendar()])).toEqual([]);
});

test("holidays and closures take hours away, one-off openings add some", () => {
  const holidays = new Set(["2026-12-25", "2027-01-01"]);
  const closures = [{ start: "2026-12-24 12:00", end: "2026-12-24 23:00" }];
  const openings = [{ date: "2026-12-27", from: "10:00", to: "12:00" }];
  expect(special([calendar({ holidays, closures, openings })])).toEqual([
    "12-24 09:00-12:00",
    "12-25 ",
    "12-27 10:00-12:00",
    "01-01 ",
  ]);
});

test("a closure of several days ends at its own minute", () => {
  const closures = [{ start: "2026-12-22 00:00", end: "2026-12-24 10:30" }];
  expect(special([calendar({ closures })])).toEqual(["12-22 ", "12-23 ", "12-24 10:30-18:00"]);
});

test("it is open as long as one of its calendars is", () => {
  const away = calendar({ closures: [{ start: "2026-12-01 00:00", end: "2027-02-01 00:00" }] });
  expect(special([calendar(), away])).toEqual([]);
});

test("beside hours that were written by hand, only days on which everybody is away count", () => {
  const holidays = new Set(["2026-12-25", "2026-12-27"]);
  const closures = [{ start: "2026-12-24 12:00", end: "2026-12-24 23:00" }];
  expect(special([calendar({ holidays, closures })], "08:00")).toEqual(["12-25 "]);
  expect(special([], "08:00")).toEqual([]);
});
