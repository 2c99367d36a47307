import { expect, test } from "vitest";
import { maxAppointments } from "./model.ts";
import { isPromoted } from "./promoted.ts";

test.each([
  [3, null, 3],
  [3, 2, 2],
  [2, 3, 2],
  [3, 0, 1],
  [undefined, null, 1],
  [undefined, 5, 1],
])("steps with a maximum of %s and a link with %s allow %s appointments", (ofStep, ofLink, max) => {
  const steps = [{ max_multirdvs: ofStep }, {}];
  expect(maxAppointments({ steps, max_multirdvs: ofLink })).toBe(max);
});

test("what may cost less by some per cent is promoted; by none, or never, it is not", () => {
  expect([20, 0, null].map((promotions) => isPromoted({ promotions }))).toEqual([true, false, false]);
});
