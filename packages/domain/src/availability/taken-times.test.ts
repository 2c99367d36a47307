import { expect, test } from "vitest";
import { toTakenTimes } from "./taken-times.ts";

test("rows are packed by calendar, in whatever order they come; those without length take nothing", () => {
  const taken = toTakenTimes([
    { id: 1, from: 0, until: 10 },
    { id: 1, from: 30, until: 40 },
    { id: 2, from: 5, until: 6 },
    { id: 1, from: 20, until: 25 },
    { id: 1, from: 50, until: 50 },
    { id: 2, from: 8, until: 7 },
    { id: 3, from: 9, until: 9 },
    { id: 2, from: 1, until: 2 },
    { id: 1, from: 70, until: 71 },
  ]);
  expect([...taken].map(([id, spans]) => [id, [...spans]])).toEqual([
    [1, [0, 10, 30, 40, 20, 25, 70, 71]],
    [2, [5, 6, 1, 2]],
  ]);
  expect(toTakenTimes([])).toEqual(new Map());
});

test("of thousands of rows none is lost", () => {
  const spans = Array.from({ length: 5000 }, (_, index) => [10 * index, 10 * index + 5]);
  const taken = toTakenTimes(spans.map(([from = 0, until = 0]) => ({ id: 4, from, until })));
  expect([...(taken.get(4) ?? [])]).toEqual(spans.flat());
});
