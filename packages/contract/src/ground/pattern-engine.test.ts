import { expect, test } from "vitest";
import { matchesPattern, isPattern } from "./pattern-engine.ts";

test.each([
  ["[A-Z]{2}", "AB", true],
  ["[A-Z]{2}", "ABc", false],
  ["AB|CD", "ABc", false],
  ["(?<first>\\u00e9+)[^\\s]", "éé!", true],
  [".", "👩", true],
  ["\\p{L}+", "Élise", true],
  ["a\\/b\\-c", "a/b-c", true],
  // A professional could never have tried this invalid rule.
  ["(", "anything", true],
])("%s, as written for a browser: %s fits is %s", (regexp, text, expected) => {
  expect(matchesPattern(regexp, text)).toBe(expected);
});

test.each(["(?=a)b", "(?!a)b", "(?<=a)b", "(?<!a)b", "(a)\\1", "(?<n>a)\\k<n>", "["])(
  "%s is no pattern that can be tried",
  (regexp) => expect(isPattern(regexp)).toBe(false),
);

test("no pattern takes longer than a moment, whatever is typed", () => {
  const started = performance.now();
  expect(matchesPattern("(a+)+b", "a".repeat(28))).toBe(false);
  expect(matchesPattern("(.*a){20}", "a".repeat(255))).toBe(true);
  expect(matchesPattern("(a|aa)+$", `${"a".repeat(9999)}b`)).toBe(false);
  expect(performance.now() - started).toBeLessThan(500);
});
