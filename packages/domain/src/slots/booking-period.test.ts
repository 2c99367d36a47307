import { expect, test } from "vitest";
import { bookingPeriod } from "./booking-period.ts";

const GROUP = 1000;
const CALENDARS = [
  { id: 1, maxrdv_period: 5000 },
  { id: 2, maxrdv_period: 300 },
  { id: 3, maxrdv_period: null },
];
const on = (
  calendar_id: number,
  calendar_ids: number[] | null = null,
  calendars: number[] | null = null,
) => ({
  intervention_id: 9,
  calendar_id,
  calendar_ids,
  resource_id: 0,
  calendars,
});

test.each([
  ["the calendar's own, longer", [on(1)], 5000],
  ["the calendar's own, shorter", [on(2)], 300],
  ["the group's for a calendar without one", [on(3)], GROUP],
  ["no preference: the longest of all", [on(0)], 5000],
  ["any of these: the longest of them", [on(0, [2, 3])], GROUP],
  ["several in a row: each within its own", [on(1), on(2)], 300],
  ["a pack: each of its services", [on(0, null, [1, 3])], GROUP],
  ["an unknown calendar", [on(8)], GROUP],
  ["nothing chosen", [], GROUP],
])("the last day to be booked: %s", (_, chain, expected) => {
  expect(bookingPeriod(chain, CALENDARS, GROUP)).toBe(expected);
});
