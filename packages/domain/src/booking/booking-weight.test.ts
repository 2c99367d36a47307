import { expect, test } from "vitest";
import { bookingWeight } from "./booking-weight.ts";

test.each([
  ["half an hour", 1, 30, 1],
  ["an hour", 1, 60, 1],
  ["a minute more than an hour", 1, 61, 2],
  ["three short ones", 3, 45, 3],
  ["a working week", 1, 2400, 40],
])("%s", (_title, appointments, minutes, weight) => {
  expect(bookingWeight(appointments, minutes)).toBe(weight);
});
