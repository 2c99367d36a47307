import { expect, test } from "vitest";
import { tokenExpiresAt } from "./token-lifetime.ts";

test("two hours are two hours, also over a clock change", () => {
  expect(tokenExpiresAt(Date.parse("2026-10-25T00:30:00Z"))).toBe(Date.parse("2026-10-25T02:30:00Z"));
});
