import { expect, test } from "vitest";
import { isTokenAlive, tokenExpiresAt } from "./token-lifetime.ts";

const SIGNED = Date.parse("2026-12-01T09:00:00Z");

test.each([
  ["2026-12-01T09:00:00Z", true],
  ["2026-12-01T10:59:59.999Z", true],
  ["2026-12-01T11:00:00Z", false],
  ["2026-12-02T09:00:00Z", false],
  ["2026-12-01T08:59:59Z", false],
])("a token signed in at 09:00 is good at %s: %s", (now, alive) => {
  expect(isTokenAlive(SIGNED, Date.parse(now))).toBe(alive);
});

test("two hours are two hours, also over a clock change", () => {
  expect(tokenExpiresAt(Date.parse("2026-10-25T00:30:00Z"))).toBe(Date.parse("2026-10-25T02:30:00Z"));
});
