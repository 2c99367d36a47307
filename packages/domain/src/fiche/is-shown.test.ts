import { expect, test } from "vitest";
import { isShown } from "./is-shown.ts";

test("a fiche is hidden once it is deleted or its last name starts with $", () => {
  expect(isShown({ lastname: "Roux", deleted: false })).toBe(true);
  expect(isShown({ lastname: "Roux $", deleted: false })).toBe(true);
  expect(isShown({ lastname: "$Roux", deleted: false })).toBe(false);
  expect(isShown({ lastname: "Roux", deleted: true })).toBe(false);
});
