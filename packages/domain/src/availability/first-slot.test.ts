import { expect, test } from "vitest";
import { firstSlotWindows } from "./first-slot.ts";
import { calendar, group, link, service } from "./testing/example-group.ts";

const WEEK = 7 * 1440;
const chain = [link(service(30))];

test("a first slot is looked for in a week, then in twice as much each time, as far ahead as any calendar is booked", () => {
  const far = group([calendar(1), calendar(2, { maxrdv_period: 4 * WEEK })], {
    maxrdv_period: 100,
    min_notice: 60,
  });
  expect(firstSlotWindows(far, { chain, from: 0, now: 0 })).toEqual([
    { from: 60, until: 60 + WEEK },
    { from: 60 + WEEK, until: 60 + 3 * WEEK },
    { from: 60 + 3 * WEEK, until: 4 * WEEK + 1 },
  ]);
  expect(firstSlotWindows(far, { chain, from: 500, now: 0.5 })[0]).toEqual({ from: 500, until: 500 + WEEK });
});

test("the last minute that can be booked is looked at, and nothing after it", () => {
  const near = group([calendar(1)], { maxrdv_period: 100 });
  expect(firstSlotWindows(near, { chain, from: 100, now: 0 })).toEqual([{ from: 100, until: 101 }]);
  expect(firstSlotWindows(near, { chain, from: 101, now: 0 })).toEqual([]);
});

test("a service's own notice and period come first, and only its calendars count", () => {
  const far = group([calendar(1), calendar(2, { maxrdv_period: 4 * WEEK })], { maxrdv_period: 100 });
  const own = [link(service(30, { min_notice: 20, maxrdv_period: 300, calendars: [1] }))];
  expect(firstSlotWindows(far, { chain: own, from: 0, now: 0 })).toEqual([{ from: 20, until: 301 }]);
  expect(firstSlotWindows(far, { chain: [link(service(30, { calendars: [] }))], from: 0, now: 0 })).toEqual(
    [],
  );
  expect(firstSlotWindows(far, { chain: [], from: 0, now: 0 })).toEqual([]);
});
