import { expect, test } from "vitest";
import { compileCatalogue } from "../compile.ts";
import { openingTable } from "./opening-table.ts";
import { at, calendar, group, open } from "../testing/example-group.ts";

test("asking for one day after the other does not make the table anew for each day", () => {
  const hours = { openinghours: [open("09:00", "12:00")] };
  const [compiled] = compileCatalogue(group([calendar(1, hours)])).calendars;
  const first = at("Europe/Paris", "2026-12-01", "09:00");
  const days = Array.from({ length: 365 }, (_, day) => first + day * 1440);
  const tables = days.map((start) => openingTable(compiled!, [1], start, start + 30));
  expect(new Set(tables).size).toBeLessThan(20);
  for (const [day, { runs }] of tables.entries()) expect(runs.at(-1)).toBeGreaterThan(days[day]!);
});

const DAY = 1440;
const weekly = { openinghours: [open("09:00", "12:00")] };
const noon = (day: string) => at("Europe/Paris", day, "12:00");

test("what a table covers is not made again; asking for distant days in turn does not make it grow for ever", () => {
  const [compiled] = compileCatalogue(group([calendar(1, weekly)])).calendars;
  const table = (start: number, days = 1) => openingTable(compiled!, [1], start, start + days * DAY);
  const first = noon("2026-12-01");
  const existing = table(first, 30);
  for (const days of [0, 10, 29]) expect(table(first + days * DAY)).toBe(existing);
  const grown = table(first - 30 * DAY);
  expect(grown).not.toBe(existing);
  expect(table(first, 30)).toBe(grown);
  const distant = table(first + 3000 * DAY);
  expect(distant.untilDay - distant.fromDay).toBeLessThan(10);
  expect(table(first).untilDay - table(first).fromDay).toBeLessThan(10);
});

test("services with hours of their own have their own table, the others share one", () => {
  const own = open("14:00", "15:00", { interventions: [7] });
  const [plain, named] = compileCatalogue(
    group([calendar(1, weekly), calendar(2, { openinghours: [...weekly.openinghours, own] })]),
  ).calendars;
  const first = noon("2026-12-01");
  const of = (compiled: typeof plain, id: number) => openingTable(compiled!, [id], first, first + DAY);
  expect(of(plain, 7)).toBe(of(plain, 8));
  expect(of(named, 7)).not.toBe(of(named, 8));
  expect(of(named, 8)).toBe(of(named, 9));
});

test("ranges stand in the order of their instants, and one that a clock change swallows is none", () => {
  const night = { openinghours: [open("00:30", "01:00"), open("02:00", "03:00"), open("04:00", "05:00")] };
  const [compiled] = compileCatalogue(group([calendar(1, night)])).calendars;
  // On 28 March 2027 the clocks go from 2 to 3.
  const first = at("Europe/Paris", "2027-03-27", "00:00");
  const { ranges, fromDay, untilDay } = openingTable(compiled!, [1], first, first + 2 * DAY);
  expect([...ranges]).toEqual([...ranges].toSorted((a, b) => a - b));
  expect(ranges.length).toBe(2 * (3 * (untilDay - fromDay) - 1));
});

test("what is compiled of a calendar stays in the next catalogue, but not in that of another time zone", () => {
  const [one, other] = [group([calendar(1, weekly)]), group([calendar(1, weekly)])];
  const [compiled] = compileCatalogue(one).calendars;
  expect(compileCatalogue({ ...one, min_notice: 5 }).calendars[0]).toBe(compiled);
  expect(compileCatalogue(other).calendars[0]).not.toBe(compiled);
  const [moved] = compileCatalogue({ ...one, timezone: "America/New_York" }).calendars;
  const start = noon("2026-12-01");
  const runOf = (of: typeof compiled) => openingTable(of!, [1], start, start + DAY).runs[0]!;
  expect(runOf(moved) - runOf(compiled)).toBe(360);
});
