import { expect, test } from "vitest";
import { newFicheEmail } from "./new-fiche-email.ts";

test("a new fiche has the address of its account, unless that is one of a single sign-on or has none", () => {
  expect(newFicheEmail({ email: "anna@example.org", isSso: false })).toBe("anna@example.org");
  expect(newFicheEmail({ email: "anna@example.org", isSso: true })).toBeNull();
  expect(newFicheEmail({ email: null, isSso: true })).toBeNull();
  expect(newFicheEmail({ email: "", isSso: false })).toBeNull();
});
