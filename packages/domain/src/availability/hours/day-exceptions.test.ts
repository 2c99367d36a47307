import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { minuteOfDay, toWallTime } from "../../time/instant.ts";
import { clearExceptionsOfDay, openDayAt, openHolidayAsUsual } from "./day-exceptions.ts";
import type { Closure, Opening, OpeningRule } from "../model.ts";
import { openRangesOn } from "./special-days.ts";

const THURSDAY = "2026-12-03";
const RULES: readonly OpeningRule[] = [
  { days: ["mo", "tu", "we", "th", "fr"], from: "09:00", to: "12:00" },
  { days: ["th"], from: "14:00", to: "18:00", interventions: [3] },
];
const same = <One>(one: One): One => one;
const NONE = { closures: [] as Closure[], openings: [] as Opening[] };
const USUAL = { rules: RULES, isHoliday: false };

describe("one day at other hours", () => {
  test("closes what is open beyond them, and opens what is missing", () => {
    const changed = openDayAt(NONE, THURSDAY, [{ from: "10:00", to: "15:00" }], USUAL, same, same);
    expect(changed.closures).toEqual([
      { start: "2026-12-03 09:00", end: "2026-12-03 10:00" },
      { start: "2026-12-03 15:00", end: "2026-12-03 18:00" },
    ]);
    expect(changed.openings).toEqual([{ date: THURSDAY, from: "12:00", to: "14:00" }]);
  });

  test("opens one day in the midst of an absence, and leaves the days around it closed", () => {
    const away = {
      ...NONE,
      closures: [{ start: "2026-11-30 00:00", end: "2026-12-12 00:00", label: "Away" }],
    };
    const changed = openDayAt(away, THURSDAY, [{ from: "09:00", to: "12:00" }], USUAL, same, (one) => ({
      ...one,
      label: "",
    }));
    expect(changed.closures).toEqual([
      { start: "2026-11-30 00:00", end: "2026-12-03 00:00", label: "Away" },
      { start: "2026-12-04 00:00", end: "2026-12-12 00:00", label: "Away" },
      { start: "2026-12-03 14:00", end: "2026-12-03 18:00", label: "" },
    ]);
  });

  test("is exactly open then, whatever was said of the day before", () => {
    const time = fc.integer({ min: 0, max: 96 }).map((quarter) => quarter * 15);
    const range = fc
      .uniqueArray(time, { minLength: 2, maxLength: 2 })
      .map((two) => two.toSorted((a, b) => a - b))
      .map(([from = 0, to = 0]) => ({ from: toWallTime(from), to: toWallTime(to) }));
    const closure = fc
      .uniqueArray(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 2 })
      .map((days) => days.toSorted((a, b) => a - b))
      .map(([from, to]) => ({ start: `2026-12-0${from} 11:00`, end: `2026-12-0${to} 16:00` }));
    fc.assert(
      fc.property(
        fc.array(range, { maxLength: 3 }),
        fc.array(closure, { maxLength: 3 }),
        fc.array(range, { maxLength: 2 }),
        fc.boolean(),
        (requestBody, closures, opened, isHoliday) => {
          const before = { closures, openings: opened.map((one) => ({ date: THURSDAY, ...one })) };
          const changed = openDayAt(before, THURSDAY, requestBody, { rules: RULES, isHoliday }, same, same);
          const holidays = new Set(isHoliday ? [THURSDAY] : []);
          const calendar = { openinghours: RULES, holidays };
          const open = openRangesOn({ ...calendar, ...changed }, THURSDAY);
          const inside = (minute: number) =>
            requestBody.some(
              ({ from, to }) => (minuteOfDay(from) ?? 0) <= minute && minute < (minuteOfDay(to) ?? 0),
            );
          for (let minute = 0; minute < 1440; minute += 15) {
            const at = open.findIndex(
              (from, index) => index % 2 === 0 && from <= minute && minute < open[index + 1]!,
            );
            expect(at >= 0, `${minute}`).toBe(inside(minute));
          }
          // The neighbouring days are unchanged.
          for (const day of ["2026-12-02", "2026-12-04"])
            expect(openRangesOn({ ...calendar, ...changed }, day)).toEqual(
              openRangesOn({ ...calendar, ...before }, day),
            );
        },
      ),
    );
  });
});

test("a day as usual again has no exception of its own", () => {
  const all = {
    closures: [{ start: "2026-12-02 12:00", end: "2026-12-03 12:00" }],
    openings: [{ date: THURSDAY, from: "19:00", to: "20:00" }],
  };
  expect(clearExceptionsOfDay(all, THURSDAY)).toEqual({
    closures: [{ start: "2026-12-02 12:00", end: "2026-12-03 00:00" }],
    openings: [],
  });
});

test("a holiday that is worked has the hours of its weekday, those of single services too", () => {
  expect(openHolidayAsUsual(RULES, THURSDAY)).toEqual([
    { date: THURSDAY, from: "09:00", to: "12:00", interventions: [] },
    { date: THURSDAY, from: "14:00", to: "18:00", interventions: [3] },
  ]);
  expect(openHolidayAsUsual(RULES, "2026-12-06")).toEqual([]);
});
