import { expect, test } from "vitest";
import { bookingPeriod } from "./booking-period.ts";

const GROUP = 1000;
const CALENDARS = [
  { id: 1, maxrdv_period: 5000 },
  { id: 2, maxrdv_period: 300 },
  { id: 3, maxrdv_period: null },
];
const INTERVENTIONS = [
  { id: 8, maxrdv_period: 2000 },
  { id: 9, maxrdv_period: null },
];
const PACKS = [{ id: 5, config: [{ intervention_id: 9 }, { break_time: 15 }, { intervention_id: 8 }] }];
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
  ["a pack: each of its services", [{ ...on(0, null, [3, 1]), intervention_id: 0, pack_id: 5 }], GROUP],
  ["the service's own, on a calendar without one", [{ ...on(3), intervention_id: 8 }], 2000],
  ["the service's own, shorter than the calendar's", [{ ...on(1), intervention_id: 8 }], 2000],
  ["the calendar's own, shorter than the service's", [{ ...on(2), intervention_id: 8 }], 300],
  ["a service of a pack", [{ ...on(0, null, [1, 3]), intervention_id: 0, pack_id: 5 }], 2000],
  ["a pack with no preference", [{ ...on(0), intervention_id: 0, pack_id: 5 }], 2000],
  ["an unknown calendar", [on(8)], GROUP],
  ["nothing chosen", [], GROUP],
])("the last day to be booked: %s", (_, chain, expected) => {
  expect(
    bookingPeriod(chain, { calendars: CALENDARS, interventions: INTERVENTIONS, packs: PACKS }, GROUP),
  ).toBe(expected);
});
