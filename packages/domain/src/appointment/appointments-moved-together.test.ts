import { expect, test } from "vitest";
import { appointmentsMovedTogether } from "./appointments-moved-together.ts";

const link = (id: number, start: number, end: number, parent_id: number | null = null) => ({
  id,
  start,
  end,
  parent_id,
});
const idsOf = (links: readonly { id: number }[]) => links.map(({ id }) => id);

const CHAIN = [link(1, 0, 30), link(2, 30, 60), link(3, 75, 90, 2), link(4, 90, 120)];

test.each([1, 2, 3, 4])("a chain and its pack with its break move whole, whichever is named: %s", (id) => {
  expect(idsOf(appointmentsMovedTogether(CHAIN.toReversed(), id))).toEqual([1, 2, 3, 4]);
});

test("what a cancellation has parted moves apart", () => {
  const parted = CHAIN.filter((one) => one.id !== 2 && one.id !== 3);
  expect(idsOf(appointmentsMovedTogether(parted, 1))).toEqual([1]);
  expect(idsOf(appointmentsMovedTogether(parted, 4))).toEqual([4]);
});

test("of two that start at once each moves alone, or with what follows it in the order they were booked in", () => {
  const twins = [link(6, 0, 30), link(5, 0, 30), link(7, 30, 60)];
  expect(idsOf(appointmentsMovedTogether(twins, 5))).toEqual([5]);
  expect(idsOf(appointmentsMovedTogether(twins, 7))).toEqual([6, 7]);
});

test("one alone moves alone, and one that is not there moves nothing", () => {
  expect(idsOf(appointmentsMovedTogether([link(7, 0, 30)], 7))).toEqual([7]);
  expect(appointmentsMovedTogether(CHAIN, 9)).toEqual([]);
  expect(appointmentsMovedTogether([], 9)).toEqual([]);
});
