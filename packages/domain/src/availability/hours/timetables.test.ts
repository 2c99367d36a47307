import * as fc from "fast-check";
import { expect, test } from "vitest";
import { WEEKDAYS } from "../../time/instant.ts";
import { isTimeRange, toTimetables, toWeeklyRules, type WeeklyRule } from "./timetables.ts";

const rule = (more: Partial<WeeklyRule>): WeeklyRule => ({
  days: ["mo"],
  from: "09:00",
  to: "12:00",
  valid_from: null,
  valid_until: null,
  adds_to_week: false,
  interventions: [],
  ...more,
});

test("the hours of every week are one timetable, in the order of the day, even if there are none", () => {
  expect(toTimetables([])).toEqual([
    {
      valid_from: null,
      valid_until: null,
      adds_to_week: false,
      interventions: [],
      days: WEEKDAYS.map(() => []),
    },
  ]);
  const [table] = toTimetables([
    rule({ days: ["mo", "tu"], from: "14:00", to: "18:00" }),
    rule({ days: ["mo"] }),
  ]);
  expect(table?.days.slice(0, 3)).toEqual([
    [
      { from: "09:00", to: "12:00" },
      { from: "14:00", to: "18:00" },
    ],
    [{ from: "14:00", to: "18:00" }],
    [],
  ]);
});

test("a season and services of their own have a timetable of their own", () => {
  const tables = toTimetables([
    rule({ valid_from: "2027-06-01", valid_until: "2027-08-31" }),
    rule({ interventions: [3] }),
    rule({}),
  ]);
  expect(tables.map(({ valid_from, interventions }) => [valid_from, interventions])).toEqual([
    [null, []],
    ["2027-06-01", []],
    [null, [3]],
  ]);
});

test("a range that several days have alike is one rule", () => {
  const rules = [rule({ days: ["mo"] }), rule({ days: ["we"] }), rule({ days: ["fr"], to: "13:00" })];
  expect(toWeeklyRules(toTimetables(rules))).toEqual([
    rule({ days: ["mo", "we"] }),
    rule({ days: ["fr"], to: "13:00" }),
  ]);
});

const time = fc.constantFrom("08:00", "09:30", "12:00", "14:00", "24:00");
const anyRule = fc.record({
  days: fc.uniqueArray(fc.constantFrom(...WEEKDAYS), { minLength: 1 }),
  from: time,
  to: time,
  adds_to_week: fc.boolean(),
  valid_from: fc.constantFrom(null, "2027-01-01"),
  valid_until: fc.constantFrom(null, "2027-12-31"),
  interventions: fc.constantFrom([], [1], [1, 2]),
});

/** Returns each range of each day with its validity, once. */
function openOf(rules: readonly WeeklyRule[]): string[] {
  const all = rules.flatMap(({ days, ...rest }) =>
    days.map((day) =>
      [day, rest.from, rest.to, rest.valid_from, rest.valid_until, rest.interventions.join()].join(" "),
    ),
  );
  return [...new Set(all)].sort();
}

test("whatever is open in the rules is open in the timetables, and nothing else", () => {
  fc.assert(
    fc.property(fc.array(anyRule, { maxLength: 8 }), (rules) => {
      expect(openOf(toWeeklyRules(toTimetables(rules)))).toEqual(openOf(rules));
    }),
  );
});

test("a range ends after it begins, at the latest at the end of the day", () => {
  expect(isTimeRange({ from: "09:00", to: "24:00" })).toBe(true);
  expect(isTimeRange({ from: "09:00", to: "09:00" })).toBe(false);
  expect(isTimeRange({ from: "", to: "09:00" })).toBe(false);
});
