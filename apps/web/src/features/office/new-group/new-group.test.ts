import { expect, test } from "vitest";
import { toMinorUnits, toTypedPrice } from "./price.ts";
import { toOpeningRules, toTypedWeek } from "./week.ts";

test("a week as it is typed says the same as the rules it came from", () => {
  const rules = [
    { days: ["mo" as const, "we" as const], from: "14:00", to: "18:00" },
    { days: ["mo" as const], from: "09:00", to: "12:00" },
  ];
  const week = toTypedWeek(rules);
  expect(week.mo).toEqual([
    { from: "09:00", to: "12:00" },
    { from: "14:00", to: "18:00" },
  ]);
  expect(toOpeningRules(week)).toEqual([
    { days: ["mo"], from: "09:00", to: "12:00" },
    { days: ["mo"], from: "14:00", to: "18:00" },
    { days: ["we"], from: "14:00", to: "18:00" },
  ]);
});

test("half a range is none, and midnight ends the day", () => {
  const week = toTypedWeek([]);
  const typed = [
    { from: "20:00", to: "00:00" },
    { from: "09:00", to: "" },
  ] as const;
  expect(toOpeningRules({ ...week, fr: typed })).toEqual([{ days: ["fr"], from: "20:00", to: "24:00" }]);
});

test.each([
  ["25", 2500],
  [" 25,5 ", 2550],
  ["25.05", 2505],
  ["", null],
  ["free", null],
  ["1.234", null],
])("the price %j is %j", (typed, minor) => expect(toMinorUnits(typed)).toBe(minor));

test("a price is shown as it would be typed", () => {
  expect([2500, 2550, 0, null].map((minor) => toTypedPrice(minor, "en"))).toEqual(["25", "25.50", "0", ""]);
});
