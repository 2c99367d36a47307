import { expect, test } from "vitest";
import { withoutParameters } from "./without-parameters.ts";

test.each([
  ["a=1&token=x&b=2", "a=1&b=2"],
  ["token=x", ""],
  ["", ""],
  ["fiche%5Bemail%5D=a%2Bb&colors[main]=ABC&token", "fiche%5Bemail%5D=a%2Bb&colors[main]=ABC"],
  ["tokens=1&date=2026-12-01+09:20:00", "tokens=1&date=2026-12-01+09:20:00"],
])("%s without its token is %s, otherwise unchanged", (query, rest) => {
  expect(withoutParameters(query, ["token"])).toBe(rest);
});
