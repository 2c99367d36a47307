import { expect, test } from "vitest";
import { toAlwaysOpen, toUnlimitedCapacity } from "./always-open.ts";
import { findSlots } from "../find-slots.ts";
import { toTakenTimes } from "../taken-times.ts";
import { at, calendar, group, link, open, service } from "../testing/example-group.ts";

const closed = calendar(1, {
  slot_step: 60,
  maxrdv_period: daysOf(1),
  openinghours: [open("09:00", "10:00")],
  closures: [{ start: "2026-12-01 00:00", end: "2026-12-31 00:00" }],
  holidays: new Set(["2026-12-02"]),
});
const room = calendar(9, { closures: closed.closures });
const catalogue = group([closed], { resources: [room], min_notice: daysOf(3), maxrdv_period: daysOf(1) });
const noon = at("Europe/Paris", "2026-12-02", "12:00");
const chain = [link(service(30, { need_resource: true, resources: [9] }))];
const request = { chain, from: noon, until: noon + 5, now: noon + daysOf(400) };

function daysOf(count: number): number {
  return count * 1440;
}

test("outside the public's rules every minute can be booked, also in the past, on calendars and resources", () => {
  expect(findSlots(catalogue, new Map(), request)).toEqual([]);
  const starts = findSlots(toAlwaysOpen(catalogue), new Map(), request).map(({ start }) => start - noon);
  expect(starts).toEqual([0, 1, 2, 3, 4]);
  const far = { ...request, now: noon - daysOf(4000) };
  expect(findSlots(toAlwaysOpen(catalogue), new Map(), far)).toHaveLength(5);
});

test("what is taken stays taken, unless there is room for everybody", () => {
  const taken = toTakenTimes([1, 9].map((id) => ({ id, from: noon, until: noon + 60 })));
  expect(findSlots(toAlwaysOpen(catalogue), taken, request)).toEqual([]);
  const [slot] = findSlots(toUnlimitedCapacity(toAlwaysOpen(catalogue)), taken, request);
  expect(slot).toMatchObject({ start: noon, calendarIds: [1] });
  expect(findSlots(toUnlimitedCapacity(catalogue), taken, request)).toEqual([]);
});
