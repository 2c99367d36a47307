import { describe, expect, test } from "vitest";
import { intersectRanges, joinRanges, subtractRanges } from "./ranges.ts";

test("ranges that touch or overlap are one, in any order; empty ones vanish", () => {
  const pairs = [
    [30, 40],
    [10, 20],
    [20, 25],
    [12, 18],
    [50, 50],
    [39, 45],
  ] as const;
  expect(joinRanges(pairs)).toEqual([10, 25, 30, 45]);
});

describe("the times in both", () => {
  test.each([
    ["apart", [0, 10], [20, 30], []],
    ["touching", [0, 10], [10, 20], []],
    ["overlapping", [0, 20], [10, 30], [10, 20]],
    ["one inside the other", [0, 30], [10, 20], [10, 20]],
    ["the same", [0, 10], [0, 10], [0, 10]],
    ["one of which is cut in several", [0, 100], [10, 20, 30, 40, 90, 120], [10, 20, 30, 40, 90, 100]],
    ["of several each", [0, 10, 20, 30, 40, 50], [5, 25, 45, 60], [5, 10, 20, 25, 45, 50]],
    ["one of which is empty", [0, 10], [], []],
  ])("%s", (_, a, b, both) => {
    expect(intersectRanges(a, b)).toEqual(both);
    expect(intersectRanges(b, a)).toEqual(both);
  });
});

test.each([
  ["before", [10, 20], [0, 10], [10, 20]],
  ["behind", [10, 20], [20, 30], [10, 20]],
  ["at its beginning", [10, 20], [5, 12], [12, 20]],
  ["at its end", [10, 20], [18, 25], [10, 18]],
  ["in its middle", [10, 20], [12, 14, 15, 16], [10, 12, 14, 15, 16, 20]],
  ["over all of it", [10, 20], [0, 30], []],
  ["over the end of one and the beginning of the next", [0, 10, 20, 30], [5, 25], [0, 5, 25, 30]],
])("what is taken away %s is left out", (_, a, b, rest) => {
  expect(subtractRanges(a, b)).toEqual(rest);
});
