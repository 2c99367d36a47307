import { expect, test } from "vitest";
import { calendar } from "../availability/testing/example-group.ts";
import { checkHold, type HeldPlace, toHeldPlaces } from "./check-hold.ts";
import { twoCalendars } from "./testing/example-offer.ts";

const RULES = { hold_limit_per_address: 20, hold_limit_per_calendar: 10 };
const place = (part: Partial<HeldPlace> = {}): HeldPlace => ({
  capacity: 1,
  held: 0,
  heldByAddress: 0,
  minutesByAddress: 0,
  ...part,
});

test.each([
  ["nothing is held", RULES, 0, [place()], 30],
  ["the last hold of an address", RULES, 19, [place()], 30],
  ["one more than an address may have", RULES, 20, [place()], null],
  ["the last hold of a calendar", RULES, 0, [place({ held: 9 })], 30],
  ["one more than a calendar may have", RULES, 0, [place({ held: 10 })], null],
  ["one more than a calendar may have, with two places", RULES, 0, [place({ held: 10, capacity: 2 })], 30],
  ["an address with less than its share of a calendar", RULES, 3, [place({ held: 3, heldByAddress: 3 })], 30],
  ["an address with its share of a calendar", RULES, 4, [place({ held: 4, heldByAddress: 4 })], null],
  ["the resource is at its ceiling, the calendar is not", RULES, 0, [place(), place({ held: 10 })], null],
  ["a time that the address has held before", RULES, 0, [place({ minutesByAddress: 12 })], 18],
  ["a time that the address has held for all but a minute", RULES, 0, [place({ minutesByAddress: 29 })], 1],
  ["a time that the address has held long enough", RULES, 0, [place({ minutesByAddress: 29.5 })], null],
  ["a time of which two may be held", RULES, 0, [place({ minutesByAddress: 50, capacity: 2 })], 10],
  ["a group that holds nothing for an address", { ...RULES, hold_limit_per_address: 0 }, 0, [place()], null],
  ["a group that holds nothing of a calendar", { ...RULES, hold_limit_per_calendar: 0 }, 0, [place()], null],
])("%s", (_title, rules, heldByAddress, places, minutes) => {
  const check = checkHold(rules, heldByAddress, 1, places);
  expect(check.ok ? check.longestMinutes : null).toBe(minutes);
});

test.each([
  ["as heavy as there is room for", 15, 5, true],
  ["heavier than there is room for", 15, 6, false],
  ["heavier than all an address may hold, alone", 0, 40, true],
  ["heavier than all an address may hold, beside another", 1, 40, false],
])("a slot that is %s", (_title, heldByAddress, weight, ok) => {
  expect(checkHold(RULES, heldByAddress, weight, [place()]).ok).toBe(ok);
});

const on = (calendarId: number, resourceId: number | null) => ({
  calendarId,
  resourceId,
  start: 0,
  end: 30,
  takenFrom: 0,
  takenUntil: 30,
});

test("what is held is looked at once for each calendar and resource of the chain, and where nothing is held too", () => {
  const catalogue = twoCalendars({ resources: [calendar(8), calendar(9, { capacity: 3 })] });
  const row = { calendar_id: 9, held: 4, heldByAddress: 2, minutesByAddress: 7 };
  const places = toHeldPlaces(catalogue, [on(1, 9), on(2, null), on(1, 9)], [row]);
  expect(places).toMatchObject([
    place({ capacity: 1 }),
    place({ capacity: 3, held: 4, heldByAddress: 2, minutesByAddress: 7 }),
    place({ capacity: 1 }),
  ]);
});
