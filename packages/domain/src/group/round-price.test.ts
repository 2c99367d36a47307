import { expect, test } from "vitest";
import { toRoundPrice } from "./round-price.ts";

test.each([
  [2600, "EUR", 2600],
  [2600, "GBP", 2300],
  [2600, "CZK", 65_000],
  [2600, "HUF", 900_000],
  [4500, "PLN", 18_000],
  [1200, "CHF", 1400],
  [20_000, "HUF", 7_000_000],
  [0, "USD", 0],
])("%i cents are %s %i", (cents, currency, price) => {
  expect(toRoundPrice(cents, currency)).toBe(price);
});
