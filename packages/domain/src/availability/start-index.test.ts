import * as fc from "fast-check";
import { expect, test } from "vitest";
import { indexStarts, startIndex, startsBefore } from "./start-index.ts";

function listOf(values: readonly number[]) {
  return { values: Int32Array.from(values), count: values.length };
}

/** Returns instants that ascend by these steps. */
function ascending(first: number, steps: readonly number[]): number[] {
  let last = first;
  return [first, ...steps.map((step) => (last += step))];
}

const lists = fc.oneof(
  { weight: 1, arbitrary: fc.constant([]) },
  {
    weight: 6,
    arbitrary: fc
      .tuple(fc.integer({ min: 0, max: 200 }), fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 12 }))
      .map(([first, steps]) => ascending(first, steps)),
  },
);

test("an index that is used again and again counts the starts before every instant of the list it has last", () => {
  fc.assert(
    fc.property(fc.array(lists, { minLength: 1, maxLength: 5 }), (several) => {
      const index = startIndex();
      for (const values of several) {
        indexStarts(index, listOf(values));
        for (let instant = (values[0] ?? 0) - 40; instant <= (values.at(-1) ?? 0) + 70; instant++)
          expect(startsBefore(index, instant)).toBe(values.filter((start) => start < instant).length);
      }
    }),
  );
});

test("a list of more starts than there was room for is counted like a short one", () => {
  const values = ascending(
    1000,
    Array.from({ length: 5000 }, () => 5),
  );
  const index = startIndex();
  indexStarts(index, listOf(values));
  for (const at of [0, 1, 2047, 2048, 4999, 5000]) {
    expect(startsBefore(index, values[at]!)).toBe(at);
    expect(startsBefore(index, values[at]! + 1)).toBe(at + 1);
  }
});
