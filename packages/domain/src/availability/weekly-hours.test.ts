import { expect, test } from "vitest";
import type { OpeningRule } from "./model.ts";
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
