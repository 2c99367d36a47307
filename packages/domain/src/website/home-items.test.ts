import { expect, test } from "vitest";
import { homeItemsOf } from "./home-items.ts";

const OFFERED = [1, 2, 3, 4, 5, 6, 7, 8].map((id) => ({ id }));

test("the home page shows what it names, in its own order, six at most", () => {
  expect(homeItemsOf([5, 2], OFFERED).map(({ id }) => id)).toEqual([5, 2]);
  expect(homeItemsOf([8, 7, 6, 5, 4, 3, 2], OFFERED).map(({ id }) => id)).toEqual([8, 7, 6, 5, 4, 3]);
});

test("what is no longer offered is left out; where nothing is left, the first six are shown", () => {
  expect(homeItemsOf([99, 2], OFFERED).map(({ id }) => id)).toEqual([2]);
  expect(homeItemsOf([99], OFFERED).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(homeItemsOf([], [])).toEqual([]);
});
