import { expect, test } from "vitest";
import { assignChain } from "./chain/assign-chain.ts";
import { findSlots } from "./find-slots.ts";
import type { ChainLink } from "./model.ts";
import { lengthVariants, longestLength } from "./place-terms.ts";
import { calendar, group, link, open, service } from "./testing/example-group.ts";
import { createLimitedBudget } from "./work.ts";

const by_place = [{ calendars: [1], resources: [], length: 45, price: null }];
const catalogue = group([1, 2].map((id) => calendar(id, { openinghours: [open("08:00", "20:00")] })));
const treatment = service(30, { by_place });
const chainOf = (links: number): ChainLink[] => Array.from({ length: links }, () => link(treatment));

test("a chain is searched once for each combination of lengths, and by itself where none differs", () => {
  const plain = [link(service(30))];
  expect(lengthVariants(catalogue, plain)).toEqual([plain]);
  const variants = lengthVariants(catalogue, chainOf(2))!;
  expect(variants.map((chain) => chain.map((one) => [one.service.length, one.calendarIds]))).toEqual([
    [
      [45, [1]],
      [45, [1]],
    ],
    [
      [45, [1]],
      [30, [2]],
    ],
    [
      [30, [2]],
      [45, [1]],
    ],
    [
      [30, [2]],
      [30, [2]],
    ],
  ]);
  expect(longestLength(treatment)).toBe(45);
});

test("more combinations than are searched are refused like a search that takes too long", () => {
  const chain = chainOf(8);
  const work = createLimitedBudget();
  expect(findSlots(catalogue, new Map(), { chain, from: 0, until: 60, now: 0 }, work)).toBeNull();
  expect(assignChain(catalogue, new Map(), chain, 0, 0, work)).toBe("too_hard");
});
