import { expect, test } from "vitest";
import { wallToInstant } from "../time/zone.ts";
import { findSlots, findSlotsInSteps } from "./find-slots.ts";
import { fillSlotStarts, instantList } from "./slot-starts.ts";
import { toTakenTimes } from "./taken-times.ts";
import {
  type Busy,
  calendar,
  group,
  link,
  open,
  service,
  slotsOn,
  timesOn,
} from "./testing/example-group.ts";
import { runToEnd } from "./work.ts";

const ALWAYS = [open("00:00", "24:00")];

test("ranges that lie in one another, as around an odd clock change, give each start once and in order", () => {
  const list = instantList();
  const table = {
    fromDay: 0,
    untilDay: 1,
    ranges: Int32Array.of(0, 240, 60, 300),
    runs: Int32Array.of(0, 300),
  };
  fillSlotStarts(list, table, 40, 40, 0, 300);
  expect([...list.values.subarray(0, list.count)]).toEqual([
    0, 40, 60, 80, 100, 120, 140, 160, 180, 200, 220, 260,
  ]);
});

test("more starts than there was room for are all offered, but those that are taken", () => {
  const busy = group([calendar(1, { slot_step: 5, openinghours: ALWAYS })]);
  const from = wallToInstant("Europe/Paris", "2026-12-01", 0);
  const until = from + 20 * 1440;
  const taken = toTakenTimes([{ id: 1, from: until - 60, until: until - 30 }]);
  const slots = findSlots(busy, taken, { chain: [link(service(5))], from, until, now: from });
  const requestBody = Array.from({ length: 20 * 288 }, (_, index) => from + 5 * index);
  expect(slots.map(({ start }) => start)).toEqual(
    requestBody.filter((start) => start < until - 60 || start >= until - 30),
  );
});

test("what lasts longer than days are offered ahead ends days after the last start that is asked for", () => {
  const always = group([calendar(1, { slot_step: 720, openinghours: ALWAYS })]);
  expect(timesOn(always, "2026-12-01", [link(service(9 * 1440))])).toBe("00:00 12:00");
  const bed = calendar(7, { openinghours: ALWAYS });
  const withBed = { ...always, resources: [bed] };
  expect(timesOn(withBed, "2026-12-01", [link(service(9 * 1440, { need_resource: true }))])).toBe(
    "00:00 12:00",
  );
});

test("seventy calendars with hours of three kinds are each named where they are free", () => {
  const kinds = [
    ["09:00", "10:00"],
    ["09:30", "11:00"],
    ["08:00", "09:30"],
  ] as const;
  const calendars = Array.from({ length: 70 }, (_, index) => {
    const [from, to] = kinds[index % 3]!;
    return calendar(index + 1, { openinghours: [open(from, to)] });
  });
  const ids = (...which: number[]) =>
    calendars.map(({ id }) => id).filter((id) => which.includes((id - 1) % 3));
  const slots = slotsOn(group(calendars), "2026-12-01", [link(service(30))], [[66, "08:30", "09:00"]]);
  expect(slots.map(({ calendarIds }) => calendarIds)).toEqual([
    ids(2),
    ids(2).filter((id) => id !== 66),
    ids(0, 2),
    ids(0, 1),
    ids(1),
    ids(1),
  ]);
  expect(slots.map(({ capacity }) => capacity)).toEqual(slots.map(({ calendarIds }) => calendarIds.length));
});

test("a resource with more taken than it has takes nothing away from another one", () => {
  const hours = { openinghours: [open("09:00", "10:00")] };
  const salon = group([calendar(1, { capacity: 5, ...hours })], {
    resources: [calendar(7, { capacity: 2, ...hours }), calendar(8, hours)],
  });
  const sentRequest = [link(service(30, { need_resource: true }))];
  const five = Array.from({ length: 5 }, (): Busy => [7, "09:00", "09:30"]);
  const slots = slotsOn(salon, "2026-12-01", sentRequest, five);
  expect(slots.map(({ capacity }) => capacity)).toEqual([1, 3]);
});

test("a search that is given up in the middle of the days answers nothing, in steps and at once", () => {
  const salon = group([calendar(1, { openinghours: ALWAYS })]);
  const from = wallToInstant("Europe/Paris", "2026-12-01", 0);
  const chain = [link(service(30)), link(service(45, { id: 2 }))];
  const request = { chain, from, until: from + 3 * 1440, now: from };
  const all = findSlots(salon, new Map(), request);
  expect(runToEnd(findSlotsInSteps(salon, new Map(), request, { left: 1_000_000 }))).toEqual(all);
  expect(runToEnd(findSlotsInSteps(salon, new Map(), request, { left: 3 }))).toBeNull();
  expect(findSlots(salon, new Map(), request, { left: 3 })).toBeNull();
});
