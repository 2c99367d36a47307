import { expect, test } from "vitest";
import { hasHome } from "./has-home.ts";

test("a home page needs a minisite, and content that is set to be shown", () => {
  expect(hasHome({ has_minisite: true }, { show: true })).toBe(true);
  expect(hasHome({ has_minisite: true }, { show: false })).toBe(false);
  expect(hasHome({ has_minisite: true }, null)).toBe(false);
  expect(hasHome({ has_minisite: false }, { show: true })).toBe(false);
});
