import * as fc from "fast-check";
import { assignWithoutLimit, findFirstSlot } from "./testing/search.ts";
import { describe, expect, test } from "vitest";
import { assignChain } from "./chain/assign-chain.ts";
import { findSlots, findSlotsInSteps } from "./find-slots.ts";
import { mergeServices } from "./chain/chain.ts";
import type { ChainLink } from "./model.ts";
import { toTakenTimesOf } from "./starts-apart.ts";
import { type RandomCase, randomCase } from "./testing/random-group.ts";
import { randomLongChain } from "./testing/random-long-chain.ts";
import { slowClock } from "./testing/slow-clock.ts";
import { type SlowLink, slowSearch } from "./testing/slow-slots.ts";

// Each run tries other cases; SLOT_CASES multiplies their number.
const times = Number(process.env.SLOT_CASES ?? 1);
const HOUR_MS = 3_600_000;

function check(cases: fc.Arbitrary<RandomCase>, numRuns: number, hold: (random: RandomCase) => void): void {
  fc.assert(fc.property(cases, hold), { numRuns: numRuns * times });
}

function toLink({ services, ...rest }: SlowLink): ChainLink {
  return { ...rest, service: services.length === 1 ? services[0]! : mergeServices(services) };
}

function takenIn({ rows, chain }: RandomCase) {
  return toTakenTimesOf(rows, chain.map(toLink));
}

function slowly(random: RandomCase) {
  return slowSearch({ ...random, clock: slowClock(random.zone, random.day) });
}

function expectSameSlots(random: RandomCase): void {
  const { catalogue, chain, from, until, now } = random;
  const fast = findSlots(catalogue, takenIn(random), { chain: chain.map(toLink), from, until, now });
  const slow = slowly(random);
  const expected = [];
  for (let start = from; start < until; start++) {
    const slot = slow.slotAt(start);
    if (slot) expected.push(slot);
  }
  expect(fast).toEqual(expected);
}

/** Runs two long searches, alternating their steps, as a server does. */
function inTurns(random: RandomCase) {
  const { catalogue, chain, from, until, now } = random;
  const request = { chain: chain.map(toLink), from, until, now, withLinkCalendars: true };
  const start = (perSlice: number) =>
    findSlotsInSteps(catalogue, takenIn(random), request, { left: 1e9, perSlice });
  const searches = [start(1), start(170)];
  const results: unknown[] = [];
  while (results.length < searches.length)
    for (const search of searches) {
      const step = search.next();
      if (step.done && step.value !== undefined) results.push(step.value);
    }
  return { results, whole: findSlots(catalogue, takenIn(random), request) };
}

test(
  "a search in steps, with another one between, finds what a whole one does",
  () =>
    check(fc.oneof(randomCase(1), randomCase(3), randomLongChain()), 300, (random) => {
      const { results, whole } = inTurns(random);
      expect(results).toEqual([whole, whole]);
    }),
  HOUR_MS,
);

const lookingAheadAfter = (stepsBeforeLookahead: number) => ({
  left: Number.POSITIVE_INFINITY,
  stepsBeforeLookahead,
});

test(
  "looking ahead, and remembering what failed, change nothing but the time it takes",
  () =>
    check(fc.oneof(randomCase(3), randomLongChain()), 300, (random) => {
      const { catalogue, chain, ...window } = random;
      const taken = takenIn(random);
      const requestBody = { ...window, chain: chain.map(toLink), withLinkCalendars: true };
      const slots = findSlots(catalogue, taken, requestBody, lookingAheadAfter(Number.POSITIVE_INFINITY));
      expect(findSlots(catalogue, taken, requestBody, lookingAheadAfter(1))).toEqual(slots);
      for (const start of [window.from, ...(slots ?? []).slice(0, 3).map((slot) => slot.start)]) {
        const assigned = (steps: number) =>
          assignChain(catalogue, taken, requestBody.chain, start, window.now, lookingAheadAfter(steps));
        expect(assigned(1)).toEqual(assigned(Number.POSITIVE_INFINITY));
      }
    }),
  HOUR_MS,
);

describe("the slot search and a slow, obvious one agree on random groups", () => {
  test("on the slots of one service", () => check(randomCase(1), 1800, expectSameSlots), HOUR_MS);

  test(
    "on the slots of two or three services in a row",
    () => check(randomCase(3), 1000, expectSameSlots),
    HOUR_MS,
  );

  test(
    "on the slots of five to eight services in a row and on who is assigned",
    () =>
      check(randomLongChain(), 60, (random) => {
        expectSameSlots(random);
        const { catalogue, from, now } = random;
        const assigned = assignWithoutLimit(catalogue, takenIn(random), random.chain.map(toLink), from, now);
        expect(assigned).toEqual(slowly(random).assignmentAt(from));
      }),
    HOUR_MS,
  );

  test(
    "on the first slot, however far ahead",
    () =>
      check(fc.oneof(randomCase(1), randomCase(2)), 600, (random) => {
        const clock = slowClock(random.zone, random.day);
        // The slow search covers only a few days, so bookings beyond them are not allowed.
        const last = clock.until - 3 * 1440;
        const inside = (period: number | null) => Math.min(period ?? 525_600, Math.floor(last - random.now));
        const catalogue = {
          ...random.catalogue,
          maxrdv_period: inside(random.catalogue.maxrdv_period),
          calendars: random.catalogue.calendars.map((calendar) => ({
            ...calendar,
            maxrdv_period: calendar.maxrdv_period === null ? null : inside(calendar.maxrdv_period),
          })),
        };
        const chain = random.chain.map((link) => ({
          ...link,
          services: link.services.map((service) => ({
            ...service,
            maxrdv_period: service.maxrdv_period === null ? null : inside(service.maxrdv_period),
          })),
        }));
        const slow = slowly({ ...random, catalogue, chain });
        let expected: number | null = null;
        for (let start = random.from; start <= last && expected === null; start++) {
          expected = slow.slotAt(start)?.start ?? null;
        }
        const request = { ...random, chain: chain.map(toLink) };
        expect(findFirstSlot(catalogue, takenIn(random), request)).toBe(expected);
      }),
    HOUR_MS,
  );

  test(
    "on which calendars are assigned, and on there being none",
    () =>
      check(fc.oneof(randomCase(1), randomCase(3)), 700, (random) => {
        const { catalogue, now } = random;
        const chain = random.chain.map(toLink);
        const taken = takenIn(random);
        const slow = slowly(random);
        const slots = findSlots(catalogue, taken, { ...random, chain });
        // Some slots, and some other times that mostly are none.
        const starts = slots.slice(0, 6).flatMap(({ start }) => [start, start + 5]);
        for (const start of [random.from, ...starts]) {
          expect(assignWithoutLimit(catalogue, taken, chain, start, now)).toEqual(slow.assignmentAt(start));
        }
      }),
    HOUR_MS,
  );
});
