import { expect, test } from "vitest";
import { assignChain } from "./chain/assign-chain.ts";
import { assignWithoutLimit } from "./testing/search.ts";
import { findSlots, findSlotsInSteps } from "./find-slots.ts";
import type { Catalogue, ChainLink } from "./model.ts";
import { toTakenTimes } from "./taken-times.ts";

const calendar = (id: number) => ({
  id,
  sort: 0,
  capacity: 1,
  slot_step: 5,
  maxrdv_period: null,
  openinghours: [{ days: ["tu"] as const, from: "00:00", to: "24:00" }],
  openings: [],
  closures: [],
  holidays: new Set<string>(),
});

const catalogue: Catalogue = {
  timezone: "Europe/Paris",
  min_notice: 0,
  maxrdv_period: 525_600,
  calendars: Array.from({ length: 8 }, (_, at) => calendar(at + 1)),
  resources: [],
};
const start = Date.parse("2026-12-01T10:00:00+01:00") / 60_000;
const now = start - 1440;

/** Each link takes its calendar for hours, because of its buffers. */
function crowd(size: number): ChainLink[] {
  const buffers = {
    buffer_before: 300,
    buffer_after: 300,
    need_resource: false,
    calendars: null,
    resources: null,
    openinghours: null,
    min_notice: null,
    maxrdv_period: null,
  };
  return Array.from({ length: size }, (_, at) => ({
    service: { id: at, length: 15, ...buffers },
    calendarIds: null,
    resourceIds: null,
    breakBefore: 5,
  }));
}

/** Some taken seats make all calendars different. */
const taken = toTakenTimes(
  catalogue.calendars.map(({ id }) => ({ id, from: start - 320 + 7 * id, until: start - 315 + 7 * id })),
);

test("a chain that many calendars might take and none can is known to be full after few steps", () => {
  const work = { left: 2000 };
  expect(assignChain(catalogue, new Map(), crowd(12), start, now, work)).toBeNull();
  expect(assignChain(catalogue, new Map(), crowd(8), start, now, work)).toHaveLength(8);
  expect(
    findSlots(
      catalogue,
      new Map(),
      { chain: crowd(9), from: start, until: start + 60, now },
      { left: 50_000 },
    ),
  ).toEqual([]);
});

test("a chain that cannot be placed within the given work never counts as full", () => {
  const request = { chain: crowd(8), from: start, until: start + 60, now };
  const all = findSlots(catalogue, taken, request);
  for (let left = 0; left < 2000; left += 7) {
    const slots = findSlots(catalogue, taken, request, { left });
    if (slots) expect(slots).toEqual(all);
    const assigned = assignChain(catalogue, taken, crowd(8), start, now, { left });
    if (assigned !== "too_hard")
      expect(assigned).toEqual(assignWithoutLimit(catalogue, taken, crowd(8), start, now));
  }
  expect(findSlots(catalogue, taken, request, { left: 5 })).toBeNull();
  expect(assignChain(catalogue, taken, crowd(8), start, now, { left: 5 })).toBe("too_hard");
});

test("one hard start is searched in slices, at hardly more work than at once", () => {
  const calendars = Array.from({ length: 7 }, (_, at) => ({ ...calendar(at + 1), capacity: 2 }));
  // One of each calendar's two seats is taken most of the time, so there is no room for eight links, which takes many attempts to
  // find out.
  const taken = toTakenTimes(
    calendars.flatMap(({ id }) =>
      Array.from({ length: 12 }, (_, at) => start - 600 + 110 * at + 7 * id).map((from) => ({
        id,
        from,
        until: from + 100,
      })),
    ),
  );
  const request = { chain: crowd(8), from: start, until: start + 1, now };
  const whole = { left: 1e6 };
  const expected = findSlots({ ...catalogue, calendars }, taken, request, whole);
  const inSlices = { left: 1e6, perSlice: 2000 };
  const search = findSlotsInSteps({ ...catalogue, calendars }, taken, request, inSlices);
  const slices: number[] = [];
  for (let slice; !slice?.done; ) {
    const before = inSlices.left;
    slice = search.next();
    slices.push(before - inSlices.left);
    if (slice.done) expect(slice.value).toEqual(expected);
  }
  expect(slices.length).toBeGreaterThan(50);
  expect(Math.max(...slices)).toBeLessThan(3 * 2000);
  expect((1e6 - inSlices.left) / (1e6 - whole.left)).toBeLessThan(1.1);
});

test("one allowance of work serves several searches", () => {
  const request = { chain: crowd(3), from: start, until: start + 60, now };
  const work = { left: 1000 };
  let answers = 0;
  while (findSlots(catalogue, taken, request, work)) answers++;
  expect(answers).toBeGreaterThan(0);
  expect(work.left).toBeLessThan(0);
});
