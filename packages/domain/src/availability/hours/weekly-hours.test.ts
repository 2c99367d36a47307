import { expect, test } from "vitest";
import type { OpeningRule } from "../model.ts";
import { weeklyHours } from "./weekly-hours.ts";

const TODAY = "2026-12-01";

function hoursOf(...calendars: OpeningRule[][]): string[] {
  return weeklyHours(
    calendars.map((openinghours) => ({ openinghours })),
    TODAY,
  ).map((ranges) => ranges.map(({ from, to }) => `${from}-${to}`).join(" "));
}

test("a week starts on Monday and says when anyone at all is there", () => {
  const anna: OpeningRule[] = [
    { days: ["mo", "tu"], from: "09:00", to: "12:30" },
    { days: ["mo"], from: "14:00", to: "18:00" },
  ];
  const bea: OpeningRule[] = [{ days: ["mo", "su"], from: "12:00", to: "13:00", interventions: [4] }];
  expect(hoursOf(anna, bea)).toEqual([
    "09:00-13:00 14:00-18:00",
    "09:00-12:30",
    "",
    "",
    "",
    "",
    "12:00-13:00",
  ]);
});

test("ranges that touch are one, until midnight too", () => {
  const night: OpeningRule[] = [
    { days: ["fr"], from: "20:00", to: "24:00" },
    { days: ["fr"], from: "08:05", to: "20:00" },
    { days: ["sa"], from: "00:00", to: "02:00" },
  ];
  expect(hoursOf(night).slice(4)).toEqual(["08:05-24:00", "00:00-02:00", ""]);
});

test("only what holds today counts, its last day included", () => {
  const rule = { days: ["we"], from: "09:00", to: "10:00" } as const;
  expect(hoursOf([{ ...rule, valid_until: "2026-11-30" }])).toEqual([]);
  expect(hoursOf([{ ...rule, valid_until: TODAY, valid_from: TODAY }])[2]).toBe("09:00-10:00");
  expect(hoursOf([{ ...rule, valid_from: "2026-12-02" }])).toEqual([]);
});

const on = (from: string, more: Partial<OpeningRule> = {}): OpeningRule => ({
  days: ["mo", "tu"],
  from,
  to: "20:00",
  ...more,
});

test("a season replaces the week while it lasts, the one that began last, and what is added stays", () => {
  const season = { valid_from: "2026-11-15", valid_until: "2026-12-31" };
  const week = on("08:00");
  expect(hoursOf([week, on("12:00", { ...season, days: ["tu"] })]).slice(0, 2)).toEqual(["", "12:00-20:00"]);
  expect(hoursOf([week, on("12:00", { ...season, adds_to_week: true })])[0]).toBe("08:00-20:00");
  // The week itself changes on a date, and a season replaces the new week as well.
  const later = on("10:00", { valid_from: "2026-11-01" });
  expect(hoursOf([week, later])[0]).toBe("10:00-20:00");
  expect(hoursOf([week, later, on("12:00", season)])[0]).toBe("12:00-20:00");
  expect(hoursOf([later, on("12:00", { ...later, from: "12:00", valid_until: TODAY })])[0]).toBe(
    "12:00-20:00",
  );
  // A season for one service leaves the other services' week unchanged.
  expect(hoursOf([week, on("06:00", { ...season, interventions: [4], to: "07:00" })])[0]).toBe(
    "06:00-07:00 08:00-20:00",
  );
  const itsWeek = on("06:00", { interventions: [4], to: "07:00" });
  expect(hoursOf([week, itsWeek, on("12:00", season)])[0]).toBe("12:00-20:00");
});

test("a day says at most two ranges: of more, the shortest pauses are left unsaid", () => {
  const rules: OpeningRule[] = (
    [
      ["08:00", "09:00"],
      ["09:15", "12:00"],
      ["14:00", "16:00"],
      ["16:30", "18:00"],
    ] as const
  ).map(([from, to]) => ({ days: ["mo"], from, to }));
  expect(hoursOf(rules)[0]).toBe("08:00-12:00 14:00-18:00");
});

test("no calendar has hours: no week at all", () => {
  expect(hoursOf()).toEqual([]);
  expect(hoursOf([], [{ days: ["mo"], from: "09:00", to: "10:00", valid_until: "2020-01-01" }])).toEqual([]);
});
