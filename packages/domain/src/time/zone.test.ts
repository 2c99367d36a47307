import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  dateOf,
  minuteOf,
  minuteOfDate,
  addDays,
  fromDayNumber,
  isDay,
  minuteOfDay,
  toDayNumber,
  weekdayOf,
} from "./instant.ts";
import {
  formatRfc3339,
  formatWallDateTime,
  instantToWall,
  parseRfc3339,
  parseWallDateTime,
  wallToInstant,
} from "./zone.ts";

describe("days", () => {
  test("count as the calendar does, for a thousand years", () => {
    for (let number = toDayNumber("1900-01-01"); number <= toDayNumber("2999-12-31"); number++) {
      const day = new Date(number * 86_400_000).toISOString().slice(0, 10);
      if (fromDayNumber(number) !== day || toDayNumber(day) !== number || !isDay(day)) throw new Error(day);
    }
  });

  test.each([
    "2026-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-1-1",
    "1899-12-31",
    "3000-01-01",
    "",
    "2026-04-31",
    "12026-04-30",
    "2026-04-300",
  ])("%j is no day", (text) => expect(isDay(text)).toBe(false));

  test("pass from month to month and know their weekday", () => {
    expect(addDays("2024-02-28", 2)).toBe("2024-03-01");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(weekdayOf("2026-12-01")).toBe("tu");
    expect(weekdayOf("1969-12-31")).toBe("we");
  });

  test("end at 24:00", () => {
    expect(["00:00", "23:59", "24:00"].map(minuteOfDay)).toEqual([0, 1439, 1440]);
  });

  test.each(["24:01", "9:00", "12:60", "109:00", "09:000"])("%j is no time of day", (text) =>
    expect(minuteOfDay(text)).toBeNull(),
  );

  test("minutes, milliseconds and dates name the same instant", () => {
    const date = new Date("2026-12-01T09:20:00Z");
    const minute = minuteOfDate(date);
    expect(minute).toBe(29_935_280);
    expect(dateOf(minute)).toEqual(date);
    expect(minuteOf(date.getTime() + 59_999)).toBe(minute);
  });
});

describe("an instant as it is sent", () => {
  test.each([
    ["UTC", "2026-12-01T09:20:00Z"],
    ["Europe/London", "2026-12-01T09:20:00+00:00"],
    ["Europe/Paris", "2026-12-01T10:20:00+01:00"],
  ])("in %s", (zone, text) => {
    const instant = Date.parse("2026-12-01T09:20:00Z") / 60_000;
    expect(formatRfc3339(zone, instant)).toBe(text);
    expect(parseRfc3339(text)).toBe(instant);
  });
});

describe("a zone's clock", () => {
  test.each([
    [
      "a skipped time moves forward by the skip",
      "Europe/Paris",
      "2026-03-29",
      "02:30",
      "2026-03-29T03:30:00+02:00",
    ],
    [
      "a repeated time means its first pass",
      "Europe/Paris",
      "2026-10-25",
      "02:30",
      "2026-10-25T02:30:00+02:00",
    ],
    ["half an hour skipped", "Australia/Lord_Howe", "2026-10-04", "02:10", "2026-10-04T02:40:00+11:00"],
    ["half an hour repeated", "Australia/Lord_Howe", "2026-04-05", "01:45", "2026-04-05T01:45:00+11:00"],
    ["no midnight", "America/Sao_Paulo", "2018-11-04", "00:00", "2018-11-04T01:00:00-02:00"],
    ["a quarter past", "Asia/Kathmandu", "2026-01-01", "00:00", "2026-01-01T00:00:00+05:45"],
    ["a whole day skipped", "Pacific/Apia", "2011-12-30", "10:00", "2011-12-31T10:00:00+14:00"],
    ["a minute past midnight", "America/St_Johns", "2010-03-14", "00:30", "2010-03-14T01:30:00-02:30"],
    ["the end of a day", "Europe/Paris", "2026-12-31", "24:00", "2027-01-01T00:00:00+01:00"],
  ])("%s", (_title, zone, day, time, expected) =>
    expect(formatRfc3339(zone, wallToInstant(zone, day, minuteOfDay(time) ?? 0))).toBe(expected),
  );

  test("shows what Intl shows, in every zone", () => {
    const zones = Intl.supportedValuesOf("timeZone");
    const formatters = new Map<string, Intl.DateTimeFormat>();
    const options = { dateStyle: "short", timeStyle: "medium" } as const;
    fc.assert(
      fc.property(
        fc.constantFrom(...zones),
        fc.integer({ min: 2 * 525_960, max: 130 * 525_960 }),
        (zone, instant) => {
          const formatter =
            formatters.get(zone) ?? new Intl.DateTimeFormat("sv", { timeZone: zone, ...options });
          formatters.set(zone, formatter);
          // Liberia's clock was 44 minutes and 30 seconds behind until 1972; the table has whole minutes only.
          expect(formatWallDateTime(zone, instant).slice(0, 16)).toBe(
            formatter.format(instant * 60_000).slice(0, 16),
          );
          expect(parseRfc3339(formatRfc3339(zone, instant))).toBe(instant);
          const { day, minuteOfDay: minute } = instantToWall(zone, instant);
          expect(wallToInstant(zone, day, minute)).toBeLessThanOrEqual(instant);
        },
      ),
      { numRuns: 1500 },
    );
  });

  test.each([
    "2026-12-01",
    "2026-12-01 09:20",
    "2026-12-01 09:20:30",
    "2026-12-01T09:20:00",
    "2026-12-01 24:00:00",
    "2026-02-30 09:20:00",
    "0026-12-01 09:20:00",
    "12026-12-01 09:20:00",
    "2026-12-01 09:20:00Z",
    "2026-12-01 09:60:00",
    "x",
  ])("%j is no date-time of ours", (text) => expect(parseWallDateTime("Europe/Paris", text)).toBeNull());

  test.each([
    ["2026-12-01T09:20:00+01:00", "2026-12-01 09:20:00"],
    ["2026-12-01T08:20:00Z", "2026-12-01 09:20:00"],
    ["2026-12-01t08:20:00.000z", "2026-12-01 09:20:00"],
    ["2026-11-30T22:50:00-09:30", "2026-12-01 09:20:00"],
  ])("%s is %s in Paris", (text, expected) =>
    expect(formatWallDateTime("Europe/Paris", parseRfc3339(text) ?? 0)).toBe(expected),
  );

  test.each([
    "2026-12-01T09:20:30Z",
    "2026-12-01T09:20:00",
    "2026-12-01T09:20:00+1:00",
    "2026-12-01T25:00:00Z",
    "2026-12-01T09:60:00Z",
    "2026-12-01T09:20:00+24:00",
    "12026-12-01T09:20:00Z",
    "2026-12-01T09:20:00Z ",
  ])("%j names no whole minute", (text) => expect(parseRfc3339(text)).toBeNull());
});
