import { expect, test } from "vitest";
import { isShownFiche } from "./is-shown-fiche.ts";

test("a fiche is hidden once it is deleted or its last name starts with $", () => {
  expect(isShownFiche({ lastname: "Roux", deleted: false })).toBe(true);
  expect(isShownFiche({ lastname: "Roux $", deleted: false })).toBe(true);
  expect(isShownFiche({ lastname: "$Roux", deleted: false })).toBe(false);
  expect(isShownFiche({ lastname: "Roux", deleted: true })).toBe(false);
});
